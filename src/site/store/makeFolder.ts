import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Makes a folder and those above it that are missing. Throws the system's error where it can't be made; Node's own `recursive`
 * never comes back from a place such as /proc, which says that what is to be made is not there.
 */
export const makeFolder = (path: string, mode?: number): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if (!isFolder(path)) throw error // another program may have made it meanwhile
  }
}
