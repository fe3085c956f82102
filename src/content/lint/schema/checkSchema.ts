import { documentSchemas, type Schema } from '../../../core/document/documentSchemas.ts'
import type { History } from '../../../core/document/history.ts'
import type { DocumentKind } from '../../../core/document/sources.ts'
import { type Choice, type Choices, choiceAt } from '../../../core/kit/choices.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Validator, ValidatorError } from '../../../core/kit/Validator.ts'
import { childOf, escapeKey, keysOf } from '../../../core/model/schema/path.ts'
import { childSchema, chosenSchema } from '../../../core/model/schema/walkSchema.ts'
import { meantOrCertain } from '../links/meant.ts'
import { nearest } from '../links/nearest.ts'
import { msg } from '../messages/msg.ts'
import { type NamedValue, valueData } from '../messages/values.ts'
import type { Fault } from '../types/fault.ts'
import { calledBefore, nowCalled } from './calledBefore.ts'
import { defaultSchema } from './defaultSchema.ts'
import { type CheckedValue, explain } from './explain.ts'
import { withoutConsequences } from './withoutConsequences.ts'

/** After so many faults a document is none of its kind; the rest is not told. */
const maxFaults = 200

type Root = {
  readonly kit: Kit
  readonly value: unknown
  readonly schema: Schema
  readonly history: History | undefined
  readonly pointer: string
  readonly name: NamedValue
}

/** The name of the value at the end of `keys` in messages: its key in quotes, or what it is an entry of. */
const nameOf = (root: Root, keys: readonly string[]): NamedValue => {
  const last = keys.at(-1)
  if (last === undefined) return root.name
  return /^\d+$/.test(last) ? { entry: Number(last) + 1, of: keys.at(-2) } : { key: last }
}

/** Follows a pointer through value and schema at once. */
const placeAt = (root: Root, pointer: string): CheckedValue => {
  const keys = keysOf(pointer)
  let { value, schema } = root
  for (const key of keys) {
    const child = childOf(value, key)
    schema =
      childSchema(root.kit.choices, schema, Array.isArray(value) ? Number(key) : key, child) ?? {}
    value = child
  }
  return {
    choices: root.kit.choices,
    value,
    schema,
    pointer: root.pointer + pointer,
    name: nameOf(root, keys),
  }
}

const faultsOf = (validate: Validator | undefined, root: Root): Fault[] => {
  if (!validate || validate(root.value)) return []
  const errors: readonly ValidatorError[] = (validate.errors ?? []).slice(0, maxFaults + 1)
  const faults = errors.flatMap((error) => {
    if ('propertyName' in error) return [] // the pattern behind a "propertyNames" error, which is told once
    const fault = explain(error, placeAt(root, error.instancePath))
    return fault ? [fault] : []
  })
  return withoutConsequences(calledBefore(faults, root.value, root.history, root.pointer))
}

const unknownChoice = ({ history }: Kit, choice: Choice, name: string, pointer: string): Fault => {
  const names = Object.keys(choice.schemas)
  const now = choice.name === 'factValues' ? undefined : history[choice.name].namesNow.get(name)
  const near = now ?? nearest(name, names)
  return {
    pointer: `${pointer}/${choice.key}`,
    message: msg('noSuchChoice', {
      noun: choice.noun,
      key: choice.key,
      name,
    }),
    ...(now !== undefined
      ? { suggestion: nowCalled(now), fix: { kind: 'value' as const, value: now } }
      : near
        ? meantOrCertain(name, near, { kind: 'value', value: near })
        : { suggestion: msg('choicesAre', { names }) }),
  }
}

/** Checks what stands at a place whose schema is chosen by the value itself, and the places inside it. */
const checkChosen = (
  kit: Kit,
  value: unknown,
  choice: Choice,
  pointer: string,
  faults: Fault[],
): void => {
  const name = (value as { readonly [key: string]: unknown } | null)?.[choice.key]
  if (typeof value !== 'object' || Array.isArray(value) || typeof name !== 'string') return // the outer schema has said so
  if (!Object.hasOwn(choice.schemas, name)) {
    faults.push(unknownChoice(kit, choice, name, pointer))
    return
  }
  const schema = choice.schemas[name] as Schema // just found
  const history = choice.name === 'factValues' ? undefined : kit.history[choice.name].byType[name]
  const named = { part: name, noun: choice.noun, by: choice.key }
  faults.push(
    ...faultsOf(kit.validators[choice.name][name], {
      kit,
      value,
      schema,
      history,
      pointer,
      name: named,
    }),
  )
  visitChosen(kit, value, schema, pointer, faults)
}

/** Looks for such places inside a value. Only schemas that have any are walked, so facts and texts cost nothing. */
const visitChosen = (
  kit: Kit,
  value: unknown,
  schema: Schema,
  pointer: string,
  faults: Fault[],
): void => {
  if (typeof value !== 'object' || value === null || !hasChoice(kit.choices, schema)) return
  for (const [key, child] of Object.entries(value)) {
    if (faults.length > maxFaults) return
    const place = plainChild(kit, schema, Array.isArray(value) ? Number(key) : key)
    if (!place) continue
    const at = `${pointer}/${escapeKey(key)}`
    const choice = choiceAt(kit.choices, place)
    if (choice) checkChosen(kit, child, choice, at, faults)
    else visitChosen(kit, child, chosenSchema(kit.choices, place, child), at, faults)
  }
}

const plainChild = ({ choices }: Kit, schema: Schema, key: string | number): Schema | undefined =>
  childSchema(choices, schema, key, undefined)

/** Places that a value chooses are the same in every kit, so that a schema is looked through once. */
const known = new WeakMap<Schema, boolean>()
const hasChoice = (choices: Choices, schema: Schema): boolean => {
  const before = known.get(schema)
  if (before !== undefined) return before
  const inner = [
    ...Object.values((schema['properties'] as Record<string, Schema> | undefined) ?? {}),
    schema['items'],
    schema['additionalProperties'],
  ]
  const has = inner.some(
    (child) =>
      typeof child === 'object' &&
      child !== null &&
      (choiceAt(choices, child as Schema) !== undefined || hasChoice(choices, child as Schema)),
  )
  known.set(schema, has)
  return has
}

/** A document that names no schema is told the path from where it lies. */
const withPath = (fault: Fault, kind: DocumentKind, file: string): Fault =>
  fault.pointer === '' && fault.meant === '/$schema'
    ? { ...fault, suggestion: msg('addSchema', { schema: defaultSchema(file, kind) }) }
    : fault

/** No more than are told, the last with a word on the others. */
const bounded = (faults: Fault[]): Fault[] => {
  const last = faults[maxFaults - 1]
  return faults.length > maxFaults && last
    ? [...faults.slice(0, maxFaults - 1), { ...last, isLast: true as const }]
    : faults
}

/** Checks a document against the schema of its kind; gives the faults in the document's own order of places. `file` is where it lies. */
export const checkSchema = (
  kit: Kit,
  value: unknown,
  kind: DocumentKind,
  file: string,
): Fault[] => {
  const schema: Schema = documentSchemas[kind]
  const faults = faultsOf(kit.validators.documents[kind], {
    kit,
    value,
    schema,
    history: kit.history.documents[kind],
    pointer: '',
    name: { document: kind },
  }).map((fault) => withPath(fault, kind, file))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const [inner, ...others] = Array.isArray(value) ? (value as readonly unknown[]) : []
    const isWrapped =
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) && others.length === 0
    if (isWrapped)
      return [
        {
          pointer: '',
          message: msg('documentInList', { kind }),
          suggestion: msg('removeListBrackets'),
        },
      ]
    return [
      {
        pointer: '',
        message: msg('documentNotObject', { kind, is: valueData(value) }),
        suggestion: msg('wrapInBraces'),
      },
    ]
  }
  visitChosen(kit, value, schema, '', faults)
  return bounded(faults)
}
