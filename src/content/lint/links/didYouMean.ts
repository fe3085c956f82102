import { inWords } from '../messages/inWords.ts'
import { type Message, msg } from '../messages/msg.ts'
import { howTheyDiffer } from '../signs/lookAlike.ts'

/** The suggestion that a word was meant to be another one; where both look the same, it says which sign differs. */
export const didYouMean = (written: string, meant: string, isKey = false): Message =>
  msg(isKey ? 'didYouMeanKey' : 'didYouMean', { meant, sign: howTheyDiffer(written, meant) })

/** The same as a text for people who see the files. */
export const didYouMeanInWords = (written: string, meant: string): string =>
  inWords(didYouMean(written, meant))
