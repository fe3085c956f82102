import * as validators from 'virtual:validators'
import * as blocks from '../blocks/registry.ts'
import { words } from '../document/words.ts'
import { createKit } from '../kit/createKit.ts'
import { joinBlocks } from '../kit/joinBlocks.ts'
import { fieldModules } from './fieldModules.ts'

/** The parts that every site has. Programs take it and hand it down. */
export const standardKit = createKit({ blocks: joinBlocks(blocks), fields: fieldModules, languages: { en: words } }, validators)
