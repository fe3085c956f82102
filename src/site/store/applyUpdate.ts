import { existsSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { assetFolder, pathOf } from '../../core/document/addresses.ts'
import { moveFile } from './moveFile.ts'
import { writeWhole } from './writeWhole.ts'

/**
 * An update of a folder in place: of a built site, of a site's documents. New files wait in `.broadsheet/next/`; the journal names what is to be done. Until
 * the journal is there the old files are whole; from then on whoever comes next can finish the work, however often.
 */
export type Journal = { readonly write: readonly string[]; readonly remove: readonly string[] }

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** By hand: every command looks for a journal, and would wait 60 ms for zod to be loaded. */
const isJournal = (value: unknown): value is Journal =>
  typeof value === 'object' &&
  value !== null &&
  'write' in value &&
  areTexts(value.write) &&
  'remove' in value &&
  areTexts(value.remove)

export const nextFolder = '.broadsheet/next'
export const journalFile = '.broadsheet/journal.json'
export const damagedJournalFile = '.broadsheet/journal.damaged.json'

/** What has to be there before something else asks for it comes first: files of pages, pages, what tells a server of a new build. */
const rank = (path: string) =>
  path.startsWith(pathOf(assetFolder)) ? 0 : path.startsWith('.broadsheet/') ? 2 : 1

/** Writes the journal: from this moment the update counts as made. */
export const commitUpdate = (folder: string, { write, remove }: Journal): void =>
  writeWhole(
    join(folder, journalFile),
    JSON.stringify({ write: write.toSorted((a, b) => rank(a) - rank(b)), remove }),
  )

/** The journal of an update that was committed and not finished. One that can't be read, or leads out of the folder, is `damaged`. */
export const readJournal = (folder: string): Journal | 'damaged' | undefined => {
  if (!existsSync(join(folder, journalFile))) return undefined
  try {
    const journal: unknown = JSON.parse(readFileSync(join(folder, journalFile), 'utf8'))
    return isJournal(journal) &&
      [...journal.write, ...journal.remove].every((path) => isInside(folder, path))
      ? journal
      : 'damaged'
  } catch {
    return 'damaged'
  }
}

/** Finishes an update that was committed, and clears away one that was not. A damaged journal is put aside, the files that were on their way with it. */
export const applyUpdate = (folder: string): void => {
  const journal = readJournal(folder)
  const next = join(folder, nextFolder)
  if (journal === 'damaged') renameSync(join(folder, journalFile), join(folder, damagedJournalFile))
  else if (journal) {
    const { write, remove } = journal
    const [before, after] = inTheWay(write, remove)
    for (const path of before) removeFile(folder, path)
    for (const path of write)
      if (existsSync(join(next, path))) moveFile(join(next, path), join(folder, path)) // else the last attempt has moved it
    for (const path of after) removeFile(folder, path)
    rmSync(join(folder, journalFile))
  }
  rmSync(next, { recursive: true, force: true })
}

/** Puts back what an update that could not be finished has changed already; `old` is what each of its files held, undefined where there was none. Errors: the system's. */
export const takeBackUpdate = (
  folder: string,
  old: ReadonlyMap<string, Uint8Array | undefined>,
): void => {
  for (const [path, bytes] of old) {
    const at = join(folder, path)
    const isThere = existsSync(at)
    if (bytes === undefined) {
      if (isThere) removeFile(folder, path)
    } else if (!isThere || !readFileSync(at).equals(bytes)) writeWhole(at, bytes)
  }
  rmSync(join(folder, journalFile), { force: true })
  rmSync(join(folder, nextFolder), { recursive: true, force: true })
}

/** What is to be removed in two parts; first that which stands where a folder has to be, or the other way round. */
const inTheWay = (write: readonly string[], remove: readonly string[]): [string[], string[]] => {
  const files = new Set(write)
  const folders = new Set(write.flatMap(parentsOf))
  const anyCase = new Set(write.map((path) => path.toLowerCase()))
  // A name in other capitals is the same file on some systems, where removing it later would remove what was written.
  const blocks = (path: string) =>
    folders.has(path) ||
    anyCase.has(path.toLowerCase()) ||
    parentsOf(path).some((parent) => files.has(parent))
  return [remove.filter(blocks), remove.filter((path) => !blocks(path))]
}

/** The folders above a path: `a/b/c` → `a/b`, `a`. */
export const parentsOf = (path: string): string[] => {
  const parent = dirname(path)
  return parent === '.' ? [] : [parent, ...parentsOf(parent)]
}

/** Removes a file, and the folders above it that nothing is left in. */
const removeFile = (folder: string, path: string): void => {
  rmSync(join(folder, path), { force: true })
  try {
    for (const parent of parentsOf(path)) rmdirSync(join(folder, parent))
  } catch {
    // something is left in it
  }
}

const isInside = (folder: string, path: string): boolean =>
  resolve(folder, path).startsWith(resolve(folder) + sep)
