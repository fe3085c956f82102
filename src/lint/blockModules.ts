import { blocks } from '../blocks/index.ts'
import type { Schema } from '../document/choices.ts'
import type { SiteDocument } from '../document/site.ts'
import type { Severity } from './finding.ts'

/** What a block finds wrong with itself; the pointer runs from the block. */
export type BlockProblem = { readonly pointer: string; readonly message: string; readonly suggestion?: string; readonly severity?: Severity }

/**
 * What a block folder may export beside its schema for the lint: `check` for rules of its own (it gets blocks that
 * follow the schema, and the site's settings where these are right), `lists` where it lists all pages of a kind, `categories`
 * where visitors choose among these by category, and `once` where a page has one of it at most.
 */
export type BlockModule = {
  readonly schema: Schema
  check?(block: unknown, site: SiteDocument | undefined): readonly BlockProblem[]
  readonly lists?: string
  readonly once?: boolean
  categories?(block: unknown): readonly string[]
}

const none: BlockModule = { schema: {} }

/** The module of a block's type; nothing for a type that no folder has. */
export const blockModule = (type: string): BlockModule => (Object.hasOwn(blocks, type) ? blocks[type as keyof typeof blocks] : none) // just looked up
