import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const made = z.object({
  /** Digest of the page's own document. */
  own: z.string(),
  /** Digests of the pages that it was made from, by route; `*` for all pages. */
  from: z.record(z.string(), z.string()),
  /** The page's Content-Security-Policy. */
  csp: z.string(),
})

const schema = z.object({
  /** What every page was made with: engine, settings, scripts, assets, day. */
  base: z.string(),
  /** Brotli's quality for all files. */
  quality: z.number(),
  pages: z.record(z.string(), made),
  /** Digest of every file by its path, compressed forms not included. */
  files: z.record(z.string(), z.string()),
})

/** What a build leaves behind, so that the next one makes and writes only what has changed. */
export type BuildRecord = z.infer<typeof schema>
export type MadePage = z.infer<typeof made>

export const recordFile = '.broadsheet/build.json'

/** Reads what the last build of a folder left, or gives nothing where there was none or it can't be read: then all is made anew. */
export const readRecord = (folder: string): BuildRecord | undefined => {
  try {
    return schema.safeParse(JSON.parse(readFileSync(join(folder, recordFile), 'utf8'))).data
  } catch {
    return undefined // a missing or damaged record costs time, nothing else
  }
}
