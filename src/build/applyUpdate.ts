import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../files/writeWhole.ts'

/**
 * An update of a built site in place. New files wait in `.broadsheet/next/`; the journal names what is to be done. Until
 * the journal is there the old site is whole; from then on whoever comes next can finish the work, however often.
 */
const journalSchema = z.object({ write: z.array(z.string()), remove: z.array(z.string()) })
export type Journal = z.infer<typeof journalSchema>

export const nextFolder = '.broadsheet/next'
export const journalFile = '.broadsheet/journal.json'

/** Writes the journal: from this moment the update counts as made. */
export const commitUpdate = (folder: string, journal: Journal): void => writeWhole(join(folder, journalFile), JSON.stringify(journal))

/** Finishes an update that was committed, and clears away one that was not. Costs nothing where there is none. */
export const applyUpdate = (folder: string): void => {
  const journal = join(folder, journalFile)
  const next = join(folder, nextFolder)
  if (existsSync(journal)) {
    const { write, remove } = journalSchema.parse(JSON.parse(readFileSync(journal, 'utf8')))
    for (const path of write) {
      const from = inside(next, path)
      if (!existsSync(from)) continue // moved before the last attempt was cut off
      const to = inside(folder, path)
      mkdirSync(dirname(to), { recursive: true })
      renameSync(from, to)
    }
    for (const path of remove) rmSync(inside(folder, path), { force: true })
    rmSync(journal)
  }
  rmSync(next, { recursive: true, force: true })
}

/** A path within a folder. Throws for one that leads out of it. */
const inside = (folder: string, path: string): string => {
  const full = resolve(folder, path)
  if (!full.startsWith(resolve(folder) + sep)) throw new Error(`${path} leads out of ${folder}.`)
  return full
}
