import type { Values } from '../../../core/kit/FieldProps.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Field } from '../../../render/fields/Field.ts'

/** The values of a form that somebody has filled in, so that nothing is found wrong with it. */
export const filledValues = ({ fields: known }: Kit, fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map((field) => [field.name, known[field.type]?.sample(field) ?? '']))
