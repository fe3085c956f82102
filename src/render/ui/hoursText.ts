import type { Writing } from '../../core/kit/Writing.ts'
import { fill } from '../../core/locale/fill.ts'
import { clock } from './clock.ts'

/** The hours from one time of day to another. */
export const hoursText = (opens: string, closes: string, writing: Writing): string =>
  fill(writing.language.times.range, { from: clock(opens, writing), to: clock(closes, writing) })
