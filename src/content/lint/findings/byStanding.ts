import { reachedRoutes } from '../links/reachedRoutes.ts'
import { msg } from '../messages/msg.ts'
import type { Context } from '../types/context.ts'
import type { KnownFile } from '../types/file.ts'
import type { Cause } from '../types/finding.ts'

/**
 * The documents, those that stand longest first: what is published and linked to, what is published, drafts; each in
 * the order of their paths. Of two that say the same, the later one is then the copy. Times of files would not tell:
 * a checkout and `cp -r` write all files anew. Files that are no document of the site are left out.
 */
export const byStanding = (context: Context): readonly KnownFile[] => {
  const known = ordered.get(context) ?? inOrder(context)
  ordered.set(context, known)
  return known
}

/** Several rules of a run ask for it, of all documents each time. */
const ordered = new WeakMap<Context, readonly KnownFile[]>()

const inOrder = (context: Context): readonly KnownFile[] => {
  const reached = reachedRoutes(context)
  const opened = new Set(context.files.flatMap(({ summary }) => summary.dialogs))
  const standing = ({ place, summary }: KnownFile): number => {
    if (summary.draft) return 2
    if (place?.route === undefined || place.documentType === 'notFound' || place.route === '/')
      return 0
    return reached.has(place.route) || opened.has(place.id ?? '') ? 0 : 1
  }
  const files = context.files.filter(({ place }) => place !== undefined)
  const groups: KnownFile[][] = [[], [], []]
  for (const file of files) groups[standing(file)]?.push(file)
  return groups.flat()
}

/** The cause of what a document says that an earlier one says already: told once where it is much, since it is then a copy. */
export const copyOf = (copy: KnownFile, original: string): Cause => ({
  name: `copy ${copy.path} ${original}`,
  told: {
    file: copy.path,
    pointer: '',
    message: msg('copyOfDocument', { original }),
    suggestion: copy.summary.draft ? msg('rewriteCopyBeforePublishing') : msg('finishOrDropCopy'),
  },
})
