import { plainLetters } from '../../core/model/text/plainLetters.ts'

/** The name of a branch for review: the day and minute (of `at`, in UTC), and what it is about. Pure. */
export const reviewBranch = (summary: string, at: Date): string => {
  const words = plainLetters(summary)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  const [day = '', time = ''] = at.toISOString().split('T')
  return `review/${day}-${time.slice(0, 8).replaceAll(':', '')}${words && `-${words}`}`
}
