import type { Writing } from '../../core/kit/Writing.ts'
import type { Words } from '../../core/locale/Language.ts'
import { hoursText } from './hoursText.ts'

type Hours = { readonly opens: string; readonly closes: string }

/** From when to when, as people of a country write it; the whole day is at any time. */
export const hoursInWords = ({ opens, closes }: Hours, writing: Writing, words: Words): string =>
  opens === '00:00' && closes === '23:59' ? words.anytime : hoursText(opens, closes, writing)
