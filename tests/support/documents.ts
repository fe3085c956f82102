import fc from 'fast-check'
import { exampleSources } from '../../src/authoring/workspace/gallery/exampleSources.ts'
import { memoryCache } from '../../src/content/lint/cache/memoryCache.ts'
import { isShared } from '../../src/content/lint/project/sharedContext.ts'
import { documentSchemas, type Schema } from '../../src/core/document/documentSchemas.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import { keysOf } from '../../src/core/model/schema/path.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import type * as blocks from '../../src/render/blocks/registry.ts'
import { lint, type ReadFinding } from './lintTexts.ts'
import { fittingStrings } from './strings.ts'
import { type Strings, valuesOf } from './valuesOf.ts'

export type Made = Record<string, unknown>
/** Where a document that is made stands in the example site, by its kind. */
export const paths = {
  page: 'pages/made.json',
  dialog: 'pages/_dialogs/made.json',
  facts: 'pages/_facts.json',
  site: 'pages/_site.json',
} as const
export type MadeKind = keyof typeof paths

const examples = exampleSources()
/** The example site is checked once, unless what all documents are checked against is another. */
const defaultCache = memoryCache()

/** The example site with a document more, or with another one in its place. */
export const siteWith = (path: string, text: string): Sources => ({
  ...examples,
  files: [...examples.files.filter((file) => file.path !== path), { path, text }],
})

export const textOf = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`

/** What lint finds in that site on a certain day. */
export const findingsWith = (path: string, text: string): ReadFinding[] =>
  lint(standardKit, siteWith(path, text), {
    cache: isShared(path) ? memoryCache() : defaultCache,
    today: '2026-01-15',
  })

/** Any document of a kind that its schema allows. */
export const documentsOf = (kind: MadeKind, strings: Strings): fc.Arbitrary<Made> =>
  valuesOf(documentSchemas[kind] as Schema, strings) as fc.Arbitrary<Made> // they are objects

export type BlockType = keyof typeof blocks
const blockAt = (type: BlockType) => {
  const found = standardKit.blocks[type]
  if (!found) throw new Error(`No block has the type "${type}".`)
  return found
}
const placeOf = (type: BlockType) => blockAt(type).region

const head = {
  title: 'A page that was made',
  description:
    'A page that no person wrote: it was made from the schema alone, so that what its writers never thought of is tried, too.',
}

type ExampleLine = { readonly quantity?: number; readonly rate?: number; readonly amount?: number }

/** A worked example with whole amounts that add up: lint checks sums to the last digit, and what is made at random never adds up. */
const addedUp = <B extends { type: string }>(block: B): B => {
  if (block.type !== 'workedExample') return block
  const { lines, result } = block as unknown as { lines: readonly ExampleLine[]; result: object } // made from its schema
  const whole = lines.map(({ quantity = 1, rate, ...line }) => {
    const [times, each] = [Math.round(quantity) % 1000, Math.round(rate ?? line.amount ?? 0) % 1000]
    return {
      ...line,
      ...(rate === undefined ? {} : { quantity: times, rate: each }),
      amount: (rate === undefined ? 1 : times) * each,
    }
  })
  return {
    ...block,
    lines: whole,
    result: { ...result, amount: whole.reduce((total, { amount }) => total + amount, 0) },
  }
}

/** Pages as an author could write them: one beginning, a block of a certain type, then any others. All blocks are shown, and so judged. */
const draftsWith = (type: BlockType): fc.Arbitrary<Made> =>
  fc
    .record({
      top: valuesOf(blockAt(placeOf(type) === 'top' ? type : 'hero').schema, fittingStrings),
      block: valuesOf(blockAt(type).schema, fittingStrings),
      document: documentsOf('page', fittingStrings),
    })
    .map(({ top, block, document }) => {
      const {
        silence: _silence,
        draft: _draft,
        picture: _picture,
        from: _from,
        until: _until,
        reviewBy: _reviewBy,
        ...rest
      } = document
      const others = (
        document['blocks'] as { type: BlockType; hidden?: boolean; from?: string; until?: string }[]
      ).map(({ hidden: _hidden, from: _first, until: _last, ...shown }) => shown) // made as blocks, here and below
      const below = [block as { type: BlockType }, ...others]
        .filter((one) => placeOf(one.type) !== 'top')
        .map(addedUp)
      return { ...rest, ...head, $schema: '../schema/page.schema.json', blocks: [top, ...below] }
    })

/** Takes away what stands at a pointer; gives false where nothing does. */
const take = (document: Made, pointer: string): boolean => {
  const keys = keysOf(pointer)
  const last = keys.pop()
  let place: unknown = document
  for (const key of keys) place = (place as Made | undefined)?.[key]
  if (
    last === undefined ||
    typeof place !== 'object' ||
    place === null ||
    !Object.hasOwn(place, last)
  )
    return false
  if (Array.isArray(place)) place.splice(Number(last), 1)
  else delete (place as Made)[last]
  return true
}

/** The block that a pointer leads into, or the document's own part. */
const partOf = (pointer: string) => /^\/(?:blocks\/\d+|[^/]*)/.exec(pointer)?.[0] ?? ''

/** Makes a document fit by taking away, again and again, the last thing in each part that lint calls an error. */
const fitted = (made: Made): Made => {
  const document = structuredClone(made)
  for (;;) {
    const wrong = findingsWith(paths.page, textOf(document)).filter(
      ({ file, severity }) => file === paths.page && severity === 'error',
    )
    if (wrong.length === 0) return document
    const last = new Map(wrong.map((finding) => [partOf(finding.pointer), finding]))
    for (const { pointer, message } of [...last.values()].reverse())
      if (!take(document, pointer))
        throw new Error(`The document can't be made to fit: ${message} at ${pointer}`)
  }
}

/** Pages that no rule of lint calls wrong; most have a block of that type. */
export const fittingPages = (type: BlockType): fc.Arbitrary<Made> => draftsWith(type).map(fitted)
