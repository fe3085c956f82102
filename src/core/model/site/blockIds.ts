import type { Block } from '../../document/page.ts'
import type { BlockKit } from '../../kit/BlockModule.ts'
import { blockOf } from '../../kit/blockOf.ts'

/**
 * A heading as part of an address: `Rates & due dates` becomes `rates-due-dates`. Accents of Latin letters go, `Gebühren` becomes `gebuhren`; the vowel
 * signs of other scripts are marks too, and part of their words.
 */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
    .slice(0, 60)
    .replace(/-+$/, '') || 'section'

const stringOf = (block: Block, key: string) =>
  typeof block[key] === 'string' ? (block[key] as string) : undefined

/** The heading of a section, which may stand under another key. */
const headingOf = (kit: BlockKit, block: Block): string | undefined =>
  stringOf(block, 'heading') ?? stringOf(block, blockOf(kit, block.type).headingKey ?? 'heading')

/** The ids that authors have given to a block, and to what is in it: cards, questions. */
const idsWithin = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsWithin)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' && typeof inner === 'string' ? [inner] : idsWithin(inner),
  )
}

/**
 * The id of each block in order: its own, else one made of its heading, else none. No two are the same, nor is one that
 * something in a block has. The engine's own ids have a `_`, which no other id has.
 */
export const blockIds = (kit: BlockKit, blocks: readonly Block[]): (string | undefined)[] => {
  const taken = new Set(blocks.flatMap(idsWithin))
  return blocks.map((block) => {
    const own = stringOf(block, 'id')
    if (own !== undefined) return own
    const heading = headingOf(kit, block)
    if (heading === undefined) return undefined
    const base = slug(heading)
    let made = base
    for (let count = 2; taken.has(made); count += 1) made = `${base}-${count}`
    taken.add(made)
    return made
  })
}

/** The headings that a table of contents lists: those of sections, without the page's main heading. */
export const blockHeadings = (
  kit: BlockKit,
  blocks: readonly Block[],
): { id: string; heading: string }[] => {
  const ids = blockIds(kit, blocks)
  return blocks.flatMap((block, index) => {
    const heading = headingOf(kit, block)
    const id = ids[index]
    return index > 0 && heading !== undefined && id !== undefined && block['level'] !== 3
      ? [{ id, heading }]
      : []
  })
}
