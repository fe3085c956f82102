import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import type { Values } from '../../core/kit/FieldProps.ts'
import type { Field } from '../fields/Field.ts'
import { blankValues } from './blankValues.ts'

/** What stands in a form's inputs at this moment, in the shapes of its fields. */
export const readValues = (
  rules: FieldRulesByType,
  form: HTMLFormElement,
  fields: readonly Field[],
): Values => {
  const data = new FormData(form)
  return Object.fromEntries(
    Object.entries(blankValues(rules, fields)).map(([name, blank]) => {
      if (Array.isArray(blank)) return [name, data.getAll(name).map(String)]
      if (typeof blank === 'boolean') return [name, data.has(name)]
      return [name, String(data.get(name) ?? '')]
    }),
  )
}
