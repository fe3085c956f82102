import { isDocument } from '../../content/changes/compare/isDocument.ts'
import type { Ground } from '../../content/commands/Ground.ts'
import { memoryCache } from '../../content/lint/cache/memoryCache.ts'
import { lintSite } from '../../content/lint/lint.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import { isPathPassedOver } from '../../core/document/passedOver.ts'
import type { Sources } from '../../core/document/sources.ts'
import { sourcesAfter } from '../../core/edits/sourcesAfter.ts'
import type { Opened } from '../../kits/plugins/openParts.ts'
import { cacheFileOf } from '../../site/store/cacheFile.ts'
import { officeDay } from '../../site/store/officeDay.ts'
import { readSite } from '../../site/store/readSite.ts'
import { isWithin } from './siteRootOf.ts'

/** A site as its open documents say it, and all that lint finds in it. */
export type CheckedSite = Ground & {
  readonly kit: LintKit
  readonly today: string
  readonly findings: readonly Finding[]
}

/** A site's folder, with the documents that somebody has open over those that are saved. */
export type OpenSite = {
  readonly root: string
  /** The path from the site's root, where a file is a document of the site. */
  readonly documentAt: (path: string) => string | undefined
  /** What is saved is looked at anew with the next check. */
  readonly saved: () => void
  /** Goes on with another kit, and the engine to go with it. */
  readonly use: (opened: Opened<LintKit>) => void
  /** Checks the site with these texts in the place of what is saved. Errors: throws where there is no `pages/` folder any more, and where a lint rule fails. */
  readonly check: (open: ReadonlyMap<string, string>) => CheckedSite
}

/** Opens a site, of which nothing is read before it is checked. `root` with slashes, without one at its end. */
export const openSite = (opened: Opened<LintKit>, root: string): OpenSite => {
  const withNotes = ({ kit, engine }: Opened<LintKit>) => {
    const file = cacheFileOf(root, engine)
    return { kit, file, cache: file?.cache ?? memoryCache() }
  }
  let { kit, file: cacheFile, cache } = withNotes(opened)
  let disk: Sources | undefined
  let isRead = false
  let saved: ReadonlyMap<string, string> | undefined
  let isNew = true
  return {
    root,
    documentAt: (path) => {
      const own = isWithin(root, path) ? path.slice(root.length + 1) : ''
      return own.startsWith('pages/') && isDocument(own) && !isPathPassedOver(own) ? own : undefined
    },
    saved: () => {
      isRead = false
    },
    use: (next) => {
      ;({ kit, file: cacheFile, cache } = withNotes(next))
      isNew = true
    },
    check: (open) => {
      if (!disk || !isRead) {
        disk = readSite(root, { before: disk })
        saved = undefined
        isRead = isNew = true
      }
      saved ??= new Map(disk.files.map(({ path, text }) => [path, text]))
      const today = officeDay(root, Date.now()) // the server outlives the day
      const sources = sourcesAfter(disk, { before: saved, files: open })
      const { files, findings } = lintSite(kit, sources, { today, cache })
      if (isNew) cacheFile?.save() // not at each key
      isNew = false
      return { kit, today, sources, files, findings }
    },
  }
}
