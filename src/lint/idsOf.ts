import type { Block } from '../document/page.ts'
import { blockIds } from '../model/blockIds.ts'
import type { LintFile } from './context.ts'

const known = new WeakMap<LintFile, Set<string>>()

const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The ids that links can lead to on a page: those of the document, and those made of its blocks' headings. */
export const idsOf = (file: LintFile): Set<string> => {
  const before = known.get(file)
  if (before) return before
  const blocks: unknown = file.value?.['blocks']
  const made = Array.isArray(blocks) ? blockIds(blocks.filter(isBlock)) : []
  const ids = new Set([...file.gathered.ids.map(({ id }) => id), ...made.filter((id) => id !== undefined)])
  known.set(file, ids)
  return ids
}
