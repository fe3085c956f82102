import type { Change } from '../../../core/edits/change.ts'
import type { Finding } from '../types/finding.ts'

/** What may be done about a finding, each as a change with what it does in words, the likeliest first. Pure. */
export const answersTo = ({
  answers = [],
}: Finding): { readonly label: string; readonly change: Change; readonly isCertain: boolean }[] =>
  answers.map(({ label, edits, isCertain = false }) => ({
    label,
    change: { label, edits },
    isCertain,
  }))

/** Whether `--fix` mends it. */
export const isMendable = ({ answers = [] }: Finding): boolean =>
  answers.some(({ isCertain }) => isCertain)
