import { isObject } from '../../../core/document/isObject.ts'
import { type Day, isDay, turnsOf } from '../../../core/model/site/shownOn.ts'
import type { Json } from '../types/file.ts'

const nextOf = (fact: unknown): Day[] => {
  const next = isObject(fact) ? fact['next'] : undefined
  return isObject(next) && isDay(next['from']) ? [next['from']] : []
}

/** The days on which a document begins to say something else, by itself: of a page, its blocks, an announcement, figures. Each once. Pure; stands any value. */
export const daysOf = (value: Json | undefined): Day[] => {
  if (!value) return []
  const { blocks, announcement, facts } = value
  const all = [
    value,
    ...(Array.isArray(blocks) ? (blocks as unknown[]) : []),
    announcement,
  ].flatMap(turnsOf)
  return [...new Set([...all, ...(isObject(facts) ? Object.values(facts).flatMap(nextOf) : [])])]
}
