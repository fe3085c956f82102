import type { Kit } from '../../../core/kit/Kit.ts'
import type { Rule } from './rule.ts'

/** A kit with the rules that documents are checked by, sorted by their names. */
export type LintKit = Kit & { readonly rules: readonly Rule[] }
