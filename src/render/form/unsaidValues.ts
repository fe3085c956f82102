import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import type { Values } from '../../core/kit/FieldProps.ts'
import type { Field } from '../fields/Field.ts'
import { readValues } from './readValues.ts'

/** In one way: browsers once gave a form's data with line breaks of their own. */
const asText = (value: unknown) => String(value).replace(/\r\n/g, '\n')

/**
 * What stands in a form's inputs though no event told of it, as some password managers write: what is neither as it was drawn last nor about to be
 * drawn otherwise.
 */
export const unsaidValues = (
  rules: FieldRulesByType,
  form: HTMLFormElement,
  fields: readonly Field[],
  drawn: Values,
  latest: Values,
): Values =>
  Object.fromEntries(
    Object.entries(readValues(rules, form, fields)).filter(
      ([name, value]) =>
        form.elements.namedItem(name) &&
        latest[name] === drawn[name] &&
        asText(value) !== asText(drawn[name]),
    ),
  )
