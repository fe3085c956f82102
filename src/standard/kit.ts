import * as validators from 'virtual:validators'
import * as blocks from '../blocks/registry.ts'
import { createKit } from '../kit/createKit.ts'
import { joinBlocks } from '../kit/joinBlocks.ts'
import { languages } from '../languages/registry.ts'
import * as rules from '../lint/rules/registry.ts'
import { joinRules } from '../lint/ruleset/joinRules.ts'
import { listRules } from '../lint/ruleset/listRules.ts'
import { fieldModules } from './fieldModules.ts'

const parts = { blocks: joinBlocks(blocks), fields: fieldModules, languages, rules: listRules(joinRules(rules)) }

/** The parts that every site has. Programs take it and hand it down. */
export const standardKit = createKit(parts, validators)
