import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import type { FieldInputs, FieldSet } from '../fields/FieldSet.ts'

/** What the script of a site's own fields exports: see fieldsEntry in src/kits/plugins. */
export type OwnFields = {
  readonly rules: FieldRulesByType
  readonly inputs: Readonly<Record<string, unknown>>
}

/** The fields that every site has, with those of a site's own. */
export const withOwnFields = ({ rules, inputs }: FieldSet, own: OwnFields): FieldSet => ({
  rules: { ...rules, ...own.rules },
  inputs: new Map([...inputs, ...Object.entries(own.inputs)]) as FieldInputs, // each was checked to be a component
})
