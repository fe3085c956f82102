import { joinRules } from './joinRules.ts'
import { listRules } from './listRules.ts'
import * as registry from './rules/registry.ts'

/** All rules of the engine, sorted by their names. */
export const rules = listRules(joinRules(registry))
