import type { Writing } from '../kit/Writing.ts'
import { fill } from '../languages/fill.ts'
import { clock } from './clock.ts'

/** The hours from one time of day to another. */
export const hoursText = (opens: string, closes: string, writing: Writing): string =>
  fill(writing.language.times.range, { from: clock(opens, writing), to: clock(closes, writing) })
