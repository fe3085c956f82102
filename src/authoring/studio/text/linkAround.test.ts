import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { linkAround, wordAround } from './linkAround.ts'
import { readText } from './readText.ts'

/** The state of a text with the caret at the bar, or what stands between two of them selected. */
const stateOf = (written: string): EditorState => {
  const [before = '', chosen, after] = written.split('|')
  const doc = readText(written.replaceAll('|', ''), true, () => '£45')
  const from = before.length
  const to = after === undefined ? from : from + (chosen ?? '').length
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) })
}

test.each([
  ['we are mu|ch more', 'much'],
  ['Müller’s hou|se', 'house'],
  ['Mü|ller’s house', 'Müller’s'],
  ['a twenty-fo|ur hour day', 'twenty-four'],
])('in “%s” the word at the caret is “%s”', (written, word) => {
  const state = stateOf(written)
  const found = wordAround(state)
  expect(found && state.doc.textBetween(found.from, found.to)).toBe(word)
})

test.each(['|much more', 'much| more', 'much |more', 'mu|ch| more', '|'])(
  'in “%s” the caret isn’t inside a word',
  (written) => {
    expect(wordAround(stateOf(written))).toBeUndefined()
  },
)

test.each([
  [4, undefined],
  [5, '/b'],
  [8, '/b'],
  [9, undefined],
])('with the caret at %i of “see [here](/b) now” the link leads to %s', (at, href) => {
  const doc = readText('see [here](/b) now', true, () => '£45')
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) })
  expect(linkAround(state)?.href).toBe(href)
})
