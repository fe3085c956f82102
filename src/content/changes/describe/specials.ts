import { dialogRoute } from '../../../core/document/addresses.ts'
import { choicesInWords } from '../../../core/document/choicesInWords.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { type Role, roleOf } from '../../../core/document/roleOf.ts'
import { signOf } from '../../../core/model/translations/sourceTexts.ts'
import type { Difference, DocumentPlace } from '../compare/difference.ts'
import { type ChangeMessage, changeMsg, type Effect } from '../messages/changeMessages.ts'
import type { Line } from '../messages/values.ts'
import { alone, type Described } from './Described.ts'
import { describeDifference } from './differences.ts'
import { addressAt, hasMarks } from './marks.ts'
import type { Scene, Side } from './scene.ts'
import { nameAt, shortName, subjectOf, thingAt, titleOf, whereOf } from './subject.ts'
import {
  answerIn,
  choicesAt,
  contentLines,
  fieldIn,
  isText,
  presetLines,
  valueAt,
} from './values.ts'

type Json = Readonly<Record<string, unknown>>

/** Describes all differences of one thing together; undefined where each is better described on its own. */
type Describe = (
  differences: readonly Difference[],
  place: DocumentPlace,
  scene: Scene,
) => Described | undefined

/** The key of a thing under which a difference is. */
const ownKey = ({ place }: Difference, thing: DocumentPlace): string => {
  let at = place
  while (at.parent && at.parent !== thing) at = at.parent
  return at.parent === thing ? String(at.key) : ''
}

/** What else has changed in a thing that the sentence names. */
const linesInside = (
  differences: readonly Difference[],
  thing: DocumentPlace,
  scene: Scene,
): ChangeMessage[] =>
  differences.flatMap((difference) => {
    const { schema, before, after, parent } = difference.place
    const title = titleOf(schema)
    if (
      difference.kind === 'changed' &&
      parent === thing &&
      title !== undefined &&
      isText(before) &&
      isText(after) &&
      !hasMarks(schema)
    )
      return [
        changeMsg('propertyChanged', {
          title,
          before: valueAt(before, schema, scene.before),
          after: valueAt(after, schema, scene.after),
        }),
      ]
    const { message, lines } = describeDifference(difference, scene)
    return [message, ...lines]
  })

/** What pressing a button does. */
const effectOf = ({ dialog, href }: Json, side: Side): Effect | undefined => {
  if (isText(dialog)) {
    const address = addressAt(dialogRoute(dialog), side)
    return { opens: address.title === undefined ? { name: dialog } : address }
  }
  return isText(href) ? { leads: addressAt(href, side) } : undefined
}

/** A button: what it says, and what it does. */
const describeButton: Describe = (differences, place, scene) => {
  const { before, after } = place
  const [first] = differences
  const button = after ?? before
  if (!first || !isObject(button)) return undefined
  if (first.place === place && (first.kind === 'added' || first.kind === 'removed')) {
    const isNew = first.kind === 'added'
    const [side, as] = isNew ? ([scene.after, 'is'] as const) : ([scene.before, 'was'] as const)
    const general = describeDifference(first, scene)
    const effect = effectOf(button, side)
    const { message } = general
    if (!effect || (message.code !== 'entryAdded' && message.code !== 'entryRemoved'))
      return general
    const { label: _, href: __, dialog, preset, ...rest } = button
    return {
      message: changeMsg(isNew ? 'buttonAdded' : 'buttonRemoved', { ...message.data, effect }),
      lines: [
        ...(Object.keys(rest).length > 0 ? contentLines(rest, place.schema, scene, as) : []),
        ...presetLines(preset, dialog, side, as),
      ],
    }
  }
  if (first.place === place || !isObject(before) || !isObject(after)) return undefined
  const keys = new Set(differences.map((difference) => ownKey(difference, place)))
  const [old, now] = [effectOf(before, scene.before), effectOf(after, scene.after)]
  if (!(keys.has('href') || keys.has('dialog')) || !old || !now) return undefined
  const isRenamed = keys.has('label')
  const label = isRenamed && isText(before['label']) ? before['label'] : after['label']
  return {
    message: changeMsg('buttonChanged', {
      label: isText(label) ? shortName(label) : undefined,
      newLabel: isRenamed && isText(after['label']) ? after['label'] : undefined,
      where: whereOf(place, scene),
      before: old,
      after: now,
    }),
    lines: linesInside(
      differences.filter(
        (difference) => !['href', 'dialog', 'label'].includes(ownKey(difference, place)),
      ),
      place,
      scene,
    ),
  }
}

const valueKeys: ReadonlySet<string> = new Set(['value', 'written'])

/** Whether a fact's figure is one that can be written out. */
const isSound = (fact: Json, { kit }: Scene): boolean => {
  const value = fact['value']
  const kind = isObject(value) ? value['kind'] : undefined
  const validators = kit.validators.factValues
  return isText(kind) && Object.hasOwn(validators, kind) && validators[kind]?.(value) === true
}

const describeWholeFact = (
  { kind, place: { key, schema } }: Difference,
  fact: Json,
  scene: Scene,
): Described | undefined => {
  const isNew = kind === 'added'
  const written = (isNew ? scene.after : scene.before).lookup(String(key), undefined)
  if (written === undefined || !isSound(fact, scene)) return undefined
  const { label, value, ...rest } = fact
  const own = isObject(value) && value['kind'] === 'words' ? rest : { value, ...rest }
  return {
    message: changeMsg(isNew ? 'factAdded' : 'factRemoved', {
      label: isText(label) ? label : String(key),
      value: written,
    }),
    lines: contentLines(own, schema, scene, isNew ? 'is' : 'was'),
  }
}

/** A fact: what it was and what it is, as texts show it. */
const describeFact: Describe = (differences, place, scene) => {
  const { before, after, key, oldKey } = place
  const [first] = differences
  const fact = after ?? before
  if (!first || !isObject(fact)) return undefined
  if (first.place === place)
    return first.kind === 'added' || first.kind === 'removed'
      ? describeWholeFact(first, fact, scene)
      : undefined
  if (!isObject(before) || !isObject(after) || !isSound(before, scene) || !isSound(after, scene))
    return undefined
  if (!differences.some((difference) => valueKeys.has(ownKey(difference, place)))) return undefined
  const [old, now] = [
    scene.before.lookup(String(oldKey), undefined),
    scene.after.lookup(String(key), undefined),
  ]
  if (old === undefined || now === undefined || old === now) return undefined
  return {
    message: changeMsg('factChanged', {
      label: shortName(isText(after['label']) ? after['label'] : String(key)),
      before: old,
      after: now,
    }),
    lines: linesInside(
      differences.filter((difference) => !valueKeys.has(ownKey(difference, place))),
      place,
      scene,
    ),
  }
}

/** Another picture in the place of one: its alternative text is described too if it has stayed, since it may no longer be true. */
const describePicture: Describe = (differences, place, scene) => {
  const { before, after } = place
  if (
    !isObject(before) ||
    !isObject(after) ||
    differences.some((difference) => difference.place === place)
  )
    return undefined
  const [old, now, alt] = [before['src'], after['src'], after['alt']]
  if (!isText(old) || !isText(now) || old === now) return undefined
  const rest = differences.filter((difference) => ownKey(difference, place) !== 'src')
  const isReworded = rest.some((difference) => ownKey(difference, place) === 'alt')
  return {
    message: changeMsg('pictureReplaced', {
      where: whereOf(place, scene),
      before: old,
      after: now,
    }),
    lines: [
      ...(isText(alt) && !isReworded ? [changeMsg('altStays', { alt })] : []),
      ...linesInside(rest, place, scene),
    ],
  }
}

/** The dialog that something is filled into: the one that its button opens, or the one that a page names it by. */
const dialogOf = ({ parent, key, oldKey }: DocumentPlace, side: 'before' | 'after'): unknown => {
  const enclosing = parent?.[side]
  return isObject(enclosing) && isText(enclosing['dialog'])
    ? enclosing['dialog']
    : side === 'before'
      ? oldKey
      : key
}

/** Answers that a button or a page fills in: fields and choices by their labels. */
const describePreset: Describe = (_, place, scene) => {
  if ([place.before, place.after].some((value) => value !== undefined && !isObject(value)))
    return undefined // no answers, and described like anything else
  const [before, after] = [(place.before ?? {}) as Json, (place.after ?? {}) as Json] // just asked
  const [old, now] = [dialogOf(place, 'before'), dialogOf(place, 'after')]
  const answers = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      const [was, is] = [before[name], after[name]]
      return {
        field:
          is === undefined ? fieldIn(old, name, scene.before) : fieldIn(now, name, scene.after),
        before: was === undefined ? undefined : answerIn(old, name, was, scene.before),
        after: is === undefined ? undefined : answerIn(now, name, is, scene.after),
      }
    })
  const by = whereOf(place, scene)
  const dialog =
    by.length > 0 || !isText(now) ? undefined : (scene.after.titleAt(dialogRoute(now)) ?? now)
  const [first, ...more] = answers
  if (!first) return undefined
  return more.length === 0
    ? alone(changeMsg('answerChanged', { by, dialog, ...first }))
    : {
        message: changeMsg('answersChanged', { by, dialog }),
        lines: answers.map((answer) => changeMsg('answer', answer)),
      }
}

/** Where an old address leads. */
const describeRedirect: Describe = (differences, place, scene) => {
  const { before, after } = place
  const [first] = differences
  const entry = after ?? before
  if (!first || !isObject(entry) || !isText(entry['from']) || !isText(entry['to'])) return undefined
  const { from, to } = entry
  if (first.place === place && first.kind === 'added')
    return alone(changeMsg('redirectAdded', { from, to: addressAt(to, scene.after) }))
  if (first.place === place && first.kind === 'removed')
    return alone(changeMsg('redirectRemoved', { from, to: addressAt(to, scene.before) }))
  const isTarget =
    differences.length === 1 &&
    ownKey(first, place) === 'to' &&
    isObject(before) &&
    isText(before['to'])
  return isTarget
    ? alone(
        changeMsg('redirectChanged', {
          from,
          before: addressAt(String(before['to']), scene.before),
          after: addressAt(to, scene.after),
        }),
      )
    : undefined
}

/** So many source texts are listed one by one. */
const maxSources = 4

const sourcesOf = (value: unknown): string[] =>
  [value].flat().filter((words): words is string => isText(words) && words !== '')

/** What is known of a translated document: a reviewer wants to know that its author has confirmed it, and of which words. */
const describeTranslated: Describe = (differences, place) => {
  const [first] = differences
  if (!first) return undefined
  const route = place.key === 'site' ? undefined : String(place.key)
  if (first.place === place && first.kind === 'removed')
    return alone(changeMsg('translationForgotten', { route }))
  const [before = {}, after = {}] = [place.before, place.after].map((value) =>
    isObject(value) && isObject(value['texts']) ? value['texts'] : undefined,
  )
  const changed = Object.entries(after).filter(
    ([sign, sources]) => JSON.stringify(before[sign]) !== JSON.stringify(sources),
  )
  if (changed.length === 0) return alone(changeMsg('translationLess', { route }))
  const copied = changed.filter(([sign, sources]) =>
    sourcesOf(sources).some((text) => signOf(text) === sign),
  ).length
  const words = [...new Set(changed.flatMap(([, sources]) => sourcesOf(sources)))]
  return {
    message: changeMsg('translationKept', { route, confirmed: changed.length - copied, copied }),
    lines: [
      ...words.slice(0, maxSources).map((text) => changeMsg('sourceText', { text })),
      ...(words.length > maxSources
        ? [changeMsg('moreTexts', { number: words.length - maxSources })]
        : []),
    ],
  }
}

/** Whether a place holds several of a few words in both states, such as weekdays: these are described together, and not one by one. */
export const isSeveral = ({ before, after, schema, oldSchema }: DocumentPlace): boolean =>
  choicesAt(before, oldSchema) !== undefined && choicesAt(after, schema) !== undefined

/** What was chosen of a few words, and what is. */
const describeSeveral: Describe = (_, place, scene) => {
  const [before, after] = [
    choicesAt(place.before, place.oldSchema),
    choicesAt(place.after, place.schema),
  ]
  if (!before || !after) return undefined
  const subject = subjectOf(place, scene)
  const isSame =
    choicesInWords(before.data.all, before.data.chosen) ===
    choicesInWords(after.data.all, after.data.chosen)
  return alone(
    isSame
      ? changeMsg('valueRewritten', { subject, value: after })
      : changeMsg('valueChanged', { subject, before, after }),
  )
}

/** Whether a place holds a block, field or value of another kind than before. */
export const isTurned = ({ before, after, schema, oldSchema }: DocumentPlace): boolean =>
  isObject(before) &&
  isObject(after) &&
  schema !== undefined &&
  oldSchema !== undefined &&
  schema !== oldSchema &&
  isText(after['type']) &&
  before['type'] !== after['type']

/** What a line holds, whatever its property is called; a text of an unknown property is another one, and so is where a link led. */
const heldIn = ({ code, data }: Line): string => {
  if (code === 'filledIn') return JSON.stringify([data.field, data.answer])
  if (code !== 'value') return JSON.stringify(data)
  const { title, value } = data
  const held = value.code === 'text' || value.code === 'word' ? value.data.text : value
  return JSON.stringify([Boolean(title), held])
}

/** The lines of a thing but for those that another one has, each once more for each time that it has them. */
const withoutShared = (lines: readonly Line[], others: readonly Line[]): Line[] => {
  const values = others.map(heldIn)
  return lines.filter((line) => {
    const at = values.indexOf(heldIn(line))
    if (at >= 0) values.splice(at, 1)
    return at < 0
  })
}

/** A block or field of another kind now: what it said and says, but for what it says still. */
const describeTurned: Describe = (_, place, scene) => {
  const { before, after, schema, oldSchema, parent } = place
  const [old, now] = [
    contentLines(before, oldSchema, scene, 'was'),
    contentLines(after, schema, scene, 'is'),
  ]
  const lines = [
    ...withoutShared(old, now).map((line) => changeMsg('state', { state: 'gone', line })),
    ...withoutShared(now, old).map((line) => changeMsg('state', { state: 'new', line })),
  ]
  const name = nameAt(place, scene)
  return {
    message: changeMsg('turned', {
      thing: name === undefined ? thingAt(place, scene) : { code: 'block', data: { name } },
      where: parent ? whereOf(place, scene) : [],
      before: titleOf(oldSchema),
      after: titleOf(schema),
      hasLines: lines.length > 0,
    }),
    lines,
  }
}

/** Things whose differences are described together, by the role of their place. */
const specials: ReadonlyMap<Role | undefined, Describe> = new Map<Role, Describe>([
  ['action', describeButton],
  ['fact', describeFact],
  ['picture', describePicture],
  ['preset', describePreset],
  ['redirect', describeRedirect],
  ['translated', describeTranslated],
])

export const isSpecial = ({ schema }: DocumentPlace): boolean => specials.has(roleOf(schema))

/** The differences of a thing together, if its kind is one that needs a sentence of its own. */
export const describeSpecial: Describe = (differences, place, scene) => {
  const describe = isTurned(place)
    ? describeTurned
    : isSeveral(place)
      ? describeSeveral
      : specials.get(roleOf(place.schema))
  return describe?.(differences, place, scene)
}
