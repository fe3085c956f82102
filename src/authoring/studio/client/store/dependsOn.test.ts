import { expect, it } from 'vitest'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import { dependsOn, supersedes } from './dependsOn.ts'

const set = (pointer: string, file = 'pages/a.json'): DocumentEdit => ({
  kind: 'set',
  file,
  pointer,
  value: 'x',
})
const insert: DocumentEdit = {
  kind: 'insert',
  file: 'pages/a.json',
  pointer: '/blocks/1',
  values: [{}],
}
const remove: DocumentEdit = { kind: 'remove', file: 'pages/a.json', pointer: '/blocks/2' }
const move: DocumentEdit = {
  kind: 'move',
  file: 'pages/a.json',
  pointer: '/blocks/2',
  to: '/blocks/0',
}

it.each<[string, DocumentEdit, DocumentEdit, boolean]>([
  ['another file', set('/title', 'pages/b.json'), set('/title'), false],
  ['another text of the file', set('/blocks/1/heading'), set('/title'), false],
  ['the same text again', set('/title'), set('/title'), false],
  ['a text beside one whose name begins alike', set('/titles'), set('/title'), false],
  ['something within a value', set('/blocks/1/items/0'), set('/blocks/1'), true],
  ['the value around a text', remove, set('/blocks/2/heading'), true],
  ['a text after blocks have shifted', set('/blocks/4/heading'), insert, true],
  ['a block that is moved while another text waits', move, set('/title'), true],
])('%s waits for the change before it only if it depends on it', (_what, later, earlier, waits) => {
  expect(dependsOn({ edits: [later] }, { edits: [earlier] })).toBe(waits)
})

it('a change that rewrites all of an earlier change supersedes it', () => {
  expect(
    supersedes({ edits: [set('/title'), set('/description')] }, { edits: [set('/title')] }),
  ).toBe(true)
  expect(
    supersedes({ edits: [set('/title')] }, { edits: [set('/title'), set('/description')] }),
  ).toBe(false)
  expect(supersedes({ edits: [set('/blocks/1')] }, { edits: [insert] })).toBe(false)
})
