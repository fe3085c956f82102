import { type FieldRulesByType, rulesOf } from './fieldRules.ts'

/** The longest text in characters where neither the field nor its type says otherwise: no real value reaches it. */
const defaults = { line: 5000, lines: 20_000 } as const

/** How many characters a field takes: as many as its author says, else the default of its type. */
export const maxLengthOf = (
  rules: FieldRulesByType,
  field: { readonly type: string; readonly maxLength?: unknown },
): number => {
  if (typeof field.maxLength === 'number') return field.maxLength
  const { maxLength, lines } = rulesOf(rules, field)
  return maxLength ?? (lines ? defaults.lines : defaults.line)
}
