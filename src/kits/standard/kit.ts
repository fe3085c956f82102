import * as validators from 'virtual:validators'
import * as rules from '../../content/lint/rules/registry.ts'
import { joinRules } from '../../content/lint/ruleset/joinRules.ts'
import { listRules } from '../../content/lint/ruleset/listRules.ts'
import { standardSchemaKit } from './schemaKit.ts'

/** The parts that every site has. Programs take it and hand it down. */
export const standardKit = { ...standardSchemaKit, rules: listRules(joinRules(rules)), validators }
