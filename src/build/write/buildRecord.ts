import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { digest } from '../../files/digest.ts'
import { lookAt } from '../pages/lookAt.ts'

export type MadePage = {
  /** Digest of the page's own document. */
  readonly own: string
  /** Digests of the pages that it was made from, by route; `*` for what all pages say of themselves. */
  readonly from: Readonly<Record<string, string>>
  /** The page's Content-Security-Policy. */
  readonly csp: string
}

/** A file as a build has left it on the disk: digest, size in bytes, time of writing in milliseconds. */
export type OnDisk = readonly [digest: string, size: number, modified: number]

/** What a build leaves behind, so that the next one makes and writes only what has changed, and touches nothing that is not its own. */
export type BuildRecord = {
  /** What every page was made with: engine, settings, scripts, assets, day, and brotli's quality. */
  readonly base: string
  readonly pages: Readonly<Record<string, MadePage>>
  /** Digest of every file by its path, compressed forms not included. */
  readonly files: Readonly<Record<string, string>>
  /** Every file that was written, compressed forms included, this record not. */
  readonly disk: Readonly<Record<string, OnDisk>>
}

export const recordFile = '.broadsheet/build.json'

const record = z.object({
  base: z.string(),
  pages: z.custom<BuildRecord['pages']>(isObject),
  files: z.custom<BuildRecord['files']>(isObject),
  disk: z.custom<BuildRecord['disk']>(isObject).optional(),
})

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/**
 * Reads what the last build of a folder left: nothing where there was none, and `damaged` where it can't be read. What an engine has written
 * need not be looked at page by page.
 */
export const readRecord = (folder: string): BuildRecord | 'damaged' | undefined => {
  let text: string
  try {
    text = readFileSync(join(folder, recordFile), 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? undefined : 'damaged'
  }
  try {
    const { data } = record.safeParse(JSON.parse(text))
    return data ? { ...data, disk: data.disk ?? diskOf(folder, data.files) } : 'damaged'
  } catch {
    return 'damaged'
  }
}

/** What the first engine wrote, whose records list no sizes: the files that have the digest of then, and their compressed forms. */
const diskOf = (folder: string, files: BuildRecord['files']): BuildRecord['disk'] => {
  const found = (path: string, known?: string): [string, OnDisk][] => {
    const stat = lookAt(join(folder, path))
    if (!stat?.isFile()) return []
    const own = digest(readFileSync(join(folder, path)))
    return known === undefined || own === known ? [[path, [own, stat.size, stat.mtimeMs]]] : []
  }
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, known]) => {
      const plain = found(path, known)
      return plain.length > 0 ? [...plain, ...found(`${path}.br`), ...found(`${path}.gz`)] : []
    }),
  )
}
