import type { KnownFile } from '../../content/lint/types/file.ts'
import type { DocumentEdit } from '../../core/edits/change.ts'
import type { PageToList } from '../../core/kit/BlockModule.ts'
import { blockOf } from '../../core/kit/blockOf.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import { listFor, pageListsIn } from './pageLists.ts'

/** Where a page is to be listed: the page of which it is a copy, and the number of the block that somebody chose. */
export type ListChoice = { readonly like?: string | undefined; readonly list?: number | undefined }

/**
 * The edit that adds a page to the list of pages of a document in which it belongs, or to the one that is chosen; or that adds such a list at its end where it
 * has none. The document must follow its schema. A page that is listed already is not listed twice: then undefined.
 */
export const addLink = (
  kit: Kit,
  { path, value }: Pick<KnownFile, 'path' | 'value'>,
  page: PageToList,
  { like, list }: ListChoice = {},
): DocumentEdit | undefined => {
  const lists = pageListsIn(kit, value?.['blocks'])
  const at = lists.find(({ index }) => index === list) ?? listFor(lists, like)
  if (at?.routes.includes(page.route)) return undefined
  if (at)
    return {
      kind: 'insert',
      file: path,
      pointer: `/blocks/${at.index}/items/${at.entries.length}`,
      values: [at.pageList.entryFor(page, at.entries)],
    }
  const begin = Object.keys(kit.blocks).flatMap(
    (type) => blockOf(kit, type).pageList?.blockFor ?? [],
  )[0]
  const { length } = (value as { blocks: readonly unknown[] }).blocks // see above
  return (
    begin && {
      kind: 'insert',
      file: path,
      pointer: `/blocks/${length}`,
      values: [begin(page.route)],
    }
  )
}
