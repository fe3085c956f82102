import type { Schema } from '../../../core/document/documentSchemas.ts'
import { writeJson } from '../../../core/document/writeJson.ts'
import { type Choices, choiceAt } from '../../../core/kit/choices.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { formsIn } from '../../../render/form/formsIn.ts'
import type { AuthoringKit } from '../AuthoringKit.ts'
import { formStates } from './formStates.ts'

/** One key of a block: `items[].title`. `values` are those that are allowed, where only certain ones are. */
export type ListedKey = {
  readonly key: string
  readonly kind: string
  readonly required: boolean
  readonly description: string
  readonly values?: readonly string[]
}

type ListedBlock = {
  readonly type: string
  readonly title: string
  /** What else people call it. */
  readonly knownAs: readonly string[]
  readonly description: string
  readonly keys: readonly ListedKey[]
  readonly examples: readonly string[]
}

export type ListedForm = { readonly name: string; readonly file: string }

/** What the gallery shows; all of it comes from schemas, examples and the site's forms. */
export type Catalogue = {
  readonly blocks: readonly ListedBlock[]
  readonly forms: readonly ListedForm[]
  readonly states: readonly { readonly name: string; readonly what: string }[]
}

const kindOf = (choices: Choices, schema: Schema): string => {
  if (choiceAt(choices, schema) !== undefined) return 'one by its type'
  if (Array.isArray(schema['enum'])) return 'one of'
  const type = String(schema['type'] ?? '')
  if (type === 'string') return schema['contentMediaType'] ? 'text with markup' : 'text'
  return (
    (
      {
        array: 'list',
        object: 'object',
        boolean: 'true or false',
        integer: 'whole number',
        number: 'number',
      } as Readonly<Record<string, string>>
    )[type] ?? type
  )
}

/** The keys of a schema, with those of its lists and objects below them. */
const keysOf = (choices: Choices, schema: Schema, prefix = ''): ListedKey[] => {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>> // JSON Schema's own shapes, here and below
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries(properties).flatMap(([name, own]) => {
    const key = `${prefix}${name}`
    const values = own['enum'] as readonly unknown[] | undefined
    const inner = (own['items'] ?? own) as Schema
    const own1: ListedKey = {
      key,
      kind: kindOf(choices, own),
      required: required.includes(name),
      description: String(own['description'] ?? ''),
      ...(values ? { values: values.map(String) } : {}),
    }
    return choiceAt(choices, inner) !== undefined
      ? [own1]
      : [own1, ...keysOf(choices, inner, own['items'] ? `${key}[].` : `${key}.`)]
  })
}

/** The forms of a site, each once, with the file that it stands in. */
const formsOf = (site: Site | undefined): ListedForm[] => {
  const all = site
    ? [...site.dialogs.values(), ...site.pages.values()].flatMap(({ file, document }) =>
        formsIn(document.blocks).map(({ name }) => ({ name, file })),
      )
    : []
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
}

export const catalogueOf = (
  { blocks, choices, examples }: AuthoringKit,
  site: Site | undefined,
): Catalogue => ({
  blocks: Object.entries(blocks).map(
    ([type, { schema, knownAs = [] }]: [
      string,
      { readonly schema: Schema; readonly knownAs?: readonly string[] },
    ]) => ({
      type,
      title: String(schema['title']),
      knownAs,
      description: String(schema['description']),
      keys: keysOf(choices, schema),
      examples: (examples.get(type) ?? []).map((example) => writeJson(example)),
    }),
  ),
  forms: formsOf(site),
  states: formStates.map(({ name, what }) => ({ name, what })),
})
