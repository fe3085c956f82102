import { expect, it } from 'vitest'
import type { ShownFinding } from '../../../workspace/overview.ts'
import { foundAtFirst, foundSince } from './foundSince.ts'

const finding = (message: string, line = 1): ShownFinding => ({
  file: 'pages/a.json',
  pointer: '/title',
  rule: 'a',
  severity: 'warning',
  id: message,
  code: 'ownRule',
  data: { words: message },
  line,
  column: 1,
  length: 1,
  frame: '',
  fixable: false,
  toWrite: false,
  answers: [],
})

it('returns findings that are new since the studio was opened, even if others have moved', () => {
  const empty = foundAtFirst(undefined, { version: 7, findings: [] })
  const first = foundAtFirst(empty, { version: 7, findings: [finding('old')] }) // lint comes later than the list of pages
  const later = [finding('old', 4), finding('new')]
  expect(foundAtFirst(first, { version: 8, findings: later })).toBe(first)
  expect(foundSince(later, first)).toEqual([finding('new')])
  expect(foundSince(later, first)).toBe(foundSince(later, first))
  expect(foundSince(later, undefined)).toEqual([])
})
