import type { Change } from '../../../core/edits/change.ts'
import { inWords } from '../messages/inWords.ts'
import type { Found } from '../types/finding.ts'

/** What may be done about a finding, each as a change with what it does in words, the likeliest first. Pure. */
export const answersTo = ({
  answers = [],
}: Found): { readonly label: string; readonly change: Change; readonly isCertain: boolean }[] =>
  answers.map(({ does, edits, isCertain = false }) => {
    const label = inWords(does)
    return { label, change: { label, edits }, isCertain }
  })

/** Whether `--fix` mends it. */
export const isMendable = ({ answers = [] }: Found): boolean =>
  answers.some(({ isCertain }) => isCertain)
