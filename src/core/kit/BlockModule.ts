import type { History } from '../document/history.ts'
import type { Block, PageDocument } from '../document/page.ts'
import type { SiteDocument } from '../document/site.ts'
import type { BlockMessage } from '../messages/blockMessages.ts'
import type { BlockContent } from './BlockContent.ts'
import type { Choices } from './choices.ts'
import type { PartSchema } from './PartSchema.ts'
import type { Site } from './Site.ts'
import type { StructuredData } from './StructuredData.ts'

/** What a block finds wrong with itself; the pointer runs from the block. A site's own block brings its texts. */
export type BlockProblem = {
  readonly pointer: string
  readonly message: BlockMessage | string
  readonly suggestion?: BlockMessage | string
  /** The suggestion for authors, who have fields and buttons, where it is another text. */
  readonly suggestionForAuthors?: string
  readonly severity?: 'error' | 'warning'
  /** Where it is fixed, if not in the block: its suggestion says so. */
  readonly fixedIn?: { readonly file: string; readonly pointer: string }
}

/**
 * A number of a block, where a fact can stand in its form `plain`; the pointer runs from the block. `unit` is what an amount of
 * money is due for, or what is counted.
 */
export type BlockNumber = {
  readonly pointer: string
  readonly kind: 'money' | 'number'
  readonly decimal: string
  readonly unit?: string | undefined
}

/** A heading of a page; `pointer` leads to its text, from the block in a block's own `headings`, else from the document. */
export type Heading = { readonly level: number; readonly text: string; readonly pointer: string }

/**
 * A block's region in a page's rhythm: `top` begins the page, `beside` stands in the margin of what follows, `end` ends
 * such a run, `band` ends it too and is a full-width band of its own, `aside` belongs to the block before it.
 * @internal For tests.
 */
export type BlockRegion = 'top' | 'beside' | 'end' | 'band' | 'aside'

/** The background of a section. */
export type Background = '' | 'sunken'

/** A file that a site needs besides its pages; `path` runs from the built folder. */
type SiteFile = { readonly path: string; readonly text: string }

/** A page that is listed: where it is, and what it is called. */
export type PageToList = { readonly route: string; readonly title: string }

/**
 * How a page is added to a block that is a list of pages: as an entry, which is left out of the block for as long as its page is a draft; or as a block with
 * that entry alone, where the block needs no words besides. `entries` are those of its key `items`.
 */
export type PageList = {
  /** The page that an entry stands for, as it is written; undefined where it stands for none. Stands any value. */
  readonly pageOf: (entry: unknown) => string | undefined
  /** An entry of its own. Of those beside it, it takes what they have in common, never what one says of its page. */
  readonly entryFor: (page: PageToList, beside: readonly unknown[]) => object
  readonly blockFor?: (route: string) => Block
}

/**
 * All that `src/render/blocks/<type>/schema.ts` must (`schema`) and may export; any other name is refused by the compiler and
 * by tests/kits/blocks.test.tsx. All of it is pure. Functions are methods here so that each block may name its own type: they
 * are given blocks of their own type alone, and such as follow their schema.
 */
export type BlockModule = {
  /** What the block may hold. Read by lint, the generated schemas, the walk over documents, the gallery. */
  readonly schema: PartSchema
  /** How its schema has changed. Read by `asToday` in src/core/model, so that older documents are read as if they were new, and by `npm run upgrade`. */
  readonly history?: History
  /** What else people call it, in plural as in singular: a list of prices, fees, a tariff. Read by the studio's gallery, where blocks are looked for. */
  readonly knownAs?: readonly string[]
  /** The keys of the site's settings that it shows beside its own words. Read by the studio, which says there where these are written. */
  readonly ofSettings?: readonly (keyof SiteDocument)[]
  /** Rules of its own; `site` only where the settings are right. Read by the lint rule `blocks`. */
  check?(block: Block, site: SiteDocument | undefined): readonly BlockProblem[]
  /** A page has one of it at most. Read by the lint rule `blocks`. */
  readonly once?: boolean
  /** The kind of pages that it lists by itself, all of them. Read by lint's summaries, for rules on orphans and articles. */
  readonly lists?: NonNullable<PageDocument['kind']>
  /** The categories among which visitors choose. Read by lint's summaries, for the rule `articles`. */
  categories?(block: Block): readonly string[]
  /** Its headings, where the usual way does not fit: see `outline` in src/core/model, which reads it for lint, contents and search. */
  headings?(block: Block): readonly Heading[]
  /** The key whose text is the section's heading where it has no `heading`. Read by `blockIds` in src/core/model, for contents and links. */
  readonly headingKey?: string
  /** Its region in the page's rhythm. Read by `blockFlow` in src/core/model, and by the feed, which leaves out what frames an article. */
  readonly region?: BlockRegion
  /** The background that it reads best on. Read by `blockFlow` in src/core/model. */
  readonly background?: Background
  /** What it tells search engines. Read by `claimsOf` in src/core/model. */
  structuredData?(block: Block, settings: SiteDocument): StructuredData
  /** Files that a site with such a block needs. Read by `blockFiles` in src/site/build, once for each type that stands on some page. */
  siteFiles?(site: Site, kit: SiteFileKit): readonly SiteFile[]
  /** Which pages it lists, and how one is added. Read by `pageListsIn` in src/site/scaffold, and by the rule `links`, which lets entries wait for drafts. */
  readonly pageList?: PageList
  /** What it says, and a block of this type that says it: blocks that have both are turned into each other. Read by `turnBlock` in src/content/commands. */
  readonly content?: { read(block: Block): BlockContent; write(content: BlockContent): object }
  /** A block of this type that says the rows of a table; `hasHead`: the first one names the columns. Read by the studio, for tables that are pasted. */
  ofRows?(rows: readonly (readonly string[])[], hasHead: boolean): object
  /** The numbers that it types and that a fact may show instead. Read by the lint rule `facts-repeated`. */
  numbers?(block: Block): readonly BlockNumber[]
  /** By the key of a list, the lists that have a cell for each of its entries, `*` for any entry: `{ columns: ['rows/*'] }`. Read by src/content/commands. */
  readonly cells?: Readonly<Record<string, readonly string[]>>
}

/** What files for a whole site are made by: the modules of all blocks, and which schema each follows. */
export type SiteFileKit = BlockKit & { readonly choices: Choices }

/** The part of a kit that a block may read: the modules of all blocks. */
export type BlockKit = { readonly blocks: Readonly<Record<string, BlockModule>> }
