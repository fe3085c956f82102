import { callOf } from '../../../../content/commands/names/callOf.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { blockAt } from './blockAt.ts'
import { useReading } from './useReading.ts'
import { titleOf } from './words.ts'

/** What the block that a place of a document is in is called: Table “Prices”; undefined where it is in none. */
export const useBlockName = (
  kit: SchemaKit,
  document: unknown,
): ((pointer: string) => string | undefined) => {
  const read = useReading()
  return (pointer) => {
    const block = blockAt(document, pointer)?.block
    if (!block) return undefined
    const call = callOf(block)
    return `${titleOf(blockOf(kit, block.type).schema ?? {})}${call === undefined ? '' : ` “${read(call)}”`}`
  }
}
