import { childSchema } from '../../../core/model/schema/walkSchema.ts'
import type { Difference, DocumentPlace } from '../compare/difference.ts'
import { sameValue } from '../compare/sameValue.ts'
import { plainWords, said, type Words } from '../told.ts'
import { contentLines, shortLines } from './contentLines.ts'
import type { Scene } from './scene.ts'
import { alone, type Sentence } from './sentence.ts'
import {
  entryOf,
  isBlock,
  isField,
  lower,
  nameAt,
  subjectOf,
  thingFirst,
  titleOf,
  whereOf,
} from './subject.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isSimple = (value: unknown) => typeof value !== 'object' || value === null
/** A text, a number, or a list of such. */
const isPlain = (value: unknown) =>
  isSimple(value) || (Array.isArray(value) && value.every(isSimple))

/** " (cards)", " (text), not required": what kind of thing it is, where its title does not say. */
const aside = (place: DocumentPlace): string => {
  const { before, after } = place
  if (!isBlock(place) && !isField(place)) return ''
  const kind = ` (${lower(titleOf(place.schema) ?? 'unknown')})`
  if (isBlock(place) || after === undefined) return kind
  const value = after ?? before
  const isRequired =
    typeof value === 'object' && value !== null && 'required' in value && value.required === true
  return `${kind}, ${isRequired ? 'to be filled in' : 'not required'},`
}

/** " after “Who pays?”", " at the beginning": where an entry stands among the others. */
const positionOf = (place: DocumentPlace, scene: Scene): Words => {
  const { parent, key } = place
  const list = Array.isArray(parent?.after) ? (parent.after as readonly unknown[]) : []
  if (typeof key !== 'number' || list.length < 2) return []
  if (key === 0) return [' at the beginning']
  if (key === list.length - 1) return [' at the end']
  const value = list[key - 1]
  const schema = parent?.schema && childSchema(scene.kit.choices, parent.schema, key - 1, value)
  const before: DocumentPlace = {
    parent,
    key: key - 1,
    oldKey: key - 1,
    schema,
    oldSchema: schema,
    before: value,
    after: value,
  }
  const name = isSimple(value) ? undefined : nameAt(before, scene)
  return name === undefined ? [` at place ${key + 1}`] : [' after ', ...said(name)]
}

const nameOrNumber = (place: DocumentPlace, scene: Scene): Words => {
  const noun = isField(place) ? 'Field' : isBlock(place) ? 'Block' : undefined
  const name = nameAt(place, scene)
  if (noun === undefined) return entryOf(place, scene)
  return name === undefined ? [noun] : [`${noun} `, ...said(name)]
}

/** The lines of an entry but for the name that its sentence says; the name under which a field is sent mostly says its label once more. */
const withoutName = (
  lines: readonly Words[],
  name: Words,
  isOfField: boolean,
): readonly Words[] => {
  const said = /“.*”$/s.exec(plainWords(name))?.[0]
  const isName = (line: Words) => said !== undefined && plainWords(line).endsWith(`: ${said}`)
  const at = lines.findIndex(isName)
  return lines.filter((line, index) => index !== at && !(isOfField && isName(line)))
}

/** What stands under a key that is new or gone: in the sentence, or below it where it is long. */
const tellProperty = (place: DocumentPlace, scene: Scene, as: 'is' | 'was'): Sentence => {
  const isNew = as === 'is'
  const title = titleOf(place.schema)
  const named =
    typeof place.parent?.schema?.['additionalProperties'] === 'object'
      ? said(String(place.key))
      : []
  const verb = isNew ? ' added' : ' removed'
  const subject: Words =
    title === undefined
      ? [...subjectOf(place, scene), verb]
      : [
          title,
          ...(named.length > 0 ? [' ', ...named] : []),
          verb,
          ...whereOf(place, scene, isNew ? ' to ' : ' from '),
        ]
  const lines = contentLines(isNew ? place.after : place.before, place.schema, scene, as, '')
  const inline = lines.flatMap((line, index): Words => (index === 0 ? line : [', ', ...line]))
  return plainWords(inline).length <= 160
    ? alone(...subject, ': ', ...inline)
    : { sentence: [...subject, ':'], lines }
}

/** Something that is new or gone: a key, or an entry of a list. */
export const tellEntry = ({ kind, place }: Difference, scene: Scene): Sentence => {
  const isNew = kind === 'added'
  const as = isNew ? 'is' : 'was'
  const value = isNew ? place.after : place.before
  if (isPlain(value) && typeof place.key !== 'number') return tellProperty(place, scene, as)
  const where = [
    isNew ? ' added' : ' removed',
    ...whereOf(place, scene, isNew ? ' to ' : ' from '),
    ...(isNew ? positionOf(place, scene) : []),
  ]
  if (isText(value))
    return {
      sentence: [titleOf(place.schema) ?? 'Entry', ...where, ':'],
      lines: contentLines(value, place.schema, scene, as, ''),
    }
  const name = nameOrNumber(place, scene)
  const lines = withoutName(shortLines(value, place.schema, scene, as), name, isField(place))
  return { sentence: [...name, aside(place), ...where], lines }
}

/** "1st", "22nd". */
const ordinal = (number: number): string => {
  const ends: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${number}${ends[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)] ?? 'th'}`
}

/** An entry that stands at another place of its list. A block without a name is called as it is where something else has changed in it. */
export const tellMoved = ({ place }: Difference, scene: Scene): Sentence => {
  const { key, oldKey, parent, before, after } = place
  const name =
    isBlock(place) && nameAt(place, scene) === undefined
      ? thingFirst(place, scene)
      : nameOrNumber(place, scene)
  if (typeof key === 'number' && typeof oldKey === 'number' && key !== oldKey)
    return alone(
      ...name,
      ...whereOf(place, scene, ' in '),
      ` moved from ${ordinal(oldKey + 1)} to ${ordinal(key + 1)}${sameValue(before, after) ? ', words unchanged' : ''}`,
    )
  const list = Array.isArray(parent?.after) ? (parent.after as readonly unknown[]) : []
  const to: Words =
    key === 0
      ? [' to the beginning']
      : key === list.length - 1
        ? [' to the end']
        : positionOf(place, scene)
  return alone(...name, ...whereOf(place, scene, ' in '), ' moved', ...to)
}
