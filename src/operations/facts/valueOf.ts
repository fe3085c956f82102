import type { Fact, FactValue } from '../../document/facts.ts'
import type { Writing } from '../../kit/Writing.ts'
import { figuresIn } from '../../lint/figures/figuresIn.ts'
import { type FactFormat, factFormats, formatFact } from '../../model/formatFact.ts'

export type Written = Pick<Fact, 'value' | 'written'>

const asShown = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').trim()

/** Day and month as people write them: "30 September", "11th"; undefined for what is no day. */
const dayIn = (text: string, { locale }: Writing): FactValue | undefined => {
  const [, day = '', word] = /^(\d{1,2})(?:st|nd|rd|th)?(?: (\p{L}+))?$/u.exec(text) ?? []
  if (day === '' || Number(day) < 1 || Number(day) > 31 || (word === undefined && /^\d+$/.test(text))) return undefined
  if (word === undefined) return { kind: 'date', day: Number(day) }
  const names = Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2025, index, 1))),
  )
  const month = names.findIndex((name) => name.toLowerCase() === word.toLowerCase()) + 1
  return month > 0 ? { kind: 'date', day: Number(day), month } : undefined
}

/** What a figure says, as a fact would hold it; words where it is none that can be reckoned with. */
const valueIn = (figure: string, writing: Writing): FactValue => {
  const text = asShown(figure)
  const [found] = figuresIn(text)
  const range = found && { amount: found.amount, ...(found.to === undefined ? {} : { to: found.to }) }
  if (!found || !range || found.index > 0 || found.length < text.replace(/\D+$/, '').length) return dayIn(text, writing) ?? { kind: 'words', text }
  const per = /^ (?:a|per) (\p{L}+)$/u.exec(text.slice(found.length))?.[1]
  const due = per === undefined ? {} : { per }
  if (found.kind === 'money') return { kind: 'money', ...range, ...(found.unit === writing.currency ? {} : { currency: found.unit }), ...due }
  if (found.kind === 'percent') return { kind: 'percent', ...range, ...due }
  const unit = text.slice(text.search(/[^\d,.–—-]/)).trim()
  return dayIn(text, writing) ?? { kind: 'number', ...range, unit: text.slice(text.toLowerCase().lastIndexOf(found.unit)) || unit }
}

/** The form in which a fact reads as a text does; `''` for its usual one, undefined where there is none. */
export const formFor = (fact: Written, writing: Writing, text: string): FactFormat | '' | undefined => {
  if (asShown(formatFact(fact, writing)) === asShown(text)) return ''
  return (Object.keys(factFormats) as FactFormat[]).find((form) => asShown(formatFact(fact, writing, form)) === asShown(text)) // its keys are these
}

/** A figure as a fact: such that it reads as it is written. Where no form gives just these signs, `reads` is what will be read. */
export const factOf = (figure: string, writing: Writing): Written & { readonly reads?: string } => {
  const value = valueIn(figure, writing)
  const fact: Written = [{ value }, { value, written: 'full' as const }].find((one) => formFor(one, writing, figure) === '') ?? { value }
  return formFor(fact, writing, figure) === '' ? fact : { ...fact, reads: formatFact(fact, writing) }
}
