import type { ComponentType } from 'react'
import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import type { FieldProps } from '../../core/kit/FieldProps.ts'

/** The inputs of fields by their types; each is given fields of its own type alone. */
export type FieldInputs = ReadonlyMap<string, ComponentType<FieldProps<never>>>

/** The fields that a form may hold. Handed to all that draws or judges forms: by the kit while pages are built, by programs in the browser and at the form service. */
export type FieldSet = { readonly rules: FieldRulesByType; readonly inputs: FieldInputs }
