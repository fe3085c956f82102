import { choicesOf } from '../../../../core/document/choicesInWords.ts'
import type { Schema } from '../../../../core/document/documentSchemas.ts'
import { iconNames } from '../../../../core/document/iconNames.ts'
import { isAsset, type Role, roleOf } from '../../../../core/document/roleOf.ts'
import { type Choices, choiceAt } from '../../../../core/kit/choices.ts'

/** How a value is written in the panel. */
export type FieldKind =
  | 'markup'
  | 'line'
  | 'choice'
  | 'several'
  | 'icon'
  | 'switch'
  | 'number'
  | 'date'
  | 'time'
  | 'color'
  | 'link'
  | 'page'
  | 'dialog'
  | 'form'
  | 'fact'
  | 'asset'
  | 'picture'
  | 'presets'
  | 'dialogPresets'
  | 'object'
  | 'list'
  | 'grid'
  | 'unknown'

const byRole: Readonly<Partial<Record<Role, FieldKind>>> = {
  href: 'link',
  newAddress: 'link',
  pageAddress: 'page',
  route: 'page',
  oldAddress: 'line',
  dialogName: 'dialog',
  formName: 'form',
  newsletterForm: 'form',
  factName: 'fact',
  figure: 'number',
  preset: 'presets',
  presets: 'dialogPresets',
  text: 'markup',
  date: 'date',
  time: 'time',
  color: 'color',
  asset: 'asset',
  pictureFile: 'asset',
}

const asSchema = (value: unknown): Schema => (value ?? {}) as Schema // JSON Schema's own shape
export const propertiesOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>
export const itemsOf = (schema: Schema): Schema => asSchema(schema['items'])

/** Keys that no author minds while they are empty, and few once they are not. */
export const rarelyAsked: ReadonlySet<string> = new Set(['id', 'formerly', 'autocomplete', 'about'])
/** Keys that stand open though they may be left out: authors look for them. */
export const oftenAsked: ReadonlySet<string> = new Set(['required', 'amount'])

const elsewhere: ReadonlySet<string> = new Set(['type', 'kind', 'hidden', '$schema'])

/** Whether a key is written by other means than a field of its own. A kind of which there are several in one schema, such as that of a note, is a choice like others. */
export const isAskedElsewhere = (key: string, schema: Schema): boolean => {
  const { enum: kinds } = schema
  return elsewhere.has(key) && !(key === 'kind' && Array.isArray(kinds) && kinds.length > 1)
}

const isIcons = (values: readonly unknown[]) =>
  values.length > 0 && values.every((value) => iconNames.some((name) => name === value))

const isPicture = (schema: Schema) => {
  const { src, alt } = propertiesOf(schema)
  return (
    src !== undefined &&
    alt !== undefined &&
    isAsset(src) &&
    Object.keys(propertiesOf(schema)).length === 2
  )
}

/** How a value of a schema is written: by its role, else by what the schema asks for. Pure. */
export const kindOf = (schema: Schema, choices: Choices): FieldKind => {
  const role = roleOf(schema)
  const known = role && byRole[role]
  if (known) return known
  const values = schema['enum'] as readonly unknown[] | undefined
  if (values) return isIcons(values) ? 'icon' : 'choice'
  if (schema['type'] === 'boolean') return 'switch'
  if (schema['type'] === 'number' || schema['type'] === 'integer') return 'number'
  if (schema['type'] === 'string') return 'line'
  if (choicesOf(schema)) return 'several'
  if (schema['type'] === 'array') {
    const inner = itemsOf(schema)
    return inner['type'] === 'array' && itemsOf(inner)['type'] === 'string' ? 'grid' : 'list'
  }
  if (isPicture(schema)) return 'picture'
  return choiceAt(choices, schema) || schema['properties'] ? 'object' : 'unknown'
}

/** The day that every entry of such a kind must have, with its key. Pure. */
export const neededDay = (
  schema: Schema,
  choices: Choices,
): { readonly key: string; readonly schema: Schema } | undefined => {
  const required = new Set((schema['required'] ?? []) as readonly string[]) // JSON Schema's own shape
  const [key, day] =
    Object.entries(propertiesOf(schema)).find(
      ([name, inner]) => required.has(name) && kindOf(inner, choices) === 'date',
    ) ?? []
  return key === undefined || day === undefined ? undefined : { key, schema: day }
}
