import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { roleOf } from '../../../core/document/roleOf.ts'
import { childSchema } from '../../../core/model/schema/walkSchema.ts'
import { plainWords, type Words } from '../told.ts'
import { hasMarks } from './marksIn.ts'
import { linkLines } from './sayMark.ts'
import { presetLines } from './sayPreset.ts'
import { saySeveral, sayValue } from './sayValue.ts'
import type { Scene } from './scene.ts'
import { titleOf } from './subject.ts'

/** In which state a value is told; `isShort`: short entries of a list go into one line. */
type Told = { readonly scene: Scene; readonly as: 'was' | 'is'; readonly isShort: boolean }

const isText = (value: unknown): value is string => typeof value === 'string'
const sideIn = ({ scene, as }: Told) => (as === 'was' ? scene.before : scene.after)

/** As long as a line of several entries may be. In characters. */
const longest = 160

/** Entries of a list in one line, such as the cells of a row; undefined where one of them needs a line of its own. */
const inOneLine = (
  entries: readonly (readonly Words[])[],
  title: string | undefined,
): Words[] | undefined => {
  const lines = entries.flat()
  const own = lines.map(([first]) => (isText(first) && first.endsWith(': ') ? first : ''))
  if (lines.length < 2 || entries.some((some) => some.length !== 1) || new Set(own).size > 1)
    return undefined
  const values = lines.flatMap(
    (line, index): Words => [...(index === 0 ? [] : [', ']), ...line.slice(own[0] ? 1 : 0)],
  )
  const name = title ? `${title}: ` : (own[0] ?? '')
  return plainWords(values).length > longest ? undefined : [[...(name ? [name] : []), ...values]]
}

const listLines = (
  list: readonly unknown[],
  schema: Schema | undefined,
  told: Told,
  title: string | undefined,
): Words[] => {
  const entries = list.map((child, index): Words[] => {
    const isPlain = title === '' && !isObject(child) && !Array.isArray(child)
    return isPlain
      ? linesOf(
          child,
          schema && childSchema(told.scene.kit.choices, schema, index, child),
          told,
          '',
        )
      : inner(list, index, child, schema, told)
  })
  const isJoined = told.isShort && !list.some((entry) => Array.isArray(entry))
  return (isJoined ? inOneLine(entries, title) : undefined) ?? entries.flat()
}

const inner = (
  value: object,
  key: string | number,
  child: unknown,
  schema: Schema | undefined,
  told: Told,
): Words[] => {
  const own = schema && childSchema(told.scene.kit.choices, schema, key, child)
  if (roleOf(own) === 'preset')
    return presetLines(
      child,
      'dialog' in value && isText(value.dialog) ? value.dialog : key,
      sideIn(told),
      told.as,
    )
  const isNamed =
    isText(key) && (own === undefined || typeof schema?.['additionalProperties'] === 'object')
  return linesOf(
    child,
    own,
    told,
    isNamed ? [titleOf(own), key].filter((one) => one !== undefined).join(' ') : titleOf(own),
  )
}

const linesOf = (
  value: unknown,
  schema: Schema | undefined,
  told: Told,
  title: string | undefined,
): Words[] => {
  if (Array.isArray(value) && value.length > 0 && !saySeveral(value, schema))
    return listLines(value, schema, told, title)
  if (isObject(value) && Object.keys(value).length > 0) {
    const isChoice = (key: string) => {
      const known = schema?.['properties']
      const own = isObject(known) ? known[key] : undefined
      return isObject(own) && Array.isArray(own['enum']) && own['enum'].length === 1
    }
    return Object.entries(value).flatMap(([key, child]) =>
      isChoice(key) ? [] : inner(value, key, child, schema, told),
    )
  }
  const empty = isObject(value) || (Array.isArray(value) && value.length === 0)
  const links = isText(value) && hasMarks(schema) ? linkLines(value, sideIn(told), told.as) : []
  return [
    [
      ...(title ? [`${title}: `] : []),
      ...(empty ? ['nothing in it'] : sayValue(value, schema, sideIn(told), told.as)),
    ],
    ...links,
  ]
}

/** All that a value holds, a line for each text, with its title. Kinds of blocks and fields are told by whoever names these. */
export const contentLines = (
  value: unknown,
  schema: Schema | undefined,
  scene: Scene,
  as: 'was' | 'is',
  title = titleOf(schema),
): Words[] => linesOf(value, schema, { scene, as, isShort: false }, title)

/** The same, with short entries of a list in one line: a row of a table is one, and not one for each cell. */
export const shortLines = (
  value: unknown,
  schema: Schema | undefined,
  scene: Scene,
  as: 'was' | 'is',
): Words[] => linesOf(value, schema, { scene, as, isShort: true }, titleOf(schema))
