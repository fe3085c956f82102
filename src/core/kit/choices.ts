import type { Schema } from '../document/documentSchemas.ts'
import { anyFactValue, factValues } from '../document/facts.ts'
import { anyField } from '../document/fieldParts.ts'
import { anyBlock } from '../document/page.ts'
import { type Role, roleOf } from '../document/roleOf.ts'

/** A set of schemas by the value of `key`; `noun` names one of them in messages, `usual` says which one a new entry begins as, where there is a usual one. */
export type Choice = {
  readonly name: ChoiceName
  /** The schema of a place before it is chosen. */
  readonly place: Schema
  readonly key: 'type' | 'kind'
  readonly noun: string
  readonly usual?: string
  readonly schemas: Readonly<Record<string, Schema>>
}
export type ChoiceName = 'blocks' | 'fields' | 'factValues'

/**
 * The places of a document where the value itself says which schema it follows, by the role of the schema that stands there: a block
 * and a field by `type`, the value of a fact by `kind`. Choosing first gives one finding for one mistake, where `oneOf` gives fifty.
 */
export type Choices = ReadonlyMap<Role, Choice>

/** What a value chooses its schema from, at a place of this schema. */
export const choiceAt = (choices: Choices, schema: Schema): Choice | undefined => {
  const role = roleOf(schema)
  return role && choices.get(role)
}

type Parts = Readonly<Record<string, { readonly schema: Schema }>>

type Properties = Readonly<Record<string, Schema>>

/** What their place says of all of them, such as that a block may be hidden, stands in each part's own schema too; `type` keeps its own value. */
const joinedTo = (place: Schema, schema: Schema): Schema => {
  const common = place['properties'] as Properties // JSON Schema's own shape, as below
  const own = schema['properties'] as Properties
  return {
    ...schema,
    properties: { ...common, ...own, type: { title: common['type']?.['title'], ...own['type'] } },
  }
}

const schemasOf = (place: Schema, parts: Parts): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { schema }]) => [name, joinedTo(place, schema)]),
  )

/** The choices that blocks and fields make. Pure. */
export const choicesOf = ({
  blocks,
  fields,
}: {
  readonly blocks: Parts
  readonly fields: Parts
}): Choices =>
  new Map<Role, Choice>([
    [
      'block',
      {
        name: 'blocks',
        place: anyBlock,
        key: 'type',
        noun: 'block',
        schemas: schemasOf(anyBlock, blocks),
      },
    ],
    [
      'field',
      {
        name: 'fields',
        place: anyField,
        key: 'type',
        noun: 'field',
        usual: 'text',
        schemas: schemasOf(anyField, fields),
      },
    ],
    [
      'factValue',
      {
        name: 'factValues',
        place: anyFactValue,
        key: 'kind',
        noun: 'value',
        usual: 'money',
        schemas: factValues,
      },
    ],
  ])
