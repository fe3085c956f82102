import type { Schema } from '../../document/documentSchemas.ts'
import { isObject } from '../../document/isObject.ts'
import { type Choices, choiceAt } from '../../kit/choices.ts'
import type { Path } from './path.ts'

/**
 * The schema of what stands under `key` of a value of this schema; where it is chosen by the child's own type, that
 * one. Gives undefined where the schema knows of no such key.
 */
export const childSchema = (
  choices: Choices,
  schema: Schema,
  key: string | number,
  child: unknown,
): Schema | undefined => {
  const properties = schema['properties'] as Readonly<Record<string, Schema>> | undefined // JSON Schema's own shape, as below
  const further = schema['additionalProperties']
  const found =
    typeof key === 'number'
      ? (schema['items'] as Schema | undefined)
      : properties && Object.hasOwn(properties, key)
        ? properties[key]
        : isObject(further)
          ? further
          : undefined
  return found && chosenSchema(choices, found, child)
}

/** The schema that a value follows by its own type, where its place leaves that to it; else the schema itself. */
export const chosenSchema = (choices: Choices, schema: Schema, value: unknown): Schema => {
  const choice = choiceAt(choices, schema)
  if (!choice || !isObject(value)) return schema
  const name = value[choice.key]
  return typeof name === 'string' && Object.hasOwn(choice.schemas, name)
    ? (choice.schemas[name] ?? schema)
    : schema
}

/** Called for each value with the schema of its place, outer ones first. */
export type Visitor = (value: unknown, schema: Schema, path: Path | undefined) => void

/** Walks a document along its schema. Values that the schema does not know, or of another kind, are left out. Pure. */
export const walkSchema = (
  choices: Choices,
  value: unknown,
  schema: Schema,
  visit: Visitor,
  path?: Path,
): void => {
  visit(value, schema, path)
  if (Array.isArray(value)) {
    if (!schema['items']) return
    for (let key = 0; key < value.length; key += 1) {
      const child: unknown = value[key]
      const inner = childSchema(choices, schema, key, child)
      if (inner) walkSchema(choices, child, inner, visit, { parent: path, key })
    }
    return
  }
  if (!isObject(value)) return
  for (const key of Object.keys(value)) {
    const inner = childSchema(choices, schema, key, value[key])
    if (inner) walkSchema(choices, value[key], inner, visit, { parent: path, key })
  }
}
