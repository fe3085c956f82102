import { blockOf } from '../kit/blockOf.ts'
import type { Kit } from '../kit/Kit.ts'
import type { LintFile } from '../lint/context.ts'
import { isHidden } from '../model/shownBlocks.ts'
import type { DocumentEdit } from '../writer/change.ts'

/**
 * The edit that adds a page to the list of pages of a document, or such a list at its end where it has none. The document must follow its
 * schema. A page that is listed already is not listed twice: then undefined.
 */
export const addLink = (kit: Kit, { path, value }: Pick<LintFile, 'path' | 'value'>, route: string): DocumentEdit | undefined => {
  const { blocks: list } = value as { blocks: { type: string; items?: { href?: unknown }[] }[] } // see above
  const index = list.findIndex((block) => !isHidden(block) && blockOf(kit, block.type).pageList)
  const at = list[index]
  if (at?.items?.some(({ href }) => href === route)) return undefined
  const pageList = (at ? [at.type] : Object.keys(kit.blocks)).flatMap((type) => blockOf(kit, type).pageList ?? [])[0]
  if (!pageList) return undefined
  const place = at ? { pointer: `/blocks/${index}/items/${at.items?.length ?? 0}`, values: [pageList.entryFor(route)] } : undefined
  return { kind: 'insert', file: path, ...(place ?? { pointer: `/blocks/${list.length}`, values: [pageList.blockFor(route)] }) }
}
