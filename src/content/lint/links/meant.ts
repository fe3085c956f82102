import { msg } from '../messages/msg.ts'
import { asSeen } from '../signs/lookAlike.ts'
import type { Fault } from '../types/fault.ts'
import type { Fix, Offer } from '../types/report.ts'
import { didYouMean } from './didYouMean.ts'

/** The answer that writes something else at the place that is told. */
export const write = (right: string, fix: Fix = { kind: 'value', value: right }): Offer => ({
  label: fix.kind === 'key' ? msg('writeKey', { name: right }) : msg('writeThis', { value: right }),
  fix,
})

/** What to say where a word was likely meant to be another one, with the answer that writes it; `fix` where it is not the value that is told. */
export const meant = (
  written: string,
  right: string,
  fix?: Fix,
): Pick<Fault, 'suggestion' | 'offers'> => ({
  suggestion: didYouMean(written, right, fix?.kind === 'key'),
  offers: [write(right, fix)],
})

/** The same where `--fix` may write it: of two words that look the same, one sign apart, nobody has meant the other one. */
export const meantOrCertain = (
  written: string,
  right: string,
  fix: Fix,
): Pick<Fault, 'suggestion' | 'offers' | 'fix'> =>
  asSeen(written) === asSeen(right)
    ? { suggestion: didYouMean(written, right, fix.kind === 'key'), fix }
    : meant(written, right, fix)
