import { isObject } from '../document/isObject.ts'
/**
 * Builds the schema files from the schemas in TypeScript. The files are plain JSON Schema (draft 2020-12) without
 * any keyword of our own, so that every editor and every validator can read them.
 */

import { expectation } from '../document/checks.ts'
import { documentSchemas, type Schema } from '../document/documentSchemas.ts'
import { factSchema } from '../document/facts.ts'
import { options } from '../document/fieldParts.ts'
import type { Block } from '../document/page.ts'
import {
  action,
  actions,
  href,
  icon,
  id,
  pair,
  picture,
  preset,
  silence,
} from '../document/parts.ts'
import type { DocumentKind } from '../document/sources.ts'
import { type Choice, type ChoiceName, type Choices, choiceAt } from './choices.ts'
import { descriptionOf, withExamples, withMeanings } from './editorHelp.ts'
import { formerTypes, withFormer } from './formerNames.ts'
import type { Kit } from './Kit.ts'
import type { Histories, SchemaHistory } from './schemaHistory.ts'

/** Parts that are written once in a file, under `$defs`, and referred to. Found by what they ask for, so that copies of them are, too. */
const parts: Record<string, Schema> = {
  action,
  actions,
  expectation,
  fact: factSchema,
  href,
  icon,
  id,
  options,
  pair,
  picture,
  preset,
  silence,
}

const partNames: ReadonlyMap<string, string> = new Map(
  Object.entries(parts).map(([name, part]) => [JSON.stringify(part), name]),
)

/** What the files are made of: what is chosen by its type or kind, and examples of it. */
type Given = {
  readonly choices: Choices
  readonly history: SchemaHistory
  readonly examplesOf: Readonly<Record<ChoiceName, readonly Schema[]>>
}

const givenBy = ({ choices, history }: Kit, examples: Examples): Given => {
  const blocks = [...examples.values()].flat()
  const fields = blocks.flatMap((block) =>
    Array.isArray(block['fields']) ? (block['fields'] as readonly Schema[]) : [],
  ) // of all forms among them
  return { choices, history, examplesOf: { blocks, fields, factValues: [] } }
}

const noHistories: Histories['byType'] = {}
const historiesOf = ({ history }: Given, name: ChoiceName): Histories['byType'] =>
  name === 'factValues' ? noHistories : history[name].byType

/** The names under `$defs` that a schema refers to, noted in `used`; `own` is the part that is being written. */
const refer = (choices: Choices, value: unknown, used: Set<string>, own?: unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => refer(choices, entry, used))
  if (!isObject(value)) return value
  const name =
    value === own
      ? undefined
      : (choiceAt(choices, value)?.noun ?? partNames.get(JSON.stringify(value)))
  if (name) {
    used.add(name)
    return { $ref: `#/$defs/${name}` }
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, refer(choices, entry, used)]),
  )
}

/** A name of before: a pattern, since editors offer constants. */
const named = (former: string) => ({ type: 'string', pattern: `^${former}$` })

/** Beside the alternatives, since editors take one that is deprecated for none. */
const struck = (now: string) => ({
  deprecated: true,
  description: `Now called "${now}". The command \`upgrade\` writes it so.`,
})

/** Names of before in a pattern, as above. */
const isOneOf = (names: readonly string[]) =>
  names.length === 1 ? { const: names[0] } : { type: 'string', pattern: `^(${names.join('|')})$` }

/**
 * Chosen by its `type` or `kind`: first the names, each with what it is for, then that one's own schema. Conditions
 * instead of `oneOf`, because editors would offer those alternatives alone that an unfinished object fits already, and
 * because a validator then tells what is wrong with this block and not that it is none of thirty. Each condition asks
 * for the key first: an object without it would fit all of them.
 */
const chosen = (given: Given, { place: at, key, name, noun, schemas }: Choice) => {
  const known = given.examplesOf[name]
  const histories = historiesOf(given, name)
  const former = Object.keys(schemas).flatMap((one) =>
    formerTypes(histories[one]).map((before) => [before, one] as const),
  )
  const [one] = Object.values(schemas)
  const own = one?.['properties'] as Readonly<Record<string, Schema>> | undefined // JSON Schema's own shape
  return {
    title: at['title'],
    description:
      at['description'] ?? `A ${noun} ${name === 'fields' ? 'of a form' : 'of the page'}.`,
    type: 'object',
    required: [key],
    properties: {
      [key]: {
        title: own?.[key]?.['title'], // the same in all of them
        oneOf: [
          ...Object.entries(schemas).map(([one, schema]) => ({
            const: one,
            title: schema['title'],
            description: descriptionOf(
              schema,
              known.filter((example) => example[key] === one),
            ),
          })),
          ...former.map(([name]) => named(name)),
        ],
        ...(former.length > 0
          ? {
              allOf: former.map(([name, now]) => ({
                if: named(name),
                // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema; nothing awaits it
                then: struck(now),
              })),
            }
          : {}),
      },
    },
    allOf: Object.keys(schemas).map((one) => ({
      if: {
        type: 'object',
        required: [key],
        properties: { [key]: isOneOf([one, ...formerTypes(histories[one])]) },
      },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema; nothing awaits it
      then: { $ref: `#/$defs/${noun}-${one}` },
    })),
    ...(known.length > 0 ? { examples: known } : {}),
  }
}

/** What stands under `$defs` for a name: a part, or a choice with all that it chooses among. */
const definitions = (given: Given, name: string, used: Set<string>): Record<string, unknown> => {
  const { choices, examplesOf } = given
  const choice = [...choices.values()].find(({ noun }) => noun === name)
  if (!choice) return { [name]: refer(choices, parts[name], used, parts[name]) }
  const own = Object.entries(choice.schemas).map(([one, schema]) => [
    `${name}-${one}`,
    withExamples(
      refer(choices, withFormer(schema, historiesOf(given, choice.name)[one]), used) as Schema,
      examplesOf[choice.name].filter((example) => example[choice.key] === one),
    ),
  ])
  return { [name]: chosen(given, choice), ...Object.fromEntries(own) }
}

const file = (given: Given, name: string, schema: Schema): Schema => {
  const used = new Set<string>()
  const body = refer(given.choices, schema, used)
  const defs: Record<string, unknown> = {}
  for (const part of used) Object.assign(defs, definitions(given, part, used)) // which may use more: a set is walked with what is added
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://broadsheet.example/schema/${name}.schema.json`,
    $comment: 'Generated by the command `schema`. Do not edit.',
    ...(withMeanings(body) as Schema),
    $defs: withMeanings(
      Object.fromEntries(Object.entries(defs).sort(([a], [b]) => (a < b ? -1 : 1))),
    ),
  }
}

/** Examples of blocks by their types. */
export type Examples = ReadonlyMap<string, readonly Block[]>

/** All schema files of a kit by name, as values ready for JSON. Pure. */
export const schemaFiles = (kit: Kit, examples: Examples): Record<string, Schema> => {
  const given = givenBy(kit, examples)
  return Object.fromEntries(
    Object.entries(documentSchemas).map(([name, schema]) => [
      name,
      file(given, name, withFormer(schema, kit.history.documents[name as DocumentKind])),
    ]),
  )
}
