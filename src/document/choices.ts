/**
 * The places of a document where the value itself says which schema it follows: a block and a field by `type`, the
 * value of a fact by `kind`. Choosing first gives one finding for one mistake, where `oneOf` gives fifty.
 */
import { blocks } from '../blocks/index.ts'
import { fields } from '../fields/index.ts'
import { anyFactValue, factsSchema, factValues } from './facts.ts'
import { anyField } from './fieldParts.ts'
import { anyBlock, dialogSchema, pageSchema } from './page.ts'
import { siteSchema } from './site.ts'

/** A JSON Schema as plain data. */
export type Schema = { readonly [key: string]: unknown }

/** A set of schemas by the value of `key`; `noun` names one of them in messages. */
export type Choice = { readonly name: ChoiceName; readonly key: 'type' | 'kind'; readonly noun: string; readonly schemas: Readonly<Record<string, Schema>> }
export type ChoiceName = 'blocks' | 'fields' | 'factValues'

const schemasOf = (modules: Readonly<Record<string, { schema: Schema }>>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(modules).map(([name, { schema }]) => [name, schema]))

export const choices: readonly (Choice & { readonly at: Schema })[] = [
  { name: 'blocks', key: 'type', noun: 'block', at: anyBlock, schemas: schemasOf(blocks) },
  { name: 'fields', key: 'type', noun: 'field', at: anyField, schemas: schemasOf(fields) },
  { name: 'factValues', key: 'kind', noun: 'value', at: anyFactValue, schemas: factValues },
]

const byPlace = new Map<unknown, Choice>(choices.map((choice) => [choice.at, choice]))

/** The choice that a schema stands for, if it does. */
export const choiceAt = (schema: Schema): Choice | undefined => byPlace.get(schema)

/** The schemas of whole documents. */
export const documentSchemas = { page: pageSchema, dialog: dialogSchema, site: siteSchema, facts: factsSchema } as const satisfies Record<string, Schema>
