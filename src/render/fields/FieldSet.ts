import type { ComponentType } from 'react'
import type { FieldRules } from '../../core/kit/FieldModule.ts'
import type { FieldProps, Value } from '../../core/kit/FieldProps.ts'

/** What fields of each type refuse, by their types. */
export type FieldRulesByType = Readonly<Record<string, FieldRules>>

/** The inputs of fields by their types; each is given fields of its own type alone. */
export type FieldInputs = ReadonlyMap<string, ComponentType<FieldProps<never>>>

/** The fields that a form may hold. Handed to all that draws or judges forms: by the kit while pages are built, by programs in the browser and at the form service. */
export type FieldSet = { readonly rules: FieldRulesByType; readonly inputs: FieldInputs }

/** An unknown type takes any text that isn't longer than the longest of a known type: no real enquiry is lost for it. */
const unknown: FieldRules = { check: () => undefined, maxLength: 20_000 }

export const rulesOf = (
  rules: FieldRulesByType,
  { type }: { readonly type: string },
): FieldRules => (Object.hasOwn(rules, type) ? (rules[type] ?? unknown) : unknown)

/** What a field holds that nobody has touched. */
export const blankOf = (rules: FieldRulesByType, field: { readonly type: string }): Value =>
  rulesOf(rules, field).blank ?? ''
