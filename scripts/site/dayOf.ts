import { type Day, isDay } from '../../src/core/model/site/shownOn.ts'
import { officeDay } from '../../src/site/store/officeDay.ts'
import { refuse } from '../readArguments.mjs'

/** The day that a command works for: the one that was asked for, else today at the office. What is no day ends the command with a word about it. */
export const dayOf = (root: string, usage: Parameters<typeof refuse>[0], asked?: string): Day => {
  if (asked === undefined) return officeDay(root, Date.now())
  return isDay(asked)
    ? asked
    : refuse(usage, `There is no day "${asked}": a day is written as 2027-04-01.`)
}
