import { isObject } from '../../core/document/isObject.ts'
import { placeOf, type Sources } from '../../core/document/sources.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import { formatFact } from '../../core/model/figures/formatFact.ts'
import { escapeKey } from '../../core/model/schema/path.ts'
import { type Day, dayAfter, isDay, yearAfter } from '../../core/model/site/shownOn.ts'
import { readDocument } from '../lint/project/readDocument.ts'
import { sharedContextOf } from '../lint/project/sharedContext.ts'

/** What comes due on a day, in words: something begins, ends, has another value, or is to be looked at again. `file` and `pointer` say where. */
export type Due = {
  readonly day: Day
  readonly what: string
  readonly file: string
  readonly pointer: string
}

/** What a thing with days of its own comes to. An end is told on the first day without it. */
const spanOf = (thing: unknown, name: string, file: string, pointer: string): Due[] => {
  const { from, until } = isObject(thing) ? thing : {}
  const end = isDay(until) ? dayAfter(until) : undefined
  return [
    ...(isDay(from) ? [{ day: from, what: `${name} is shown`, file, pointer }] : []),
    ...(end === undefined ? [] : [{ day: end, what: `${name} is no longer shown`, file, pointer }]),
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
    ...(placeOf(path)?.kind === 'page' ? spanOf(value, route, path, '') : []),
    ...(Array.isArray(blocks)
      ? blocks.flatMap((block: unknown, index) =>
          spanOf(block, `${headingOf(block, index)} on ${route}`, path, `/blocks/${index}`),
        )
      : []),
    ...spanOf(announcement, 'The announcement', path, '/announcement'),
    ...(isDay(reviewBy)
      ? [
          {
            day: reviewBy,
            what: `${route} is to be read again by this day`,
            file: path,
            pointer: '',
          },
        ]
      : []),
  ]
}

/**
 * What comes due in a site within a year of a day, in the order of the days; what was to be looked at again before it and still waits comes first.
 * Pure. Drafts are told too: their days are as good as any.
 */
export const comingDue = (kit: Kit, sources: Sources, today: Day): Due[] => {
  const { facts, factsFile, writing, writtenFor } = sharedContextOf(kit, sources, today)
  const ofFacts = [...(facts ?? [])].flatMap(
    ([name, { label: called, next, reviewBy, written }]): Due[] => {
      const where = { file: factsFile?.path ?? '', pointer: `/facts/${escapeKey(name)}` }
      return [
        ...(next
          ? [
              {
                day: next.from,
                what: `${called} is ${formatFact({ value: next.value, written }, writing)}`,
                ...where,
              },
            ]
          : []),
        ...(reviewBy
          ? [{ day: reviewBy, what: `${called} is to be checked again by this day`, ...where }]
          : []),
      ]
    },
  )
  const all = [
    ...sources.files.flatMap(({ path, text }) =>
      /"(?:from|until|reviewBy)"/.test(text) ? dueIn(kit, path, text, writtenFor) : [],
    ),
    ...ofFacts,
  ]
  const isDue = ({ day, what }: Due) =>
    day <= yearAfter(today) && (day > today || / by this day$/.test(what))
  return all.filter(isDue).sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
