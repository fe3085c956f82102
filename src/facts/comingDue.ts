import { isObject } from '../document/isObject.ts'
import { placeOf, type Sources } from '../document/sources.ts'
import type { Kit } from '../kit/Kit.ts'
import { readDocument } from '../lint/readDocument.ts'
import { sharedContextOf } from '../lint/sharedContext.ts'
import { formatFact } from '../model/formatFact.ts'
import { type Day, dayAfter, isDay, yearAfter } from '../model/shownOn.ts'

/** What comes due on a day, in words: something begins, ends, has another value, or is to be looked at again. `file` says where. */
export type Due = { readonly day: Day; readonly what: string; readonly file: string }

/** What a thing with days of its own comes to. An end is told on the first day without it. */
const spanOf = (thing: unknown, name: string, file: string): Due[] => {
  const { from, until } = isObject(thing) ? thing : {}
  const end = isDay(until) ? dayAfter(until) : undefined
  return [
    ...(isDay(from) ? [{ day: from, what: `${name} is shown`, file }] : []),
    ...(end === undefined ? [] : [{ day: end, what: `${name} is no longer shown`, file }]),
  ]
}

const headingOf = (block: unknown, index: number): string => {
  const heading = isObject(block) ? block['heading'] : undefined
  return typeof heading === 'string' ? `"${heading}"` : `block ${index + 1}`
}

const dueIn = (kit: Kit, path: string, text: string, writtenFor: number): Due[] => {
  const { value } = readDocument(kit, path, text, { writtenFor })
  const route = placeOf(path)?.route ?? path
  const { blocks, announcement, reviewBy } = value ?? {}
  return [
    ...(placeOf(path)?.kind === 'page' ? spanOf(value, route, path) : []),
    ...(Array.isArray(blocks) ? blocks.flatMap((block: unknown, index) => spanOf(block, `${headingOf(block, index)} on ${route}`, path)) : []),
    ...spanOf(announcement, 'The announcement', path),
    ...(isDay(reviewBy) ? [{ day: reviewBy, what: `${route} is to be read again by this day`, file: path }] : []),
  ]
}

/**
 * What comes due in a site within a year of a day, in the order of the days; what was to be looked at again before it and still waits comes first.
 * Pure. Drafts are told too: their days are as good as any.
 */
export const comingDue = (kit: Kit, sources: Sources, today: Day): Due[] => {
  const { facts, factsFile, writing, writtenFor } = sharedContextOf(kit, sources, today)
  const ofFacts = [...(facts ?? [])].flatMap(([name, { next, reviewBy, written }]): Due[] => [
    ...(next ? [{ day: next.from, what: `${name} is ${formatFact({ value: next.value, written }, writing)}`, file: factsFile?.path ?? '' }] : []),
    ...(reviewBy ? [{ day: reviewBy, what: `${name} is to be checked again by this day`, file: factsFile?.path ?? '' }] : []),
  ])
  const all = [...sources.files.flatMap(({ path, text }) => (/"(?:from|until|reviewBy)"/.test(text) ? dueIn(kit, path, text, writtenFor) : [])), ...ofFacts]
  const isDue = ({ day, what }: Due) => day <= yearAfter(today) && (day > today || / by this day$/.test(what))
  return all.filter(isDue).sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
