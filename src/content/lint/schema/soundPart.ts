import { documentSchemas, type Schema } from '../../../core/document/documentSchemas.ts'
import { withNumberTexts } from '../../../core/document/exactNumbers.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { DocumentKind } from '../../../core/document/sources.ts'
import { choiceAt } from '../../../core/kit/choices.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Validator } from '../../../core/kit/Validator.ts'
import { escapeKey } from '../../../core/model/schema/path.ts'
import { childSchema } from '../../../core/model/schema/walkSchema.ts'
import type { SoundPart } from '../types/file.ts'

type Json = { readonly [key: string]: unknown }

const left = Symbol('left out')

/** Pointers, from the value, of all that a validator refuses in it; of an object that lacks a key, the object's. */
const refusedBy = (validate: Validator, value: unknown): ReadonlySet<string> => {
  if (validate(value)) return new Set()
  return new Set(
    (validate.errors ?? []).flatMap((error) => {
      const { instancePath, params } = error
      if ('propertyName' in error) return [] // told again as "propertyNames"
      const key = params['additionalProperty'] ?? params['propertyName']
      return key === undefined ? [instancePath] : [`${instancePath}/${escapeKey(String(key))}`]
    }),
  )
}

/** The sound part of a place; what its schema leaves to the value itself is checked by the one that it names. */
const partAt = (
  kit: Kit,
  value: unknown,
  schema: Schema | undefined,
  refused: ReadonlySet<string>,
  pointer: string,
): unknown => {
  if (refused.has(pointer)) return left
  const choice = schema && choiceAt(kit.choices, schema)
  if (!choice || !isObject(value)) return innerPart(kit, value, schema, refused, pointer)
  const name = String(value[choice.key])
  const validate = Object.hasOwn(choice.schemas, name)
    ? kit.validators[choice.name][name]
    : undefined
  if (!validate) return left
  const own = refusedBy(validate, value)
  return own.has('') ? left : innerPart(kit, value, choice.schemas[name], own, '')
}

const innerPart = (
  kit: Kit,
  value: unknown,
  schema: Schema | undefined,
  refused: ReadonlySet<string>,
  pointer: string,
): unknown => {
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown, index) =>
      partAt(kit, entry, schema?.['items'] as Schema | undefined, refused, `${pointer}/${index}`),
    )
    return entries.includes(left) ? left : entries
  }
  if (!isObject(value)) return value
  const required = (schema?.['required'] as readonly string[] | undefined) ?? [] // JSON Schema's own shape, as above
  const parts = Object.entries(value).map(([key, entry]) => {
    return [
      key,
      partAt(
        kit,
        entry,
        schema && childSchema(kit.choices, schema, key, undefined),
        refused,
        `${pointer}/${escapeKey(key)}`,
      ),
    ] as const
  })
  if (pointer !== '' && parts.some(([key, part]) => part === left && required.includes(key)))
    return left
  return withNumberTexts(Object.fromEntries(parts.filter(([, part]) => part !== left)), value)
}

/**
 * A document with what does not follow its schema left out: a wrong value, a key that is not known, an object that
 * lacks what it needs, a list with a wrong entry (whole, so that the places of entries stay true). What is left can be
 * used by its type. Pure; stands any value that JSON can hold.
 */
export const soundPart = (kit: Kit, value: Json, kind: DocumentKind): SoundPart => {
  const validate = kit.validators.documents[kind]
  const refused = new Set(validate ? refusedBy(validate, value) : [])
  refused.delete('') // the document itself is always there
  return innerPart(kit, value, documentSchemas[kind], refused, '') as SoundPart // each part has been checked
}
