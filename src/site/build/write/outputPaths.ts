/** The paths of a built site, as they are given out. */
export type OutputPaths = {
  /** Takes a path for a file. Throws where the build has given it to another file: one of the two would be lost. */
  readonly claim: (path: string) => void
  /** Whether a file can stand there, on file systems that ignore letter case too, beside all others and their compressed forms. */
  readonly isFree: (path: string) => boolean
}

/** The folders that a path lies in. */
const foldersOf = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))

/** Keeps account of what is written where, so that no file of a build is written over by another. */
export const outputPaths = (): OutputPaths => {
  const exact = new Set<string>()
  const files = new Set<string>()
  const folders = new Set<string>()
  return {
    claim: (path) => {
      if (exact.has(path)) throw new Error(`The build makes ${path} twice.`)
      exact.add(path)
      const lower = path.toLowerCase()
      files.add(lower)
      for (const folder of foldersOf(lower)) folders.add(folder)
    },
    isFree: (path) => {
      const lower = path.toLowerCase()
      const isFile = (other: string) =>
        files.has(other) || (/\.(br|gz)$/.test(other) && files.has(other.slice(0, -3)))
      return !isFile(lower) && !folders.has(lower) && !foldersOf(lower).some(isFile)
    },
  }
}
