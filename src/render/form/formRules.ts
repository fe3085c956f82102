import { mixed, object } from 'yup'
import { faultOf } from '../../core/fields/faultOf.ts'
import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import type { Value } from '../../core/kit/FieldProps.ts'
import type { FormWords } from '../../core/locale/formWords.ts'
import type { Field } from '../fields/Field.ts'
import { sayFault } from './sayFault.ts'
import { withLabel } from './withLabel.ts'

/** The Yup rules of a form, made from its fields' JSON; what is wrong is judged where the form service judges it. `today` gives the office's day. */
export const formRules = (
  known: FieldRulesByType,
  fields: readonly Field[],
  words: FormWords,
  today: () => string,
) =>
  object(
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        mixed<Value>().test('field', (value, { createError }) => {
          const fault = faultOf(known, field, value, today())
          return fault
            ? createError({ message: withLabel(field, sayFault(fault, field, words), words) })
            : true
        }),
      ]),
    ),
  )
