import type { FieldRules } from '../kit/FieldModule.ts'
import type { Value } from '../kit/FieldProps.ts'

/** What fields of each type refuse, by their types. */
export type FieldRulesByType = Readonly<Record<string, FieldRules>>

/** An unknown type takes any text that isn't longer than the longest of a known type: no real enquiry is lost for it. */
const unknown: FieldRules = { check: () => undefined, maxLength: 20_000 }

export const rulesOf = (
  rules: FieldRulesByType,
  { type }: { readonly type: string },
): FieldRules => (Object.hasOwn(rules, type) ? (rules[type] ?? unknown) : unknown)

/** What a field holds that nobody has touched. */
export const blankOf = (rules: FieldRulesByType, field: { readonly type: string }): Value =>
  rulesOf(rules, field).blank ?? ''
