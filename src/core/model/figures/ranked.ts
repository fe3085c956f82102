import { decimalText } from '../../document/exactNumbers.ts'
import type { Writing } from '../../kit/Writing.ts'
import { countedText } from '../../locale/countedText.ts'
import { fill } from '../../locale/fill.ts'
import type { Counted } from '../../locale/Language.ts'
import { allDigits } from './amounts.ts'

/** A number in a text that goes by its rank: `{number}th`. `decimal`: its digits, if there are more of them than a number holds. */
export const ranked = (
  text: Counted,
  number: number,
  { locale }: Writing,
  decimal = decimalText(String(number)),
): string =>
  fill(countedText(text, number, locale, 'ordinal'), {
    number: allDigits(decimal, locale, { useGrouping: false }),
  })
