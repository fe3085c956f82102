import { Slice } from 'prosemirror-model'
import { plainText } from '../../../model/inline.ts'
import { parseHtml } from '../natives.ts'
import { type Part, partsOf, plainParts } from '../paste/partsOf.ts'
import { readText } from '../text/readText.ts'
import type { WrittenPage } from '../WrittenPage.ts'
import type { TypedText } from './TypedText.ts'

const partsIn = (data: DataTransfer): Part[] => {
  const html = data.getData('text/html')
  const parts = html === '' ? [] : partsOf(parseHtml(html))
  return parts.length > 0 ? parts : plainParts(data.getData('text/plain'))
}

/** What was copied, where it is some words: of a paragraph, a heading or a list's only item. */
const wordsOf = ([only, ...more]: readonly Part[]): string | undefined => {
  if (!only || more.length > 0) return undefined
  if (only.kind === 'list') return only.items.length === 1 ? only.items[0] : undefined
  return only.kind === 'table' ? undefined : only.text
}

/**
 * Puts what was pasted into a text, where it is some words; what is more (a list, a table, paragraphs) is told to the studio, which offers the
 * blocks that fit. Whatever it is, the page's elements get nothing of it but our own marks.
 */
export const pasteInto = ({ view, place: { text } }: TypedText, event: Event, data: DataTransfer, page: WrittenPage): boolean => {
  event.preventDefault()
  const parts = partsIn(data)
  if (parts.length === 0) return true
  const only = wordsOf(parts)
  if (only === undefined) {
    const { selection, doc } = view.state
    const replaces = !selection.empty && selection.content().content.eq(doc.content)
    page.tell({ kind: 'pasted', file: text.file, pointer: text.pointer, parts, ...(replaces ? { replaces } : {}) })
    return true
  }
  const words = readText(text.isMarkup ? only : plainText(only), text.isMarkup, (reference) => `{{${reference}}}`)
  view.dispatch(view.state.tr.replaceSelection(new Slice(words.content, 0, 0)).scrollIntoView())
  return true
}
