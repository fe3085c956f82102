import type { Block } from '../../core/document/page.ts'
import type { FormBlock } from './formSchema.ts'

/** The forms of a document: its blocks that have fields. */
export const formsIn = (blocks: readonly Block[]): FormBlock[] =>
  blocks.filter((block): block is FormBlock & Block => Array.isArray(block['fields']))
