import { expect, test } from 'vitest'
import { littleSite } from '../../../tests/support/littleSite.ts'
import { lint } from '../../content/lint/lint.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { standardPageKit } from '../../kits/standard/pageKit.ts'
import { checkDocument } from './checkDocument.ts'

const path = 'pages/about.json'
const today = '2026-01-15'
const textOf = (edits: Parameters<typeof littleSite>[0]) =>
  littleSite(edits).files.find((file) => file.path === path)?.text ?? ''

test.each([
  ['nothing', []],
  ['a missing quotation mark', [{ file: path, text: '{ "title: 1 }' }]],
  ['an unknown key', [{ file: path, at: '/titel', value: 'About us' }]],
  ['a title that a later page has too', [{ file: path, at: '/title', value: 'Bicycle repairs' }]],
  ['a dead link', [{ file: path, at: '/blocks/1/paragraphs/0', value: '[Prices](/prices)' }]],
])('the checker finds what lint finds: %s', (_what, edits) => {
  const found = checkDocument(
    standardPageKit,
    littleSite(),
    path,
    textOf(edits),
    today,
  ).findings.map(
    ({ frame: _frame, fixable: _fixable, answers: _answers, toWrite: _toWrite, ...finding }) =>
      finding,
  )
  const expected = lint(standardKit, littleSite(edits), { today })
    .filter(({ file }) => file === path)
    .map(({ answers: _answers, of: _of, ...finding }) => finding)
  expect(found).toEqual(expected)
})

test('returns HTML for a document that can be drawn and none for one that cannot', () => {
  expect(
    checkDocument(
      standardPageKit,
      littleSite(),
      path,
      textOf([{ file: path, at: '/title', value: 'New words' }]),
      today,
    ).html,
  ).toContain('<title>New words')
  expect(checkDocument(standardPageKit, littleSite(), path, '{', today).html).toBeUndefined()
})
