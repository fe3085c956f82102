import type { Schema } from '../document/documentSchemas.ts'
import { anyFactValue, factValues } from '../document/facts.ts'
import { anyField } from '../document/fieldParts.ts'
import { anyBlock } from '../document/page.ts'

/** A set of schemas by the value of `key`; `noun` names one of them in messages. */
export type Choice = { readonly name: ChoiceName; readonly key: 'type' | 'kind'; readonly noun: string; readonly schemas: Readonly<Record<string, Schema>> }
export type ChoiceName = 'blocks' | 'fields' | 'factValues'

/**
 * The places of a document where the value itself says which schema it follows, by the schema that stands there: a block
 * and a field by `type`, the value of a fact by `kind`. Choosing first gives one finding for one mistake, where `oneOf` gives fifty.
 */
export type Choices = ReadonlyMap<Schema, Choice>

type Parts = Readonly<Record<string, { readonly schema: Schema }>>

const schemasOf = (parts: Parts): Record<string, Schema> => Object.fromEntries(Object.entries(parts).map(([name, { schema }]) => [name, schema]))

/** The choices that blocks and fields make. Pure. */
export const choicesOf = ({ blocks, fields }: { readonly blocks: Parts; readonly fields: Parts }): Choices =>
  new Map<Schema, Choice>([
    [anyBlock, { name: 'blocks', key: 'type', noun: 'block', schemas: schemasOf(blocks) }],
    [anyField, { name: 'fields', key: 'type', noun: 'field', schemas: schemasOf(fields) }],
    [anyFactValue, { name: 'factValues', key: 'kind', noun: 'value', schemas: factValues }],
  ])
