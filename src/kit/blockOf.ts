import type { BlockModule } from './BlockModule.ts'
import type { Kit } from './Kit.ts'

/** What the folder of a block's type exports; nothing for a type that the kit does not have. */
export const blockOf = ({ blocks }: Pick<Kit, 'blocks'>, type: string): Partial<BlockModule> => (Object.hasOwn(blocks, type) ? (blocks[type] ?? {}) : {})
