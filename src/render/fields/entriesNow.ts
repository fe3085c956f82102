import type { Field } from './Field.ts'

type Renamed = { readonly formerly?: readonly string[] | undefined }

const wasCalled = ({ formerly }: Renamed, name: string): boolean =>
  formerly?.includes(name) ?? false

/** The field that goes by a name today, else the one that did before. */
const fieldOf = (fields: readonly Field[], name: string): Field | undefined =>
  fields.find((field) => field.name === name) ?? fields.find((field) => wasCalled(field, name))

const valueNow = (field: Field, value: string): string => {
  if (!('options' in field) || field.options.some((option) => option.value === value)) return value
  return field.options.find((option) => wasCalled(option, value))?.value ?? value
}

/** By the name that each field has today, the one among these that stands for it: its own, else the first of its earlier ones. */
export const namesSent = (
  fields: readonly Field[],
  names: Iterable<string>,
): ReadonlyMap<string, string> => {
  const sent = new Map<string, string>()
  for (const name of names) {
    const field = fieldOf(fields, name)
    if (field && (field.name === name || !sent.has(field.name))) sent.set(field.name, name)
  }
  return sent
}

/**
 * What is said of a form's fields, under the names and values that these have today: it may come from a page that is older than the
 * form, or lie stored since then. What is nobody's stays as it is. Pure; used by the form service and by visitors' browsers.
 */
export const entriesNow = <V extends string | readonly string[]>(
  fields: readonly Field[],
  entries: readonly (readonly [string, V])[],
): (readonly [string, V])[] => {
  const sent = namesSent(
    fields,
    entries.map(([name]) => name),
  )
  return entries.map(([name, value]) => {
    const field = fieldOf(fields, name)
    if (!field || sent.get(field.name) !== name) return [name, value]
    const now =
      typeof value === 'string' ? valueNow(field, value) : value.map((one) => valueNow(field, one))
    return [field.name, now as V] // of the same shape
  })
}
