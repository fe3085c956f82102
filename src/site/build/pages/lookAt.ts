import { lstatSync, type Stats } from 'node:fs'

/** What stands at a path, a link being a link; nothing where nothing does, or where a file stands in the place of a folder above it. */
export const lookAt = (path: string): Stats | undefined => {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}
