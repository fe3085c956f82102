import { join } from 'node:path'
import { applyUpdate, damagedJournalFile, nextFolder, readJournal } from '../../files/applyUpdate.ts'
import { fileOf } from '../../model/fileOf.ts'
import { lookAt } from '../pages/lookAt.ts'
import { type BuildRecord, readRecord, recordFile } from './buildRecord.ts'
import { type Compared, compareDisk } from './compareDisk.ts'

/** What a build finds in its folder. */
export type ExistingBuild = Compared & {
  /** Paths that builds have written there; nothing else is ever written over or removed. */
  readonly owned: ReadonlySet<string>
  /** What the last build knows of the files that are as it left them; nothing where they were made with something else. */
  readonly before: BuildRecord | undefined
  readonly isThere: (path: string) => boolean
}

type Options = { readonly target: string; readonly base: string; readonly verify: boolean; readonly tell: (line: string) => void }

/** Finishes what a killed build has committed, and looks what the last one has left. With `verify` every file is read. */
export const findBuilt = ({ target, base, verify, tell }: Options): ExistingBuild => {
  const isDamaged = readJournal(target) === 'damaged'
  const onTheWay = isDamaged ? readRecord(join(target, nextFolder)) : undefined
  if (isDamaged) tell(`The journal of the last build of ${target} is damaged. It is put aside as ${damagedJournalFile}, and the site is made anew.`)
  applyUpdate(target)
  const last = readRecord(target)
  if (last === 'damaged')
    tell(
      `The list of what was built into ${target} is damaged (${recordFile}). What there is as it would be written is taken over; other files stay, and are nobody's to remove.`,
    )
  const known = [last, onTheWay].filter((record) => typeof record === 'object')
  const disk = Object.assign({}, ...known.map((record) => record.disk)) as BuildRecord['disk']
  const compared = compareDisk(target, disk, verify)
  const isWhole = typeof last === 'object' && last.base === base && !isDamaged
  return {
    ...compared,
    owned: new Set(Object.keys(disk)),
    before: isWhole ? without(last, new Set(compared.amiss)) : undefined,
    isThere: (path) => lookAt(join(target, path)) !== undefined,
  }
}

/** A record without the files that are not as they were left, in any of their forms, and the pages that they are of. */
const without = ({ pages, files, ...rest }: BuildRecord, amiss: ReadonlySet<string>): BuildRecord => {
  const isSame = (path: string) => ![path, `${path}.br`, `${path}.gz`].some((form) => amiss.has(form))
  const reuse = <T>(all: Readonly<Record<string, T>>, fileAt: (key: string) => string) =>
    amiss.size === 0 ? all : Object.fromEntries(Object.entries(all).filter(([key]) => isSame(fileAt(key))))
  return { ...rest, pages: reuse(pages, fileOf), files: reuse(files, (path) => path) }
}
