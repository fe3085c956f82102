import { dataOf, type Field } from '../../fields/index.ts'
import type { Values } from '../../kit/FieldProps.ts'

/** The values of a form that somebody has filled in, so that nothing is found wrong with it. */
export const filledValues = (fields: readonly Field[]): Values => Object.fromEntries(fields.map((field) => [field.name, dataOf(field).sample?.(field) ?? '']))
