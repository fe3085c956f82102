import type { BlockModule } from '../kit/BlockModule.ts'
import { joinBlocks } from '../kit/joinBlocks.ts'
import * as blocks from './registry.ts'

export { blocks }

/** Joined when first asked for: some blocks stand on the model, which asks here. */
const joined = () => joinBlocks(blocks)

/** What the folder of a block's type exports; nothing for a type that no folder has. */
export const moduleOf = (type: string): Partial<BlockModule> => (Object.hasOwn(blocks, type) ? (joined()[type] ?? {}) : {})
