import { isObject } from './isObject.ts'

/** A field of a form as visitors read it, with its choices where it has some. */
export type Asked = {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

const isOption = (value: unknown): value is Asked['options'][number] =>
  isObject(value) && typeof value['value'] === 'string' && typeof value['label'] === 'string'

/** What a dialog asks: whatever in it has a name and a label is a field of it. Pure; stands any value. */
export const askedIn = (value: unknown): Asked[] => {
  if (Array.isArray(value)) return value.flatMap(askedIn)
  if (!isObject(value)) return []
  const { name, label, options } = value
  const isField = typeof name === 'string' && typeof label === 'string'
  const own = isField
    ? [{ name, label, options: Array.isArray(options) ? options.filter(isOption) : [] }]
    : []
  return [...own, ...Object.values(value).flatMap(askedIn)]
}
