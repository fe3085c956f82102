import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './makeFolder.ts'

/** Moves a file into its place in one step, also where a part of the folder is another disk's: then by a copy beside its place. */
export const moveFile = (from: string, to: string): void => {
  makeFolder(dirname(to))
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const beside = `${to}.${process.pid}.part`
    copyFileSync(from, beside)
    renameSync(beside, to)
    rmSync(from)
  }
}
