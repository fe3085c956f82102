/** The largest page that is written, in bytes: a list of hundreds of thousands of pages still fits. */
const largest = 50_000_000
/** How large pages may be on average once they are more than `enough` in all, in bytes: ten times this site's. */
const usual = 1_000_000
const enough = 1_000_000_000

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Counts the pages of a build; throws for one that is too large, and when all of them are: no document may fill a disk. */
export const createPageLimits = (): ((file: string, bytes: number) => void) => {
  let [count, total] = [0, 0]
  return (file, bytes) => {
    count += 1
    total += bytes
    if (bytes > largest) throw new Error(`the page of ${file} would be ${megabytes(bytes)}, where ${megabytes(largest)} is the most. Split the document.`)
    if (total > enough && total > usual * count)
      throw new Error(
        `the pages would be ${megabytes(total / count)} each on average, where ${megabytes(usual)} is the most. What stands on every page is too large.`,
      )
  }
}
