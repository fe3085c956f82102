import type { Schema } from '../../../../core/document/documentSchemas.ts'
import { reservedFieldNames } from '../../../../core/document/reservedFieldNames.ts'
import { type Role, roleOf } from '../../../../core/document/roleOf.ts'
import { askedBy } from '../../../../core/model/text/unfinished.ts'
import { addressFor } from '../store/addressFor.ts'

const wordsIn = (label: string): string[] => addressFor(label, '/').split(/[/-]/).filter(Boolean)
const small = /^(?:an?|the|of|for|in|on|at|to|and|or|by|is)$/

/** A label of so many words is a name as it stands: it is read in the mail in which an enquiry comes. */
const most = 7

/** "How old is the pupil?" is howOldIsThePupil. Empty where a label has no letters that a name may have. */
const nameOf = (label: string): string => {
  const all = wordsIn(label)
  const words = all.length > most ? all.filter((word) => !small.test(word)) : all
  return words
    .slice(words.findIndex((word) => /^[a-z]/.test(word)))
    .slice(0, all.length > most ? 4 : most)
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .replace(/^\d.*$/, '')
}
const sentValueOf = (label: string): string => wordsIn(label).join('-') || label.trim()

type Maker = {
  readonly of: (label: string) => string
  readonly next: (made: string, number: number) => string
}

/** What travels with an answer and nobody reads on the page: made of the label beside it, as long as it is new. */
const makers: ReadonlyMap<Role | undefined, Maker> = new Map<Role, Maker>([
  ['fieldName', { of: nameOf, next: (made, number) => `${made}${number}` }],
  ['optionValue', { of: sentValueOf, next: (made, number) => `${made}-${number}` }],
])

export const isMadeOfLabel = (schema: Schema): boolean => makers.has(roleOf(schema))

/** Whether nobody has given it a word yet: it is as a new entry has it. */
export const isUnnamed = (value: unknown): boolean =>
  askedBy(value) !== undefined || (typeof value === 'string' && /^new-?\d*$/.test(value))

/** What a label makes of it, that none beside it has; undefined where nothing can be made. Pure. */
export const madeOfLabel = (
  schema: Schema,
  label: string,
  taken: readonly unknown[],
): string | undefined => {
  const maker = makers.get(roleOf(schema))
  const made = maker?.of(label) ?? ''
  if (!maker || made === '') return undefined
  const isTaken = (name: string) => taken.includes(name) || reservedFieldNames.has(name)
  if (!isTaken(made)) return made
  for (let number = 2; ; number += 1)
    if (!isTaken(maker.next(made, number))) return maker.next(made, number)
}
