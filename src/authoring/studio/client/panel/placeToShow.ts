import { keysOf } from '../../../../core/model/schema/path.ts'
import type { ListedDocument } from '../../../workspace/overview.ts'

/** The address in the studio at which a place of a document is seen and written: its page, or the view of the settings or facts. */
export const placeToShow = (
  document: Pick<ListedDocument, 'route' | 'path'> | undefined,
  pointer: string,
): string | undefined => {
  if (!document) return undefined
  if (document.route !== undefined) return document.route
  const [first, second] = keysOf(pointer)
  if (document.path === 'pages/_facts.json')
    return second === undefined ? '/_facts' : `/_facts/${second}`
  if (document.path === 'pages/_site.json')
    return first === undefined ? '/_site' : `/_site/${first}`
  const [, tag] = /^pages\/([^/]+)\/_site\.json$/.exec(document.path) ?? []
  return tag === undefined ? undefined : `/_site/${first ?? 'announcement'}?in=${tag}`
}
