import { carriedText } from '../../../core/document/exactNumbers.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { isLine, type Role, roleOf } from '../../../core/document/roleOf.ts'
import { type Difference, type DocumentPlace, wayTo } from '../compare/difference.ts'
import { said, type Words } from '../told.ts'
import { contentLines } from './contentLines.ts'
import { sayValue } from './sayValue.ts'
import type { Scene } from './scene.ts'
import { alone, type Sentence } from './sentence.ts'
import {
  isBlock,
  isField,
  nameAt,
  subjectOf,
  thingAt,
  thingFirst,
  titleOf,
  whereOf,
} from './subject.ts'
import { tellEntry, tellMoved } from './tellEntry.ts'
import { tellText } from './tellText.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isSimple = (value: unknown) => typeof value !== 'object' || value === null

type Switch = (isOn: boolean, place: DocumentPlace, scene: Scene) => Words

/** What yes and no mean, where a sentence says it better than these words. A key that is not there is "no" in all of them. */
const switches: ReadonlyMap<Role | undefined, Switch> = new Map<Role, Switch>([
  [
    'hidden',
    (isOn, { parent }, scene) => [
      ...(parent ? thingFirst(parent, scene) : []),
      isOn ? ' is hidden now: it is kept, and shown to nobody' : ' is shown again: it was hidden',
    ],
  ],
  [
    'draft',
    (isOn) => [
      isOn
        ? 'It becomes a draft: visitors no longer find it'
        : 'It is no draft any more: visitors find it',
    ],
  ],
  [
    'noindex',
    (isOn) => [
      isOn ? 'Search engines are asked not to list it now' : 'Search engines may list it now',
    ],
  ],
])

const tellSwitch = ({ kind, place }: Difference, scene: Scene): Sentence | undefined => {
  const say = switches.get(roleOf(place.schema))
  const [before, after] = [
    place.before ?? false,
    kind === 'removed' ? false : (place.after ?? false),
  ]
  if (typeof before !== 'boolean' || typeof after !== 'boolean') return undefined
  if (say && before !== after) return alone(...say(after, place, scene))
  const { parent } = place
  if (place.key === 'required' && parent && isField(parent) && before !== after)
    return alone(
      'Field ',
      ...said(nameAt(parent, scene) ?? String(parent.key)),
      ...whereOf(parent, scene, ' in '),
      after ? ' has to be filled in now' : ' may be left empty now',
    )
  return undefined
}

const isKind = ({ key, parent }: DocumentPlace) =>
  key === 'type' && parent !== undefined && (isBlock(parent) || isField(parent))

/** The title of a kind of block or field. */
const kindTitle = (name: unknown, { kit }: Scene): string | undefined =>
  [...kit.choices.values()]
    .map(({ schemas }) =>
      isText(name) && Object.hasOwn(schemas, name) ? titleOf(schemas[name]) : undefined,
    )
    .find((title) => title !== undefined)

/** A number whose document has more digits than the value holds; undefined for all else. */
const digitsAt = (holder: unknown, key: string | number, as: 'was' | 'is'): Words | undefined => {
  const text = isObject(holder) ? carriedText(holder, String(key)) : undefined
  return text === undefined ? undefined : [{ as, text }]
}

const tellChanged = ({ place }: Difference, scene: Scene): Sentence => {
  const { before, after, schema, parent } = place
  if (isKind(place) && parent)
    return alone(
      'Kind of ',
      ...thingAt(parent, scene),
      ': ',
      ...said(kindTitle(before, scene) ?? String(before)),
      ' → ',
      ...said(kindTitle(after, scene) ?? String(after)),
    )
  const subject = subjectOf(place, scene)
  if (
    isText(before) &&
    isText(after) &&
    (schema === undefined || isLine(schema) || roleOf(schema) === 'text')
  ) {
    const told = tellText(before, after, schema, scene)
    return { sentence: [...subject, ...told.sentence], lines: told.lines }
  }
  if (isSimple(before) && isSimple(after))
    return alone(
      ...subject,
      ': ',
      ...(digitsAt(parent?.before, place.oldKey, 'was') ??
        sayValue(before, schema, scene.before, 'was')),
      ' → ',
      ...(digitsAt(parent?.after, place.key, 'is') ?? sayValue(after, schema, scene.after, 'is')),
    )
  return {
    sentence: [...subject, ' is another kind of thing now:'],
    lines: [
      ...contentLines(before, schema, scene, 'was').map((line): Words => ['before: ', ...line]),
      ...contentLines(after, schema, scene, 'is').map((line): Words => ['now: ', ...line]),
    ],
  }
}

const tellRenamed = ({ place }: Difference, scene: Scene): Sentence => {
  const [, ...way] = wayTo(place)
  const title = titleOf(way.at(-1)?.schema) ?? 'Entry'
  const name = nameAt(place, scene)
  const isNamedByKey = name === undefined || name === place.key
  return alone(
    title,
    ...(isNamedByKey ? [] : [' ', ...said(name)]),
    ': the name ',
    { as: 'was', text: String(place.oldKey) },
    ' is now ',
    {
      as: 'is',
      text: String(place.key),
    },
  )
}

/** What a single difference comes to, by the titles of its place alone. */
export const tellDifference = (difference: Difference, scene: Scene): Sentence => {
  const switched = tellSwitch(difference, scene)
  if (switched) return switched
  if (difference.kind === 'added' || difference.kind === 'removed')
    return tellEntry(difference, scene)
  if (difference.kind === 'moved') return tellMoved(difference, scene)
  return difference.kind === 'renamed'
    ? tellRenamed(difference, scene)
    : tellChanged(difference, scene)
}
