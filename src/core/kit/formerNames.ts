import type { Schema } from '../document/documentSchemas.ts'
import { groupsIn, type History, keysInText, type Step } from '../document/history.ts'
import { isObject } from '../document/isObject.ts'

/** What a step has taken from an object, and what stands in its place: places run from that object. `schema` is that of a key, where it is known. */
type Change = {
  readonly former: readonly (readonly [key: string, schema: Schema, words: string])[]
  readonly required: readonly string[]
  readonly same?: true
}

const quoted = (keys: readonly string[]) => keys.map((key) => `"${key}"`).join(' and ')

const propertiesOf = (schema: unknown): Readonly<Record<string, Schema>> =>
  isObject(schema) && isObject(schema['properties'])
    ? (schema['properties'] as Readonly<Record<string, Schema>>)
    : {} // JSON Schema's own shape, as below

const text: Schema = { type: 'string' }
const anything: Schema = {}

/** The schema at a place inside an object, by plain keys. */
const schemaAt = (schema: Schema, place: string): Schema | undefined =>
  place
    .split('/')
    .slice(1)
    .reduce<Schema | undefined>((at, key) => propertiesOf(at)[key], schema)

const changeOf = (step: Exclude<Step, { kind: 'called' }>, schema: Schema): Change => {
  const now = (keys: readonly string[]) => `Now ${quoted(keys)}.`
  if (step.kind === 'renamed')
    return {
      former: [[step.key, propertiesOf(schema)[step.to] ?? anything, `Now called "${step.to}".`]],
      required: [step.to],
      same: true,
    }
  if (step.kind === 'retired')
    return { former: [[step.key, anything, 'No longer read.']], required: [] }
  if (step.kind === 'given') return { former: [], required: [step.key] }
  if (step.kind === 'split') {
    const keys = groupsIn(step.pattern)
    return { former: keys.includes(step.key) ? [] : [[step.key, text, now(keys)]], required: keys }
  }
  if (step.kind === 'joined') {
    const keys = keysInText(step.text).filter((key) => key !== step.to)
    return { former: keys.map((key) => [key, text, now([step.to])]), required: [step.to] }
  }
  const [from = '', ...deeper] = step.from.split('/').slice(1)
  const [to = ''] = step.to.split('/').slice(1)
  return {
    former: [
      [
        from,
        (deeper.length === 0 ? schemaAt(schema, step.to) : undefined) ?? anything,
        now([step.to.slice(1).replaceAll('/', '.')]),
      ],
    ],
    required: [to],
  }
}

/** Asks for a key unless the one of before is there. Without `required` for that one, which strict validators want to see among the properties. */
const requiredUnless = (before: string, key: string): Schema => ({
  if: { not: { propertyNames: { not: { const: before } } } },
  else: { properties: { [key]: true }, required: [key] },
})

/** An object that takes former keys too. They stand as patterns, since editors offer what stands under "properties". */
const taking = (schema: Schema, { former, required, same }: Change): Schema => {
  const needed = Array.isArray(schema['required']) ? (schema['required'] as readonly string[]) : []
  const lacking = required.filter((key) => needed.includes(key))
  const patterns = former.map(([key, own, words]) => [
    `^${key}$`,
    { ...own, deprecated: true, description: `${words} The command \`upgrade\` writes it so.` },
  ])
  const either = same
    ? lacking.flatMap((key) => former.map(([before]) => requiredUnless(before, key)))
    : []
  return {
    ...schema,
    ...(lacking.length > 0 ? { required: needed.filter((key) => !lacking.includes(key)) } : {}),
    ...(patterns.length > 0
      ? {
          patternProperties: {
            ...(schema['patternProperties'] as object | undefined),
            ...Object.fromEntries(patterns),
          },
        }
      : {}),
    ...(either.length > 0
      ? { allOf: [...((schema['allOf'] as readonly Schema[] | undefined) ?? []), ...either] }
      : {}),
  }
}

/** A schema with another one at a place; `*` is each entry. */
const changedAt = (
  schema: Schema,
  keys: readonly string[],
  change: (schema: Schema) => Schema,
): Schema => {
  const [key, ...rest] = keys
  if (key === undefined) return change(schema)
  const within = (name: string, inner: unknown) =>
    isObject(inner) ? { ...schema, [name]: changedAt(inner, rest, change) } : schema
  if (key === '*')
    return within(
      isObject(schema['items']) ? 'items' : 'additionalProperties',
      schema['items'] ?? schema['additionalProperties'],
    )
  const inner = propertiesOf(schema)[key]
  return inner
    ? { ...schema, properties: { ...propertiesOf(schema), [key]: changedAt(inner, rest, change) } }
    : schema
}

/** What a part was called before. */
export const formerTypes = (history: History = []): string[] =>
  history.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'called' ? [step.before] : [])),
  )

/**
 * The schema of a part as it takes documents of every version: with the keys of before, marked as deprecated, so that editors mark them
 * and do not offer them, and validators that know nothing of versions find nothing wrong. Pure.
 */
export const withFormer = (schema: Schema, history: History = []): Schema => {
  const former = formerTypes(history)
  const steps = history.flatMap(({ steps: all }) =>
    all.flatMap((step) => (step.kind === 'called' ? [] : [step])),
  )
  const whole = steps.reduce(
    (now, step) =>
      changedAt(now, (step.at ?? '').split('/').slice(1), (at) => taking(at, changeOf(step, at))),
    schema,
  )
  if (former.length === 0) return whole
  const { enum: names = [], ...type } = propertiesOf(schema)['type'] ?? {}
  const pattern = `^(${[...(names as readonly string[]), ...former].join('|')})$`
  return {
    ...whole,
    properties: { ...propertiesOf(whole), type: { ...type, type: 'string', pattern } },
  }
}
