import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './makeFolder.ts'

/** Writes a file beside its place and renames it there, so that nobody ever reads half of it. Makes the folders. */
export const writeWhole = (path: string, content: string | Uint8Array): void => {
  const beside = `${path}.${process.pid}.part`
  makeFolder(dirname(path))
  try {
    writeFileSync(beside, content)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
