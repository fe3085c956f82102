import { writeJson } from '../document/writeJson.ts'
import { blockOf } from '../kit/blockOf.ts'
import type { Kit } from '../kit/Kit.ts'
import { indexJson, type Span } from '../lint/positions/indexJson.ts'
import { lineAndColumn, lineStarts } from '../lint/positions/lineIndex.ts'

/** A text with something added, and the line where that now stands. */
export type Added = { readonly text: string; readonly line: number }

/** Adds a value after the last one of a list that stands in the text, laid out as that one is. */
const append = (text: string, last: Span, value: object): Added => {
  const before = /(?:\r\n|\n|\r)?[ \t]*$/.exec(text.slice(0, last.start))?.[0] ?? ''
  const newLine = before.trim() === '' && /[\r\n]/.test(before)
  const indent = newLine ? before.replace(/[\r\n]/g, '') : ''
  const written = writeJson(value, indent || '  ').replace(/\n/g, /\r\n/.test(text) ? '\r\n' : '\n')
  const added = `${text.slice(0, last.end)},${newLine ? before : ' '}${written}${text.slice(last.end)}`
  return { text: added, line: lineAndColumn(lineStarts(added), last.end + 1 + before.length).line }
}

/**
 * Adds a page to the list of pages of a document, or such a list at its end where it has none. Only the new lines
 * differ: the rest of the text stays as it is written. The text must follow its schema. A page that is listed already
 * is not listed twice: then undefined.
 */
export const addLink = (kit: Kit, text: string, route: string): Added | undefined => {
  const { blocks: list } = JSON.parse(text) as { blocks: { type: string; items?: { href?: unknown }[] }[] } // see above
  const index = list.findIndex(({ type }) => blockOf(kit, type).pageList)
  const spans = indexJson(text)
  const at = list[index]
  if (at?.items?.some(({ href }) => href === route)) return undefined
  const pageList = (at ? [at.type] : Object.keys(kit.blocks)).flatMap((type) => blockOf(kit, type).pageList ?? [])[0]
  const last = spans.get(at ? `/blocks/${index}/items/${(at.items?.length ?? 0) - 1}` : `/blocks/${list.length - 1}`)
  if (!pageList || !last) return undefined
  return append(text, last, at ? pageList.entryFor(route) : pageList.blockFor(route))
}
