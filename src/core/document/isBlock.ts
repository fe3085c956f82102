import type { Block } from './page.ts'

/** Whether a value of a document is a block, as far as its `type` tells. */
export const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
