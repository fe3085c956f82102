import { reservedFieldNames } from '../../../core/document/reservedFieldNames.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { lineOf } from '../../lint/findings/lineOf.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { namesOf, renameIn } from '../names/renameNames.ts'
import { tellLeft, tellRenamed } from '../names/tell.ts'
import { calledTo } from './calledTo.ts'
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
  readonly noun: string
  readonly of: string
  readonly key: 'name' | 'value'
  readonly from: string
  readonly to: string
}

const plan = (
  ground: Ground,
  places: readonly Placed[],
  { what, noun, of, key, from, to }: Move,
): Plan => {
  if (from === to) return refuse(`The ${noun} is called "${to}" already.`)
  if (places.some(({ beside }) => beside.some(({ value }) => value[key] === to)))
    return refuse(`There is a ${noun} "${to}"${of} already.`)
  const called = calledTo(ground)
  const isTarget = meaning(ground, what, places)
  const files = filesWithField(ground, what, places)
  const names = files.flatMap((file) =>
    renameIn(ground, file, (named) => (isTarget(named, file) === 'yes' ? to : undefined)),
  )
  const left = files.flatMap((file) =>
    namesOf(ground, file).flatMap((named) =>
      isTarget(named, file) === 'unclear' ? [`${file.path}:${lineOf(file, named.pointer)}`] : [],
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
    words: [
      called.isStudio
        ? `Answers to the ${noun} ${called.one(from, places)} of ${called.form(what.form, places)} come as “${to}” now.`
        : `The ${noun} "${from}"${of} of the form "${what.form}" becomes "${to}": ${[...new Set(places.map(({ file }) => file.path))].join(', ')}.`,
      ...tellRenamed(ground, names),
      ...[...heirs].map(
        (heir) =>
          `What is sent or stored as "${to}" counted as "${heir}" until now, and counts as this ${noun} from now on.`,
      ),
      isPublished && called.isStudio
        ? `What is sent from open pages as “${from}” arrives so, too, and enquiries that have come in already are listed so.`
        : isPublished
          ? `What is sent from open pages arrives as "${to}", and leads stored with "${from}" are shown so: "formerly" says it. Take it out if nothing was ever published with "${from}".`
          : 'A draft needs no memory of the old name: nobody has sent anything with it yet.',
      ...tellLeft(ground, left),
    ],
  }
}

/** Gives a field of a form another name, with what fills it in and what asks for it. */
export const moveField = (ground: Ground, form: string, from: string, to: string): Plan => {
  const places = fieldAt(ground, form, from)
  if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(to))
    return refuse(
      `"${to}" can be no field's name: it begins with a letter, then come letters and digits.`,
    )
  if (reservedFieldNames.has(to) || to in Object.prototype)
    return refuse(`No field can have the name "${to}": programs need it themselves.`)
  return plan(ground, places, {
    what: { form, field: from },
    noun: 'field',
    of: '',
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
  if (to.trim() === '') return refuse('A choice needs a value.')
  return plan(ground, places, {
    what: { form, field, option: from },
    noun: 'choice',
    of: ` of the field "${field}"`,
    key: 'value',
    from,
    to,
  })
}
