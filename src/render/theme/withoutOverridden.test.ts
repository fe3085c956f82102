import { expect, test } from 'vitest'
import { withoutOverridden } from './withoutOverridden.ts'

const declared = (property: string, text: string) =>
  ({ kind: 'declaration', property, text }) as const
const ruled = (selector: string, ...nodes: ReturnType<typeof declared>[]) =>
  ({ kind: 'rule', selectors: [{ text: selector }], nodes }) as const
const at = (head: string, ...nodes: ReturnType<typeof ruled>[]) =>
  ({ kind: 'at', head, nodes }) as const

test('withoutOverridden removes overridden declarations of a selector and rules left empty', () => {
  const given = [
    ruled('a', declared('color', 'color:red'), declared('top', 'top:0')),
    ruled('b', declared('top', 'top:1px')),
    ruled('b', declared('top', 'top:2px')),
  ]
  const later = ruled('a', declared('color', 'color:blue'))
  expect(withoutOverridden([...given, later])).toEqual([
    ruled('a', declared('top', 'top:0')),
    ruled('b', declared('top', 'top:2px')),
    later,
  ])
})

test('withoutOverridden keeps declarations with a different selector or media condition', () => {
  const given = [
    ruled('a', declared('top', 'top:0')),
    ruled('a:hover', declared('top', 'top:1px')),
    at('@media print', ruled('a', declared('top', 'top:2px'))),
  ]
  expect(withoutOverridden(given)).toEqual(given)
})
