import { isDocument } from '../changes/compare/isDocument.ts'
import type { Sources } from '../document/sources.ts'
import type { Engine } from '../engine/Engine.ts'
import { cacheFileOf } from '../files/cacheFile.ts'
import { readSite } from '../files/readSite.ts'
import { memoryCache } from '../lint/cache/memoryCache.ts'
import type { Finding } from '../lint/finding.ts'
import type { LintKit } from '../lint/LintKit.ts'
import { lintSite } from '../lint/lint.ts'
import type { Ground } from '../operations/Ground.ts'
import { sourcesAfter } from '../writer/sourcesAfter.ts'
import { isWithin } from './siteRootOf.ts'

/** A site as its open documents say it, and all that lint finds in it. */
export type CheckedSite = Ground & { readonly kit: LintKit; readonly findings: readonly Finding[] }

/** A site's folder, with the documents that somebody has open over those that are saved. */
export type OpenSite = {
  readonly root: string
  /** The path from the site's root, where a file is a document of the site. */
  readonly documentAt: (path: string) => string | undefined
  /** Takes up what is saved. Errors: throws where there is no `pages/` folder any more. */
  readonly readDisk: () => void
  /** Checks the site with these texts in the place of what is saved. Errors: throws where a lint rule fails. */
  readonly check: (open: ReadonlyMap<string, string>) => CheckedSite
}

/** Opens a site. `root` with slashes, without one at its end. Errors: throws where there is no `pages/` folder. */
export const openSite = (kit: LintKit, root: string, engine: Engine): OpenSite => {
  const cacheFile = cacheFileOf(root, engine)
  const cache = cacheFile?.cache ?? memoryCache()
  const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'))
  let disk: Sources = readSite(root)
  let saved: ReadonlyMap<string, string> | undefined
  let isNew = true
  return {
    root,
    documentAt: (path) => {
      const own = isWithin(root, path) ? path.slice(root.length + 1) : ''
      return own.startsWith('pages/') && isDocument(own) && !isHidden(own) ? own : undefined
    },
    readDisk: () => {
      disk = readSite(root, { before: disk })
      saved = undefined
      isNew = true
    },
    check: (open) => {
      saved ??= new Map(disk.files.map(({ path, text }) => [path, text]))
      const sources = sourcesAfter(disk, { before: saved, files: open })
      const { files, findings } = lintSite(kit, sources, { cache })
      if (isNew) cacheFile?.save() // not at each key
      isNew = false
      return { kit, sources, files, findings }
    },
  }
}
