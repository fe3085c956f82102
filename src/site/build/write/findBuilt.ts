import { join } from 'node:path'
import { fileOf } from '../../../core/model/site/fileOf.ts'
import {
  applyUpdate,
  damagedJournalFile,
  nextFolder,
  readJournal,
} from '../../store/applyUpdate.ts'
import { lookAt } from '../pages/lookAt.ts'
import { type BuildRecord, readRecord, recordFile } from './buildRecord.ts'
import { type Compared, compareDisk } from './compareDisk.ts'

/** What a build can go on from: pages and parts whose files, in all their forms, are as it left them. */
export type LastBuild = Pick<BuildRecord, 'sources' | 'pages' | 'parts'> & {
  /** The digest of such a file. */
  readonly digestOf: (path: string) => string | undefined
}

/** What a build finds in its folder. */
export type ExistingBuild = Compared & {
  /** Paths that builds have written there; nothing else is ever written over or removed. */
  readonly owned: ReadonlySet<string>
  /** What the last build knows of the files that are as it left them; nothing where they were made with something else. */
  readonly before: LastBuild | undefined
  readonly isThere: (path: string) => boolean
}

type Options = {
  readonly target: string
  readonly base: string
  readonly verify: boolean
  readonly tell: (line: string) => void
}

/** Finishes what a killed build has committed, and looks what the last one has left. With `verify` every file is read. */
export const findBuilt = ({ target, base, verify, tell }: Options): ExistingBuild => {
  const isDamaged = readJournal(target) === 'damaged'
  const onTheWay = isDamaged ? readRecord(join(target, nextFolder)) : undefined
  if (isDamaged)
    tell(
      `The journal of the last build of ${target} is damaged. It is put aside as ${damagedJournalFile}, and the site is made anew.`,
    )
  applyUpdate(target)
  const last = readRecord(target)
  if (last === 'damaged')
    tell(
      `The list of what was built into ${target} is damaged (${recordFile}). What there is as it would be written is taken over; other files stay, and are nobody's to remove.`,
    )
  const known = [last, onTheWay].filter((record) => typeof record === 'object')
  const disk = new Map(known.flatMap((record) => [...record.disk]))
  const compared = compareDisk(target, disk, verify)
  const isWhole = typeof last === 'object' && last.base === base && !isDamaged
  return {
    ...compared,
    owned: new Set(disk.keys()),
    before: isWhole ? without(last, new Set(compared.amiss)) : undefined,
    isThere: (path) => lookAt(join(target, path)) !== undefined,
  }
}

/** A record without the files that are not as they were left, in any of their forms, and what is known of how they were made. */
const without = (
  { sources, pages, parts, disk }: BuildRecord,
  amiss: ReadonlySet<string>,
): LastBuild => {
  const isSame = (path: string) =>
    amiss.size === 0 || ![path, `${path}.br`, `${path}.gz`].some((form) => amiss.has(form))
  return {
    sources,
    pages:
      amiss.size === 0 ? pages : new Map([...pages].filter(([route]) => isSame(fileOf(route)))),
    parts:
      amiss.size === 0 ? parts : new Map([...parts].filter(([, { files }]) => files.every(isSame))),
    digestOf: (path) => (isSame(path) ? disk.get(path)?.[0] : undefined),
  }
}
