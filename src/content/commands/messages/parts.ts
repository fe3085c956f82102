import { didYouMeanInWords } from '../../lint/links/didYouMean.ts'
import type { Rank } from './Words.ts'

/** " Did you mean …?"; nothing where no name is near. */
export const meant = (written: string, near: string | undefined): string =>
  near === undefined ? '' : ` ${didYouMeanInWords(written, near)}`

export const rank = ({ number, count }: Rank): string => `number ${number} of ${count}`
