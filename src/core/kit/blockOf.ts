import type { BlockKit, BlockModule } from './BlockModule.ts'

/** What the folder of a block's type exports; nothing for a type that the kit does not have. */
export const blockOf = ({ blocks }: BlockKit, type: string): Partial<BlockModule> =>
  Object.hasOwn(blocks, type) ? (blocks[type] ?? {}) : {}
