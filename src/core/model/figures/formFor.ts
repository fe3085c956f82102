import type { Fact } from '../../document/facts.ts'
import type { Writing } from '../../kit/Writing.ts'
import { type FactFormat, factFormats, formatFact } from './formatFact.ts'

export type Written = Pick<Fact, 'value' | 'written'>

/** A text with plain spaces, as authors type it. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

const asShown = (text: string) => plainSpaces(text).trim()

/** The form in which a fact reads as a text does; `''` for its default one, undefined if there is none. Pure. */
export const formFor = (
  fact: Written,
  writing: Writing,
  text: string,
): FactFormat | '' | undefined => {
  if (asShown(formatFact(fact, writing)) === asShown(text)) return ''
  return (Object.keys(factFormats) as FactFormat[]).find(
    (form) => asShown(formatFact(fact, writing, form)) === asShown(text),
  ) // its keys are these
}

/** A reference to a fact that shows what is typed: with a sign or unit that stays typed if no form has it. Without a way to do that, the default form. Pure. */
export const referenceFor = (
  name: string,
  fact: Written,
  writing: Writing,
  typed: string,
): string => {
  const form = formFor(fact, writing, typed)
  if (form !== undefined) return form === '' ? `{{${name}}}` : `{{${name} | ${form}}}`
  const number = plainSpaces(formatFact(fact, writing, 'number'))
  const at = number === '' ? -1 : plainSpaces(typed).indexOf(number)
  const [before, after] = [typed.slice(0, at), typed.slice(at + number.length)]
  return at < 0 || /\p{Nd}[.,]?$/u.test(before) || /^[.,]?\p{Nd}/u.test(after)
    ? `{{${name}}}`
    : `${before}{{${name} | number}}${after}`
}
