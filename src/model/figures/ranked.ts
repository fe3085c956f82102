import type { Writing } from '../../kit/Writing.ts'
import { countedText } from '../../languages/countedText.ts'
import { fill } from '../../languages/fill.ts'
import type { Counted } from '../../languages/Language.ts'
import { numberFormat } from './numberFormat.ts'

/** A number in a text that goes by its rank: `{number}th`. */
export const ranked = (text: Counted, number: number, { locale }: Writing): string =>
  fill(countedText(text, number, locale, 'ordinal'), { number: numberFormat(locale, { useGrouping: false }).format(number) })
