import type { KnownFile } from '../../lint/context.ts'
import type { DocumentEdit } from '../../writer/change.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { type Fate, removeNames } from '../names/removeNames.ts'
import { renameIn } from '../names/renameNames.ts'
import { tellLeft, tellRenamed } from '../names/tell.ts'
import { fieldAt, optionAt, type Placed } from './fieldAt.ts'
import { type FieldName, filesWithField, meaning } from './namesOfField.ts'

/** What names a field that goes: what is filled in for it goes too, unless it fills in another one now (`to`); so do entries of what pages must ask for. */
const withoutNames = (ground: Ground, files: readonly KnownFile[], what: FieldName, places: readonly Placed[], to: string | undefined) => {
  const isTarget = meaning(ground, what, places)
  const found = files.map((file) =>
    removeNames(ground, file, (named): Fate | undefined => {
      const meant = isTarget(named, file)
      // A field's key takes the choice that is filled in with it along.
      if (meant !== 'yes') return meant && 'author'
      if (named.page !== undefined) return 'entry'
      return to === undefined ? 'value' : undefined
    }),
  )
  return { edits: found.flatMap(({ edits }) => edits), left: found.flatMap(({ left }) => left) }
}

const plan = (
  ground: Ground,
  places: readonly Placed[],
  what: FieldName,
  { to, said, after }: { to: string | undefined; said: string; after: string },
): Plan => {
  const files = filesWithField(ground, what, places)
  const isTarget = meaning(ground, what, places)
  const names =
    to === undefined
      ? []
      : files.flatMap((file) => renameIn(ground, file, (named) => (named.page === undefined && isTarget(named, file) === 'yes' ? to : undefined)))
  const { edits, left } = withoutNames(ground, files, what, places, to)
  const own = places.map(({ file, pointer }): DocumentEdit => ({ kind: 'remove', file: file.path, pointer }))
  const label = `form:${what.form}/${what.field}${what.option === undefined ? '' : `/${what.option}`}`
  return {
    change: { label: `Remove ${label}`, edits: [...names, ...edits, ...own] },
    words: [
      said,
      ...tellRenamed(ground, names, `What filled it in fills in "${to}" now`),
      ...tellRenamed(ground, edits, 'What was filled in for it in advance, or asked of pages, is taken out'),
      after,
      ...tellLeft(ground, left),
    ],
  }
}

/** Takes a field out of a form. What pages filled in for it fills in `to`, or goes. */
export const removeField = (ground: Ground, form: string, field: string, to: string | undefined): Plan => {
  const places = fieldAt(ground, form, field)
  if (to === field) return refuse(`"${field}" goes itself.`)
  if (to !== undefined) fieldAt(ground, form, to)
  if (places.some(({ beside }) => beside.length < 2)) return refuse(`"${field}" is the only field of the form "${form}", which needs one.`)
  return plan(
    ground,
    places,
    { form, field },
    {
      to,
      said: `The field "${field}" is taken out of the form "${form}".`,
      after: 'What is still sent under its name from open pages is kept beside the enquiry; leads that have it stay as they are.',
    },
  )
}

/** Takes a choice out of a field. What pages chose in advance chooses `to`, or nothing. */
export const removeOption = (ground: Ground, { form, field }: FieldName, option: string, to: string | undefined): Plan => {
  const places = optionAt(ground, form, field, option)
  if (to === option) return refuse(`"${option}" goes itself.`)
  if (to !== undefined) optionAt(ground, form, field, to)
  if (places.some(({ beside }) => beside.length < 2)) return refuse(`"${option}" is the only choice of the field "${field}", which needs one.`)
  return plan(
    ground,
    places,
    { form, field, option },
    {
      to,
      said: `The choice "${option}" is taken out of the field "${field}" of the form "${form}".`,
      after: 'Who still chooses it on an open page is asked to choose again, with all else kept; leads that have it stay as they are.',
    },
  )
}
