import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import type { FieldRules } from '../../core/kit/FieldModule.ts'

/** Found by their files: `email/check.ts`. */
const modules = import.meta.glob<FieldRules>('.///*/check.ts', { eager: true })

/** What the engine's own fields refuse, by their types. */
export const ourRules: FieldRulesByType = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/')[1] ?? '', module]),
)
