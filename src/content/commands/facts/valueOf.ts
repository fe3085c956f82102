import { parseJson } from '../../../core/document/exactNumbers.ts'
import type { FactValue } from '../../../core/document/facts.ts'
import type { Writing } from '../../../core/kit/Writing.ts'
import { fill } from '../../../core/locale/fill.ts'
import { dateText } from '../../../core/model/figures/dateParts.ts'
import { formatFact } from '../../../core/model/figures/formatFact.ts'
import { formFor, plainSpaces, type Written } from '../../../core/model/figures/formFor.ts'
import { ranked } from '../../../core/model/figures/ranked.ts'
import { escapeRegExp } from '../../../core/text/escapeRegExp.ts'
import { type Figure, figuresIn } from '../../lint/figures/figuresIn.ts'
import { plainSigns } from '../../lint/figures/plainSigns.ts'

const asShown = (text: string) => plainSpaces(text).trim()

/** Day and month as people write them: "30 September", "11th"; undefined for what is no day. */
const dayIn = (text: string, writing: Writing): FactValue | undefined => {
  const [, typed = '', rest = ''] = /^(\d{1,2})(?!\d)(.*)$/.exec(text) ?? []
  const day = Number(typed)
  if (typed === '' || rest === '' || day < 1 || day > 31) return undefined
  const { ordinal, monthDay } = writing.language.figures
  if ([ordinal, monthDay].some((rank) => asShown(ranked(rank, day, writing)) === text))
    return { kind: 'date', day }
  const named = rest.replace(/^(?:st|nd|rd|th|er|\.)?[ \u00a0]/, '').toLowerCase()
  const months = Array.from({ length: 12 }, (_, index) =>
    dateText(Date.UTC(2025, index, 1), { month: 'long' }, writing),
  )
  const month = months.findIndex((name) => name.toLowerCase() === named) + 1
  return month > 0 ? { kind: 'date', day, month } : undefined
}

/** What an amount is due for, as the language says that: " a day". */
const dueIn = (text: string, { language: { figures } }: Writing): string | undefined =>
  [figures.each, figures.per]
    .map(
      (pattern) =>
        new RegExp(
          `^${escapeRegExp(fill(pattern, { amount: '', unit: '\u0000' })).replace('\u0000', String.raw`([\p{L}\p{M}]+)`)}$`,
          'u',
        ).exec(text)?.[1],
    )
    .find((per) => per !== undefined)

/** The ends of a range with all of their digits, which the document is then written with. */
const amountsOf = ({ digits: { amount, to } }: Figure) => {
  const text = to === undefined ? `{"amount":${amount}}` : `{"amount":${amount},"to":${to}}`
  return parseJson(text) as { readonly amount: number; readonly to?: number } // as just written
}

/** What a figure says, as a fact would hold it; words where it is none that can be reckoned with. */
const valueIn = (figure: string, writing: Writing): FactValue => {
  const text = asShown(figure)
  const [found] = figuresIn(text, writing)
  const range = found && amountsOf(found)
  if (!found || !range || found.index > 0 || found.length < text.replace(/\P{Nd}+$/u, '').length)
    return dayIn(text, writing) ?? { kind: 'words', text }
  const per = dueIn(text.slice(found.length), writing)
  const due = per === undefined ? {} : { per }
  if (found.kind === 'money')
    return {
      kind: 'money',
      ...range,
      ...(found.unit === writing.currency ? {} : { currency: found.unit }),
      ...due,
    }
  if (found.kind === 'percent') return { kind: 'percent', ...range, ...due }
  const unit = text.slice(text.search(/[^\p{Nd},.–—-]/u)).trim()
  return (
    dayIn(text, writing) ?? {
      kind: 'number',
      ...range,
      unit: text.slice(plainSigns(text).lastIndexOf(found.unit)) || unit,
    }
  )
}

/** A figure as a fact: such that it reads as it is written. Where no form gives just these signs, `reads` is what will be read. */
export const factOf = (figure: string, writing: Writing): Written & { readonly reads?: string } => {
  const value = valueIn(figure, writing)
  const bare = value.kind === 'number' ? [{ value: { ...value, grouping: false } }] : []
  const fact: Written = [{ value }, { value, written: 'full' as const }, ...bare].find(
    (one) => formFor(one, writing, figure) === '',
  ) ?? { value }
  return formFor(fact, writing, figure) === ''
    ? fact
    : { ...fact, reads: formatFact(fact, writing) }
}
