import { dialogRoute } from '../../../core/document/addresses.ts'
import { choiceInWords, choicesOf } from '../../../core/document/choicesInWords.ts'
import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { nameInWords } from '../../../core/document/nameInWords.ts'
import { type Role, roleOf } from '../../../core/document/roleOf.ts'
import { interpolate } from '../../../core/model/figures/interpolate.ts'
import { childSchema } from '../../../core/model/schema/walkSchema.ts'
import { type Line, lineInWords, type Value } from '../messages/values.ts'
import { joined, lower, plainWords } from '../messages/Words.ts'
import { hasMarks, linkLines, marksIn } from './marks.ts'
import type { Scene, Side } from './scene.ts'
import { titleOf } from './subject.ts'

export const isText = (value: unknown): value is string => typeof value === 'string'

const addresses: ReadonlySet<Role | undefined> = new Set<Role>([
  'href',
  'newAddress',
  'pageAddress',
])
const names: ReadonlySet<Role | undefined> = new Set<Role>(['fieldName', 'formerName'])

/** What a choice means, as the first sentence of its description says; a description may begin with the choice itself. */
const meaningOf = (value: unknown, schema: Schema | undefined): string | undefined => {
  const [values, meanings] = [schema?.['enum'], schema?.['enumDescriptions']]
  const meaning: unknown =
    Array.isArray(values) && Array.isArray(meanings) ? meanings[values.indexOf(value)] : undefined
  if (!isText(meaning)) return undefined
  const [sentence = ''] = meaning.split(/\.(?:\s|$)/)
  const [choice, ...rest] = sentence.split(': ')
  return lower(choice === choiceInWords(value) ? rest.join(': ') : sentence)
}

/** Several of a few, in one piece; undefined for any other list. */
export const choicesAt = (
  value: unknown,
  schema: Schema | undefined,
): Extract<Value, { code: 'choices' }> | undefined => {
  const all = schema && choicesOf(schema)
  return all && Array.isArray(value) && value.length > 0 && value.every((one) => all.includes(one))
    ? { code: 'choices', data: { all, chosen: value } }
    : undefined
}

const textAt = (value: string, schema: Schema | undefined, side: Side): Value => {
  const role = roleOf(schema)
  if (addresses.has(role))
    return { code: 'address', data: { address: value, title: side.titleAt(value) } }
  if (role === 'dialogName')
    return { code: 'dialog', data: { name: value, title: side.titleAt(dialogRoute(value)) } }
  const written = (text: string) => ({ text: interpolate(text, side.lookup) })
  if (hasMarks(schema)) return { code: 'text', data: written(marksIn(value).words) }
  if (names.has(role)) return { code: 'text', data: written(nameInWords(value)) }
  if (role === 'factName') return { code: 'text', data: written(side.labelOf(value) ?? value) }
  return { code: 'word', data: written(value) }
}

/** A single value: a text, yes or no, a choice with what it means, an address with its page. */
export const valueAt = (value: unknown, schema: Schema | undefined, side: Side): Value => {
  const values = schema?.['enum']
  if (Array.isArray(values) && values.includes(value))
    return { code: 'choice', data: { choice: value, meaning: meaningOf(value, schema) } }
  const several = choicesAt(value, schema)
  if (several) return several
  if (isText(value)) return textAt(value, schema, side)
  if (value === true) return { code: 'yes' }
  if (value === false) return { code: 'no' }
  if (value === null) return { code: 'nothing' }
  return {
    code: 'plain',
    data: { text: typeof value === 'number' ? String(value) : JSON.stringify(value) },
  }
}

/** The field of a dialog that an answer is filled into, by its label. */
export const fieldIn = (dialog: unknown, name: string, side: Side): string =>
  (isText(dialog) ? side.asks(dialog) : []).find((field) => field.name === name)?.label ??
  nameInWords(name)

/** An answer that is filled in: a choice by its label, anything else as it is written. What can be no answer is whole; lint reports it there. */
export const answerIn = (dialog: unknown, name: string, value: unknown, side: Side): string =>
  (isText(dialog) ? side.asks(dialog) : [])
    .find((one) => one.name === name)
    ?.options.find((option) => option.value === value)?.label ??
  (typeof value === 'object' ? JSON.stringify(value).replaceAll('\\n', ' ') : String(value))

/** What is filled into a dialog in advance, a line for each field. */
export const presetLines = (
  preset: unknown,
  dialog: unknown,
  side: Side,
  as: 'was' | 'is',
): Line[] =>
  Object.entries(isObject(preset) ? preset : {}).map(([name, value]) => ({
    code: 'filledIn',
    data: {
      field: fieldIn(dialog, name, side),
      answer: answerIn(dialog, name, value, side),
      as,
    },
  }))

/** In which state a value is; `isShort`: short entries of a list go into one line. */
type Seen = { readonly scene: Scene; readonly as: 'was' | 'is'; readonly isShort: boolean }

const sideIn = ({ scene, as }: Seen) => (as === 'was' ? scene.before : scene.after)

/** As long as several values in one line may be. In characters. */
const longest = 160
/** Whether several values fit into one line. */
export const fitsLine = (lines: readonly Line[]): boolean =>
  plainWords(joined(lines.map(lineInWords))).length <= longest

const titleIn = ({ code, data }: Line) =>
  code === 'value' || code === 'values' ? data.title || undefined : undefined
const untitled = (line: Line): Line =>
  line.code === 'value'
    ? { code: 'value', data: { ...line.data, title: undefined } }
    : line.code === 'values'
      ? { code: 'values', data: { ...line.data, title: undefined } }
      : line

/** Entries of a list in one line, such as the cells of a row; undefined where one of them needs a line of its own. */
const inOneLine = (
  entries: readonly (readonly Line[])[],
  title: string | undefined,
): Line[] | undefined => {
  const lines = entries.flat()
  const titles = new Set(lines.map(titleIn))
  if (lines.length < 2 || entries.some((some) => some.length !== 1) || titles.size > 1)
    return undefined
  const own = lines.map(untitled)
  return fitsLine(own)
    ? [{ code: 'values', data: { title: title || [...titles][0], lines: own } }]
    : undefined
}

const listLines = (
  list: readonly unknown[],
  schema: Schema | undefined,
  seen: Seen,
  title: string | undefined,
): Line[] => {
  const entries = list.map((child, index): Line[] => {
    const isPlain = title === '' && !isObject(child) && !Array.isArray(child)
    return isPlain
      ? linesOf(
          child,
          schema && childSchema(seen.scene.kit.choices, schema, index, child),
          seen,
          '',
        )
      : inner(list, index, child, schema, seen)
  })
  const isJoined = seen.isShort && !list.some((entry) => Array.isArray(entry))
  return (isJoined ? inOneLine(entries, title) : undefined) ?? entries.flat()
}

const inner = (
  value: object,
  key: string | number,
  child: unknown,
  schema: Schema | undefined,
  seen: Seen,
): Line[] => {
  const own = schema && childSchema(seen.scene.kit.choices, schema, key, child)
  if (roleOf(own) === 'preset')
    return presetLines(
      child,
      'dialog' in value && isText(value.dialog) ? value.dialog : key,
      sideIn(seen),
      seen.as,
    )
  const isNamed =
    isText(key) && (own === undefined || typeof schema?.['additionalProperties'] === 'object')
  return linesOf(
    child,
    own,
    seen,
    isNamed ? [titleOf(own), key].filter((one) => one !== undefined).join(' ') : titleOf(own),
  )
}

const linesOf = (
  value: unknown,
  schema: Schema | undefined,
  seen: Seen,
  title: string | undefined,
): Line[] => {
  if (Array.isArray(value) && value.length > 0 && !choicesAt(value, schema))
    return listLines(value, schema, seen, title)
  if (isObject(value) && Object.keys(value).length > 0) {
    const isChoice = (key: string) => {
      const known = schema?.['properties']
      const own = isObject(known) ? known[key] : undefined
      return isObject(own) && Array.isArray(own['enum']) && own['enum'].length === 1
    }
    return Object.entries(value).flatMap(([key, child]) =>
      isChoice(key) ? [] : inner(value, key, child, schema, seen),
    )
  }
  const isEmpty = isObject(value) || (Array.isArray(value) && value.length === 0)
  const [side, { as }] = [sideIn(seen), seen]
  return [
    {
      code: 'value',
      data: { title, value: isEmpty ? { code: 'empty' } : valueAt(value, schema, side), as },
    },
    ...(isText(value) && hasMarks(schema) ? linkLines(value, side, as) : []),
  ]
}

/** All that a value holds, a line for each text, with its title. Kinds of blocks and fields are described with their names. */
export const contentLines = (
  value: unknown,
  schema: Schema | undefined,
  scene: Scene,
  as: 'was' | 'is',
  title = titleOf(schema),
): Line[] => linesOf(value, schema, { scene, as, isShort: false }, title)

/** The same, with short entries of a list in one line: a row of a table is one, and not one for each cell. */
export const shortLines = (
  value: unknown,
  schema: Schema | undefined,
  scene: Scene,
  as: 'was' | 'is',
): Line[] => linesOf(value, schema, { scene, as, isShort: true }, titleOf(schema))
