/** The largest page that is written, in bytes: a list of hundreds of thousands of pages still fits. */
const maxPage = 50_000_000
/** How large pages may be on average once they are more than `maxTotal` in all, in bytes: ten times this site's. */
const maxMean = 1_000_000
const maxTotal = 1_000_000_000

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Counts the pages of a build; throws for one that is too large, and when all of them are: no document may fill a disk. */
export const createPageLimits = (): ((file: string, bytes: number) => void) => {
  let [count, total] = [0, 0]
  return (file, bytes) => {
    count += 1
    total += bytes
    if (bytes > maxPage)
      throw new Error(
        `the page of ${file} would be ${megabytes(bytes)}, where ${megabytes(maxPage)} is the most. Split the document.`,
      )
    if (total > maxTotal && total > maxMean * count)
      throw new Error(
        `the pages would be ${megabytes(total / count)} each on average, where ${megabytes(maxMean)} is the most. What stands on every page is too large.`,
      )
  }
}
