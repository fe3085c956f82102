import { isObject } from '../document/isObject.ts'
import { writeJson } from '../document/writeJson.ts'

type Schema = { readonly [key: string]: unknown }

/** Longer values are no example that helps to read a sentence. */
const longest = 90

const shortExample = (values: readonly unknown[]): string | undefined =>
  values
    .map((value) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? JSON.stringify(value)
        : '',
    )
    .find((text) => text !== '' && text.length <= longest)

/** A description with an example in it: its own, or one from the examples. */
const withExample = (schema: Schema, values: readonly unknown[]): Schema => {
  const { description } = schema
  const example = shortExample(values)
  const needsOne =
    typeof description === 'string' &&
    !description.includes('"') &&
    example !== undefined &&
    !schema['enum'] &&
    !schema['oneOf']
  return needsOne ? { ...schema, description: `${description} For example: ${example}.` } : schema
}

/** Adds an example to every description that has none, from values that follow the schema. References are left alone. */
export const withExamples = (schema: Schema, values: readonly unknown[]): Schema => {
  const { properties, items } = schema
  const told = withExample(schema, values)
  if (isObject(properties)) {
    const inner = Object.entries(properties).map(([key, own]) => {
      const found = values.flatMap((value) =>
        isObject(value) && Object.hasOwn(value, key) ? [value[key]] : [],
      )
      return [key, isObject(own) && key !== 'type' ? withExamples(own, found) : own]
    })
    return { ...told, properties: Object.fromEntries(inner) }
  }
  const entries = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
  return isObject(items) ? { ...told, items: withExamples(items, entries) } : told
}

/** What a block or field is for, with its shortest example: what editors show where they offer the types. */
export const descriptionOf = (schema: Schema, examples: readonly unknown[]): string => {
  const written = examples
    .map((example) => writeJson(example))
    .sort((a, b) => a.length - b.length)[0]
  return `${String(schema['description'])}${written ? `\n\nFor example:\n${written}` : ''}`
}

/**
 * Writes the meaning of values (`enumDescriptions`, a word of our own) in words of the standard: one constant each with
 * its description, which editors show when they offer it. What it means that keys are left out (`without`) is for forms alone.
 */
export const withMeanings = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMeanings)
  if (!isObject(value)) return value
  const { without: _, openEnd: __, ...schema } = value
  const { enum: values, enumDescriptions: meanings, ...rest } = schema
  if (!Array.isArray(values) || !Array.isArray(meanings))
    return Object.fromEntries(
      Object.entries(schema).map(([key, entry]) => [
        key,
        key === 'examples' ? entry : withMeanings(entry),
      ]),
    )
  const about = typeof rest['description'] === 'string' ? `\n\n${rest['description']}` : ''
  return {
    ...rest,
    oneOf: values.map((constant: unknown, index) => ({
      const: constant,
      description: `${String(meanings[index])}${about}`,
    })),
  }
}
