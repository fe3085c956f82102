import { createSchemaKit } from '../../core/kit/createKit.ts'
import { joinBlocks } from '../../core/kit/joinBlocks.ts'
import { languages } from '../../core/locale/registry.ts'
import * as blocks from '../../render/blocks/registry.ts'
import { fieldModules } from './fieldModules.ts'

/** What every site's documents may be made of, for programs that check none of them. */
export const standardSchemaKit = createSchemaKit({
  blocks: joinBlocks(blocks),
  fields: fieldModules,
  languages,
})
