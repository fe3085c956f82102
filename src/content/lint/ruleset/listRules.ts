import type { Rule, RuleModule } from '../types/rule.ts'

/** The rules of some modules, sorted by their names. Leaves out a module without its rule: the compiler and tests/content/lint/rules.test.ts name it. */
export const listRules = (
  modules: Readonly<Record<string, Partial<RuleModule>>>,
): readonly Rule[] =>
  Object.values(modules)
    .flatMap(({ rule }) => rule ?? [])
    .sort((a, b) => (a.name < b.name ? -1 : 1))
