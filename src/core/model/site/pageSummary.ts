import type { Block } from '../../document/page.ts'

/**
 * What is known of a document without its blocks. `head` is all the rest of it, as written; `types` are those of its
 * blocks and `facts` the names of all it refers to, each once.
 */
export type PageSummary = {
  readonly head: { readonly [key: string]: unknown }
  readonly types: readonly string[]
  readonly facts: readonly string[]
}

/** A document whose blocks are read when they are asked for, each time: a large site is not held in memory whole. */
export const unread = <T extends object>(
  head: T,
  blocks: () => readonly Block[],
): T & { readonly blocks: readonly Block[] } =>
  Object.defineProperty({ ...head }, 'blocks', { enumerable: true, get: blocks }) as T & {
    readonly blocks: readonly Block[]
  } // just defined
