import { carriedText } from '../../../core/document/exactNumbers.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { isLine, type Role, roleOf } from '../../../core/document/roleOf.ts'
import { childSchema } from '../../../core/model/schema/walkSchema.ts'
import { type Difference, type DocumentPlace, wayTo } from '../compare/difference.ts'
import { sameValue } from '../compare/sameValue.ts'
import { type ChangeMessage, changeMsg } from '../messages/changeMessages.ts'
import type { Position, Subject } from '../messages/things.ts'
import type { Line, Value } from '../messages/values.ts'
import { alone, type Described } from './Described.ts'
import type { Scene } from './scene.ts'
import {
  entryOf,
  isBlock,
  isField,
  keyAt,
  nameAt,
  subjectOf,
  thingAt,
  titleOf,
  whereOf,
} from './subject.ts'
import { describeText } from './texts.ts'
import { contentLines, fitsLine, isText, shortLines, valueAt } from './values.ts'

const isSimple = (value: unknown) => typeof value !== 'object' || value === null
/** A text, a number, or a list of such. */
const isPlain = (value: unknown) =>
  isSimple(value) || (Array.isArray(value) && value.every(isSimple))

/** What kind of thing it is, where its title does not say it. */
const kindOf = (place: DocumentPlace) => {
  const { before, after, schema } = place
  if (!isBlock(place) && !isField(place)) return undefined
  const title = titleOf(schema)
  if (isBlock(place) || after === undefined) return { title }
  const value = after ?? before
  return { title, isRequired: isObject(value) && value['required'] === true }
}

/** Where an entry is among the others, after one that has a name. */
const positionOf = (place: DocumentPlace, scene: Scene): Position | undefined => {
  const { parent, key } = place
  const list = Array.isArray(parent?.after) ? (parent.after as readonly unknown[]) : []
  if (typeof key !== 'number' || list.length < 2) return undefined
  if (key === 0) return 'beginning'
  if (key === list.length - 1) return 'end'
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
  return name === undefined ? { number: key + 1 } : { after: name }
}

/** The lines of an entry but for the name that its sentence says; the name under which a field is sent mostly says its label once more. */
const withoutName = (
  lines: readonly Line[],
  { data }: Subject,
  isOfField: boolean,
): readonly Line[] => {
  const name = data && 'name' in data ? data.name : undefined
  const isName = ({ code, data: own }: Line) =>
    name !== undefined &&
    (code === 'filledIn'
      ? own.answer === name
      : code === 'value' &&
        own.title !== undefined &&
        (own.value.code === 'text' || own.value.code === 'word') &&
        own.value.data.text === name)
  const at = lines.findIndex(isName)
  return lines.filter((line, index) => index !== at && !(isOfField && isName(line)))
}

/** Something that is new or gone: a key, or an entry of a list. */
const describeEntry = ({ kind, place }: Difference, scene: Scene): Described => {
  const isNew = kind === 'added'
  const [as, value] = isNew ? (['is', place.after] as const) : (['was', place.before] as const)
  const code = isNew ? 'valueAdded' : 'valueRemoved'
  const where = whereOf(place, scene)
  const isEntry = typeof place.key === 'number'
  if (isPlain(value) && !isEntry) {
    const entry = keyAt(place)
    const lines = contentLines(value, place.schema, scene, as, '')
    const all = { entry, where: entry.code === 'atPointer' ? [] : where }
    return fitsLine(lines)
      ? alone(changeMsg(code, { ...all, values: lines }))
      : { message: changeMsg(code, all), lines }
  }
  const position = isNew ? positionOf(place, scene) : undefined
  if (isText(value))
    return {
      message: changeMsg(code, {
        entry: { code: 'entry', data: { title: titleOf(place.schema) } },
        where,
        position,
      }),
      lines: contentLines(value, place.schema, scene, as, ''),
    }
  const entry = entryOf(place, scene)
  return {
    message: changeMsg(isNew ? 'entryAdded' : 'entryRemoved', {
      entry,
      kind: kindOf(place),
      where,
      position,
    }),
    lines: withoutName(shortLines(value, place.schema, scene, as), entry, isField(place)),
  }
}

/** An entry at another position of its list. A block without a name is called as it is where something else has changed in it. */
const describeMove = ({ place }: Difference, scene: Scene): Described => {
  const { key, oldKey, parent, before, after } = place
  const entry: Subject =
    isBlock(place) && nameAt(place, scene) === undefined
      ? { code: 'thing', data: { thing: thingAt(place, scene) } }
      : entryOf(place, scene)
  const where = whereOf(place, scene)
  if (typeof key === 'number' && typeof oldKey === 'number' && key !== oldKey)
    return alone(
      changeMsg('entryReordered', {
        entry,
        where,
        from: oldKey + 1,
        to: key + 1,
        isUnchanged: sameValue(before, after),
      }),
    )
  const last = Array.isArray(parent?.after) ? parent.after.length - 1 : -1
  const position = key === 0 ? 'beginning' : key === last ? 'end' : positionOf(place, scene)
  return alone(changeMsg('entryMoved', { entry, where, position }))
}

type Switch = (isOn: boolean, place: DocumentPlace, scene: Scene) => ChangeMessage

/** What yes and no mean, where a sentence says it better than these words. A key that is not there is "no" in all of them. */
const switches: ReadonlyMap<Role | undefined, Switch> = new Map<Role, Switch>([
  [
    'hidden',
    (isOn, { parent }, scene) =>
      changeMsg(isOn ? 'blockHidden' : 'blockShown', {
        thing: thingAt(parent as DocumentPlace, scene), // a key is in something
      }),
  ],
  ['draft', (isOn) => changeMsg(isOn ? 'draftMade' : 'draftEnded')],
  ['noindex', (isOn) => changeMsg(isOn ? 'hiddenFromSearch' : 'shownToSearch')],
])

const describeSwitch = ({ kind, place }: Difference, scene: Scene): Described | undefined => {
  const describe = switches.get(roleOf(place.schema))
  const [before, after] = [
    place.before ?? false,
    kind === 'removed' ? false : (place.after ?? false),
  ]
  if (typeof before !== 'boolean' || typeof after !== 'boolean') return undefined
  if (describe && before !== after) return alone(describe(after, place, scene))
  const { parent } = place
  if (place.key === 'required' && parent && isField(parent) && before !== after)
    return alone(
      changeMsg(after ? 'fieldRequired' : 'fieldOptional', {
        name: nameAt(parent, scene) ?? String(parent.key),
        where: whereOf(parent, scene),
      }),
    )
  return undefined
}

const isKind = ({ key, parent }: DocumentPlace) =>
  key === 'type' && parent !== undefined && (isBlock(parent) || isField(parent))

/** The title of a kind of block or field. */
const kindTitle = (name: unknown, { kit }: Scene): string =>
  [...kit.choices.values()]
    .map(({ schemas }) =>
      isText(name) && Object.hasOwn(schemas, name) ? titleOf(schemas[name]) : undefined,
    )
    .find((title) => title !== undefined) ?? String(name)

/** A number whose document has more digits than the value holds; undefined for all else. */
const digitsAt = (holder: unknown, key: string | number): Value | undefined => {
  const text = isObject(holder) ? carriedText(holder, String(key)) : undefined
  return text === undefined ? undefined : { code: 'plain', data: { text } }
}

const describeChanged = ({ place }: Difference, scene: Scene): Described => {
  const { before, after, schema, parent } = place
  if (isKind(place) && parent)
    return alone(
      changeMsg('kindChanged', {
        thing: thingAt(parent, scene),
        before: kindTitle(before, scene),
        after: kindTitle(after, scene),
      }),
    )
  const subject = subjectOf(place, scene)
  if (
    isText(before) &&
    isText(after) &&
    (schema === undefined || isLine(schema) || roleOf(schema) === 'text')
  )
    return describeText(subject, before, after, schema, scene)
  if (isSimple(before) && isSimple(after))
    return alone(
      changeMsg('valueChanged', {
        subject,
        before: digitsAt(parent?.before, place.oldKey) ?? valueAt(before, schema, scene.before),
        after: digitsAt(parent?.after, place.key) ?? valueAt(after, schema, scene.after),
      }),
    )
  return {
    message: changeMsg('replaced', { subject }),
    lines: [
      ...contentLines(before, schema, scene, 'was').map((line) =>
        changeMsg('state', { state: 'before', line }),
      ),
      ...contentLines(after, schema, scene, 'is').map((line) =>
        changeMsg('state', { state: 'now', line }),
      ),
    ],
  }
}

const describeRenamed = ({ place }: Difference, scene: Scene): Described => {
  const [, ...way] = wayTo(place)
  const name = nameAt(place, scene)
  return alone(
    changeMsg('renamed', {
      title: titleOf(way.at(-1)?.schema),
      name: name === place.key ? undefined : name,
      before: String(place.oldKey),
      after: String(place.key),
    }),
  )
}

/** What a single difference comes to, by the titles of its place alone. */
export const describeDifference = (difference: Difference, scene: Scene): Described => {
  const switched = describeSwitch(difference, scene)
  if (switched) return switched
  const { kind } = difference
  if (kind === 'added' || kind === 'removed') return describeEntry(difference, scene)
  if (kind === 'moved') return describeMove(difference, scene)
  return kind === 'renamed'
    ? describeRenamed(difference, scene)
    : describeChanged(difference, scene)
}
