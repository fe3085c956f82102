import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './makeFolder.ts'

const writePieces = (path: string, pieces: Iterable<string>): void => {
  const file = openSync(path, 'w')
  try {
    for (const piece of pieces) writeFileSync(file, piece)
  } finally {
    closeSync(file)
  }
}

/** Writes a file beside its place and renames it there, so that nobody ever reads half of it. Makes the folders. A large one may come in pieces, of which one is in memory at a time. */
export const writeWhole = (
  path: string,
  content: string | Uint8Array | { readonly pieces: Iterable<string> },
): void => {
  const beside = `${path}.${process.pid}.part`
  makeFolder(dirname(path))
  try {
    if (typeof content === 'object' && 'pieces' in content) writePieces(beside, content.pieces)
    else writeFileSync(beside, content)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
