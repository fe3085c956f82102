import { changeInWords } from '../../content/changes/messages/changeMessages.ts'
import type { FileKind } from '../../content/changes/messages/fileKinds.ts'
import { plainWords, type Words } from '../../content/changes/messages/Words.ts'
import { allTold, type Changes } from '../../content/changes/told.ts'
import { joinSome, joinWords } from '../../core/text/joinWords.ts'

/** As long as the first line of a message may be, so that lists of versions show it whole. In characters. */
const longest = 72

const shortened = (text: string, most = longest): string => {
  const line = text.replace(/\s+/g, ' ').replace(/[.:]$/, '').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

const textAs = (sentence: Words, as: 'was' | 'is'): string | undefined => {
  const part = sentence.find((one) => typeof one !== 'string' && one.as === as)
  return typeof part === 'object' ? part.text.trim() : undefined
}

/** A value in the place of another one where there is no room for all of the sentence: the beginning of what it is gives way, never what it says now. */
const inShort = (sentence: Words): string | undefined => {
  const [was, is] = [textAs(sentence, 'was'), textAs(sentence, 'is')]
  if (was === undefined || is === undefined) return undefined
  const change = `${was} → ${is}`
  const room = longest - change.length - 1
  const from = sentence.findIndex(
    (part) => typeof part !== 'string' && (part.as === 'was' || part.as === 'is'),
  )
  const what = plainWords(sentence.slice(0, from))
    .replace(/[\s:,(“]+$/, '')
    .trim()
  if (room < 12) return undefined
  return what.length <= room ? `${what} ${change}` : `${shortened(what, room)} ${change}`
}

const named = (names: readonly string[], shown: number): string =>
  names.length > shown ? joinSome(names, shown) : joinWords(names, 'and')

/** As many of the names as there is room for, two at most, and how many more there are. */
const namedWithin = (names: readonly string[], room: number): string => {
  const both = named(names, 2)
  const [first = '', ...others] = names
  if (both.length <= room || others.length === 0) return shortened(both, room)
  const rest = named(names, 1).slice(first.length)
  return `${shortened(first, room - rest.length)}${rest}`
}

/** Documents of which a site has one, by what the studio calls them. */
const asCalled: Readonly<Partial<Record<FileKind, string>>> = {
  site: 'Settings of the site',
  facts: 'Fees & figures',
}

/** What is proposed as the summary of changes that are to be published: the change itself where it is one, else where they are. Pure. */
export const proposedSummary = (changes: Changes): string => {
  const [first, ...more] = changes.files.flatMap(({ changes: own }) => own)
  if (!first) return ''
  const where = changes.files.map(({ kind, name }) => asCalled[kind] ?? name)
  if (more.length === 0) {
    const words = changeInWords(first.message)
    const sentence = plainWords(words).trim()
    const isOpen = sentence.endsWith(':')
    if (sentence.length > longest) return inShort(words) ?? shortened(sentence)
    return shortened(isOpen || sentence.length < 12 ? `${where[0]}: ${sentence}` : sentence)
  }
  const count = `${allTold(changes).length} changes: `
  return count + namedWithin([...new Set(where)], longest - count.length)
}
