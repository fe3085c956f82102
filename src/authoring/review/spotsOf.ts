import { entryName } from '../../content/changes/compare/entryName.ts'
import { readJson } from '../../content/changes/compare/readJson.ts'
import { textsOf } from '../../content/lint/findings/wholeMessage.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import { englishNameOf } from '../../core/document/englishNameOf.ts'
import { isObject } from '../../core/document/isObject.ts'
import { placeOf } from '../../core/document/sources.ts'
import type { ReadFile } from '../../core/edits/change.ts'
import { keysOf } from '../../core/model/schema/path.ts'
import type { LocatedFinding, Spot } from './review.ts'

const kinds: Readonly<Record<string, string>> = { site: 'Site settings', facts: 'Facts' }

const documentName = (file: string, titles: Readonly<Record<string, string>>): string => {
  const place = placeOf(file)
  if (place?.route !== undefined) return titles[place.route] ?? place.route
  const name = file.replace(/^pages\/(?:_assets\/|_checks\/)?/, '').replace(/\.json$/, '')
  if (place?.kind === 'checks') return `Expectations of the site: ${name}`
  if (place?.kind === 'language' && place.language !== undefined)
    return `Site settings of a language: ${englishNameOf(place.language)}`
  return kinds[place?.kind ?? ''] ?? name
}

/** The words of a link in a text that leads to what is marked. */
const linkWords = (text: string, marked: string): string | undefined => {
  const end = text.indexOf(`](${marked}`)
  return end < 0 ? undefined : text.slice(text.lastIndexOf('[', end) + 1, end)
}

/** So many names tell where something stands: "Learn more" alone is on every card. */
const maxNames = 2

/** What a place of a document is known by: the words of its link, and the names of what is around it, from the inside out. */
const wordsAt = (document: unknown, pointer: string, marked: string): string | undefined => {
  const enclosing: unknown[] = [document]
  for (const key of keysOf(pointer)) {
    const holder = enclosing.at(-1)
    enclosing.push(
      isObject(holder)
        ? holder[key]
        : Array.isArray(holder)
          ? (holder as readonly unknown[])[Number(key)]
          : undefined,
    )
  }
  const own = enclosing.pop()
  const link = typeof own === 'string' ? linkWords(own, marked) : undefined
  const names = enclosing
    .slice(1)
    .reverse()
    .flatMap((thing) => (isObject(thing) ? [entryName(thing)] : []))
  const known = [link, ...names].filter((name) => name !== undefined && name !== own)
  return known.length === 0
    ? undefined
    : known
        .slice(0, maxNames)
        .map((name) => `“${name}”`)
        .join(' in ')
}

const spotOf = (
  finding: Finding,
  read: ReadFile,
  titles: Readonly<Record<string, string>>,
): Spot => {
  const { file, line, column, length, pointer } = finding
  const content = read(file)
  const text = typeof content === 'string' ? content : ''
  const marked = text.split('\n')[line - 1]?.slice(column - 1, column - 1 + length) ?? ''
  return {
    name: documentName(file, titles),
    route: placeOf(file)?.route,
    words: wordsAt(readJson(text), pointer, marked),
    file,
    line,
  }
}

/** A finding with all its places as people know them: by the page and the words that stand there. `read` reads the state that it was found in. */
export const withSpots = (
  finding: Finding,
  read: ReadFile,
  titles: Readonly<Record<string, string>>,
): LocatedFinding => {
  const all = finding.of ?? [finding]
  const [first = finding] = all
  // the places are listed by themselves
  const texts = {
    ...textsOf(finding),
    ...(first.code === finding.code ? { message: textsOf(first).message } : {}),
  }
  return { ...finding, ...texts, spots: all.map((one) => spotOf(one, read, titles)) }
}
