import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { baselineOf, hasBaseline, keepBaseline } from '../store/baseline.ts'
import { privateFolder } from '../store/privateFolder.ts'
import { writeWhole } from '../store/writeWhole.ts'
import type { Version } from './versions.ts'

/** Where a site without git keeps dated copies of what was published: each is the state before a publication, with a note on that. */
const copiesOf = (root: string): string => join(root, 'data', 'copies')

const note = z.object({ at: z.string(), by: z.string(), summary: z.string() })
type CopyNote = z.infer<typeof note>

const noteFile = 'note.json'
/** The name of a copy: the moment, as file systems take it. */
const named = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(-\d+)?$/

const readNote = (folder: string): CopyNote | undefined => {
  try {
    return note.parse(JSON.parse(readFileSync(join(folder, noteFile), 'utf8')))
  } catch {
    return undefined // it was not finished, or somebody has written into it
  }
}

const freeName = (root: string, at: Date): string => {
  const name = at.toISOString().slice(0, 19).replaceAll(':', '-')
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!existsSync(join(copiesOf(root), free))) return free
  }
}

/** Keeps what was published until now as a dated copy, and what lies there as what is published from now on. */
export const keepCopy = async (
  root: string,
  { at, by, summary }: { readonly at: Date; readonly by: string; readonly summary: string },
): Promise<void> => {
  if (hasBaseline(root)) {
    const folder = join(copiesOf(root), freeName(root, at))
    const next = `${folder}.next`
    privateFolder(copiesOf(root))
    await cp(baselineOf(root), next, { recursive: true, preserveTimestamps: true })
    writeWhole(
      join(next, noteFile),
      JSON.stringify({ at: at.toISOString(), by, summary } satisfies CopyNote),
    )
    await rename(next, folder)
  }
  await keepBaseline(root)
}

/** The versions of a site without git, the last one first. */
export const versionsInCopies = (root: string): readonly Version[] => {
  const folder = copiesOf(root)
  const found = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => named.test(name))
    .sort()
    .flatMap((name) => {
      const read = readNote(join(folder, name))
      return read ? [{ ...read, id: name, folder: join(folder, name) }] : []
    })
  return found
    .map(({ folder: own, ...version }, index) => ({
      ...version,
      before: { folder: own },
      after: { folder: found[index + 1]?.folder ?? baselineOf(root) },
    }))
    .toReversed()
}
