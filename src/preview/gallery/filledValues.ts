import type { Field } from '../../fields/index.ts'
import { blankValues } from '../../form/blankValues.ts'
import type { Value, Values } from '../../form/types.ts'

/** What people type into inputs that take only certain words, by the kind of the input. */
const typed: Readonly<Record<string, Value>> = { email: 'ada@example.org', tel: '+44 1632 960001', date: '2099-01-15', time: '10:30', number: '2' }

const valueFor = (field: Field, blank: Value): Value => {
  if (!('label' in field)) return blank
  if ('options' in field) return Array.isArray(blank) ? field.options.slice(0, 2).map(({ value }) => value) : (field.options[0]?.value ?? '')
  if (typeof blank === 'boolean') return true
  return typed[field.type] ?? 'As an example'
}

/** The values of a form that somebody has filled in, so that nothing is found wrong with it. */
export const filledValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    Object.entries(blankValues(fields)).map(([name, blank]) => [
      name,
      valueFor(fields.find((field) => field.name === name) as Field /* the names are theirs */, blank),
    ]),
  )
