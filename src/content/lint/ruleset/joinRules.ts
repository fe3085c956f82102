import type { Known } from '../../../core/kit/Known.ts'
import type { Rule, RuleModule } from '../types/rule.ts'

/** Joins modules of rules by their files. One that exports a name or a value that no rule may have does not compile. */
export const joinRules = <Modules extends Readonly<Record<string, RuleModule>>>(
  modules: Modules & {
    readonly [File in keyof Modules]: Known<Modules[File], RuleModule> & {
      readonly rule: Known<Modules[File]['rule'], Rule>
    }
  },
): Readonly<Record<string, RuleModule>> => modules
