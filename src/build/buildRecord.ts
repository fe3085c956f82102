import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export type MadePage = {
  /** Digest of the page's own document. */
  readonly own: string
  /** Digests of the pages that it was made from, by route; `*` for what all pages say of themselves. */
  readonly from: Readonly<Record<string, string>>
  /** The page's Content-Security-Policy. */
  readonly csp: string
}

/** What a build leaves behind, so that the next one makes and writes only what has changed. */
export type BuildRecord = {
  /** What every page was made with: engine, settings, scripts, assets, day, and brotli's quality. */
  readonly base: string
  readonly pages: Readonly<Record<string, MadePage>>
  /** Digest of every file by its path, compressed forms not included. */
  readonly files: Readonly<Record<string, string>>
}

export const recordFile = '.broadsheet/build.json'

const record = z.object({ base: z.string(), pages: z.custom<BuildRecord['pages']>(), files: z.custom<BuildRecord['files']>() })

/**
 * Reads what the last build of a folder left, or gives nothing where there was none, it can't be read, or it was made
 * with something else: then all is made anew. What this very engine has written need not be looked at page by page.
 */
export const readRecord = (folder: string, base: string): BuildRecord | undefined => {
  try {
    const { data } = record.safeParse(JSON.parse(readFileSync(join(folder, recordFile), 'utf8')))
    return data?.base === base ? data : undefined
  } catch {
    return undefined // a missing or damaged record costs time, nothing else
  }
}
