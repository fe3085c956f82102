import type { Field } from '../fields/Field.ts'
import { blankOf } from '../fields/modules.ts'
import type { Values } from '../kit/FieldProps.ts'

/** The values of a form that nobody has touched. A value in the document itself, as of a hidden field, comes first. */
export const blankValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields.map((field) => {
      const blank = blankOf(field)
      return [field.name, typeof blank === 'string' && 'value' in field ? (field.value ?? '') : blank]
    }),
  )
