import { reservedFieldNames } from '../../../core/document/reservedFieldNames.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { lineOf } from '../../lint/findings/lineOf.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { namesOf, renameIn } from '../names/renameNames.ts'
import { tellEdits, tellLeft } from '../names/tell.ts'
import { fieldCall, formCall } from './calledTo.ts'
import { fieldAt, optionAt, type Placed } from './fieldAt.ts'
import { type FieldName, filesWithField, meaning } from './namesOfField.ts'

const namesBefore = ({ value: { formerly } }: Placed): readonly unknown[] =>
  Array.isArray(formerly) ? formerly : []

const writeFormerly = (place: Placed, names: readonly unknown[]): DocumentEdit[] => {
  const before = namesBefore(place)
  const at = { file: place.file.path, pointer: `${place.pointer}/formerly` }
  if (JSON.stringify(before) === JSON.stringify(names)) return []
  return [names.length > 0 ? { kind: 'set', ...at, value: names } : { kind: 'remove', ...at }]
}

/** What had a name before that another one takes now. */
const heirsOf = (place: Placed, name: string): readonly Placed[] =>
  place.beside.filter((other) => other !== place && namesBefore(other).includes(name))

/**
 * The new name where it is the field's or choice's own. The old one stays known: open pages send it, and leads are stored under it, also in
 * what a name was for a day. What had the new one before, has it no more: from now on it means this.
 */
const ownEdits = (
  place: Placed,
  key: 'name' | 'value',
  from: string,
  to: string,
): DocumentEdit[] => {
  const { file, pointer } = place
  const before = namesBefore(place).filter((name) => name !== to)
  const isKnown = file.summary.draft || before.includes(from)
  return [
    { kind: 'set', file: file.path, pointer: `${pointer}/${key}`, value: to },
    ...writeFormerly(place, isKnown ? before : [...before, from]),
    ...heirsOf(place, to).flatMap((other) =>
      writeFormerly(
        other,
        namesBefore(other).filter((name) => name !== to),
      ),
    ),
  ]
}

type Move = {
  readonly what: FieldName
  readonly key: 'name' | 'value'
  readonly from: string
  readonly to: string
}

const plan = (ground: Ground, places: readonly Placed[], { what, key, from, to }: Move): Plan => {
  const about = what.option === undefined ? {} : { choiceOf: what.field }
  if (from === to) return refuse(say('fieldCalledSo', { ...about, to }))
  if (places.some(({ beside }) => beside.some(({ value }) => value[key] === to)))
    return refuse(say('fieldThere', { ...about, to }))
  const isTarget = meaning(ground, what, places)
  const files = filesWithField(ground, what, places)
  const names = files.flatMap((file) =>
    renameIn(ground, file, (named) => (isTarget(named, file) === 'yes' ? to : undefined)),
  )
  const left = files.flatMap((file) =>
    namesOf(ground, file).flatMap((named) =>
      isTarget(named, file) === 'unclear'
        ? [{ file: file.path, line: lineOf(file, named.pointer) }]
        : [],
    ),
  )
  const own = places.flatMap((place) => ownEdits(place, key, from, to))
  const at = `form:${what.form}/${what.option === undefined ? '' : `${what.field}/`}`
  const heirs = new Set(
    places.flatMap((place) => heirsOf(place, to).map(({ value }) => String(value[key]))),
  )
  const isPublished = places.some(({ file }) => !file.summary.draft)
  return {
    change: { label: `Move ${at}${from} to ${at}${to}`, edits: [...names, ...own] },
    messages: [
      say('fieldRenamed', {
        ...about,
        field: fieldCall(from, places),
        form: formCall(what.form, places),
        to,
        files: [...new Set(places.map(({ file }) => file.path))],
      }),
      ...tellEdits(names),
      ...[...heirs].map((heir) => say('fieldHeir', { ...about, to, heir })),
      isPublished ? say('oldNameArrives', { from, to }) : say('draftWithoutMemory'),
      ...tellLeft(left),
    ],
  }
}

/** Gives a field of a form another name, with what fills it in and what asks for it. */
export const moveField = (ground: Ground, form: string, from: string, to: string): Plan => {
  const places = fieldAt(ground, form, from)
  if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(to)) return refuse(say('notAFieldName', { to }))
  if (reservedFieldNames.has(to) || to in Object.prototype)
    return refuse(say('fieldNameReserved', { to }))
  return plan(ground, places, {
    what: { form, field: from },
    key: 'name',
    from,
    to,
  })
}

/** Gives a choice of a field another value to send; what visitors read is its label. */
export const moveOption = (
  ground: Ground,
  { form, field }: FieldName,
  from: string,
  to: string,
): Plan => {
  const places = optionAt(ground, form, field, from)
  if (to.trim() === '') return refuse(say('choiceWithoutValue'))
  return plan(ground, places, {
    what: { form, field, option: from },
    key: 'value',
    from,
    to,
  })
}
