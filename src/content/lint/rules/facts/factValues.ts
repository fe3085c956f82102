import { numberText } from '../../../../core/document/exactNumbers.ts'
import type { FactValue } from '../../../../core/document/facts.ts'
import { decimalOf, isAbove } from '../../../../core/model/figures/decimals.ts'
import { escapeKey } from '../../../../core/model/schema/path.ts'
import { type Message, msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** More would not fit on a narrow page; nobody has an amount of so many digits. */
const maxDigits = 40

type Said = { readonly key: string; readonly message: Message; readonly suggestion: Message }

const check = (value: FactValue): Said | undefined => {
  if (
    'to' in value &&
    value.to !== undefined &&
    !isAbove(decimalOf(value, 'to'), decimalOf(value, 'amount'))
  )
    return {
      key: 'to',
      message: msg('rangeUpsideDown', {
        to: numberText(value, 'to') ?? '',
        amount: numberText(value, 'amount') ?? '',
      }),
      suggestion: msg('swapRange'),
    }
  const endless = ['amount', 'to'].find((key) => (numberText(value, key)?.length ?? 0) > maxDigits)
  if (endless !== undefined)
    return {
      key: endless,
      message: msg(endless === 'to' ? 'upperEndTooLong' : 'amountTooLong', {
        length: numberText(value, endless)?.length ?? 0,
        maxDigits,
      }),
      suggestion: msg('writeShorterNumber'),
    }
  if (
    value.kind === 'date' &&
    value.month !== undefined &&
    value.day > (lengths[value.month - 1] ?? 31)
  )
    return {
      key: 'day',
      message: msg('noSuchDayInMonth', { month: value.month, day: value.day }),
      suggestion: msg('monthsAreCounted'),
    }
  if (
    value.kind === 'money' &&
    value.currency !== undefined &&
    !Intl.supportedValuesOf('currency').includes(value.currency)
  )
    return {
      key: 'currency',
      message: msg('noSuchCurrency', { currency: value.currency }),
      suggestion: msg('writeCurrency'),
    }
  return undefined
}

/** The texts of a number without a unit that reads like a year, but has separators as amounts have them. */
const yearIn = (value: FactValue): string | undefined => {
  if (value.kind !== 'number' || value.unit || value.decimals || value.grouping !== undefined)
    return undefined
  const ends = [value.amount, ...(value.to === undefined ? [] : [value.to])]
  return ends.every((end) => Number.isInteger(end) && end >= 1800 && end < 2100)
    ? ends.join('–')
    : undefined
}

export const rule: Rule = {
  name: 'fact-values',
  severity: 'error',
  always: true,
  what: 'The value of a fact makes sense: a range goes up, a day is one that its month has, a currency exists, a year has no separators.',
  why: 'A fact stands on many pages at once, and so does its mistake.',
  bad: [{ file: 'pages/_facts.json', at: '/facts/repair.time/value/to', value: 1 }],
  good: [{ file: 'pages/_facts.json', at: '/facts/repair.time/value/to', value: 5 }],
  *check({ facts, factsFile, lookup }) {
    for (const [name, fact] of facts ?? []) {
      const said = check(fact.value)
      if (said)
        yield {
          file: factsFile?.path ?? '',
          pointer: `/facts/${escapeKey(name)}/value/${said.key}`,
          message: said.message,
          suggestion: said.suggestion,
        }
      const year = yearIn(fact.value)
      const shown = year === undefined ? undefined : lookup(name, undefined)
      if (year !== undefined && shown !== undefined && shown !== year)
        yield {
          file: factsFile?.path ?? '',
          pointer: `/facts/${escapeKey(name)}/value/amount`,
          severity: 'warning',
          message: msg('yearGrouped', { year, shown }),
          suggestion: msg('chooseGrouping'),
          offers: [false, true].map((grouping) => ({
            label: grouping ? msg('isAmount') : msg('isYear'),
            edits: [
              {
                kind: 'set' as const,
                file: factsFile?.path ?? '',
                pointer: `/facts/${escapeKey(name)}/value/grouping`,
                value: grouping,
              },
            ],
          })),
        }
    }
  },
}
