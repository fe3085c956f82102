import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { type Fate, removeNames } from '../names/removeNames.ts'
import { renameIn } from '../names/renameNames.ts'
import { tellLeft, tellRenamed } from '../names/tell.ts'
import { calledTo } from './calledTo.ts'
import { fieldAt, optionAt, type Placed } from './fieldAt.ts'
import { type FieldName, filesWithField, meaning } from './namesOfField.ts'

/** What names a field that goes: what is filled in for it goes too, unless it fills in another one now (`to`); so do entries of what pages must ask for. */
const withoutNames = (
  ground: Ground,
  files: readonly KnownFile[],
  what: FieldName,
  places: readonly Placed[],
  to: string | undefined,
) => {
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
  {
    to,
    heirs,
    said,
    after,
  }: { to: string | undefined; heirs: readonly Placed[]; said: string; after: string },
): Plan => {
  const files = filesWithField(ground, what, places)
  const isTarget = meaning(ground, what, places)
  const names =
    to === undefined
      ? []
      : files.flatMap((file) =>
          renameIn(ground, file, (named) =>
            named.page === undefined && isTarget(named, file) === 'yes' ? to : undefined,
          ),
        )
  const { edits, left } = withoutNames(ground, files, what, places, to)
  const own = places.map(
    ({ file, pointer }): DocumentEdit => ({ kind: 'remove', file: file.path, pointer }),
  )
  const called = calledTo(ground)
  const label = called.isStudio
    ? called.one(what.option ?? what.field, places)
    : `form:${what.form}/${what.field}${what.option === undefined ? '' : `/${what.option}`}`
  return {
    change: { label: `Remove ${label}`, edits: [...names, ...edits, ...own] },
    words: [
      said,
      ...tellRenamed(
        ground,
        names,
        `What filled it in fills in ${called.one(to ?? '', heirs)} now`,
      ),
      ...tellRenamed(
        ground,
        edits,
        'What was filled in for it in advance, or asked of pages, is taken out',
      ),
      after,
      ...tellLeft(ground, left),
    ],
  }
}

/** Takes a field out of a form. What pages filled in for it fills in `to`, or goes. */
export const removeField = (
  ground: Ground,
  form: string,
  field: string,
  to: string | undefined,
): Plan => {
  const places = fieldAt(ground, form, field)
  if (to === field) return refuse(`"${field}" goes itself.`)
  const heirs = to === undefined ? [] : fieldAt(ground, form, to)
  const called = calledTo(ground)
  const [it, ofForm] = [called.one(field, places), called.form(form, places)]
  if (places.some(({ beside }) => beside.length < 2))
    return refuse(`${it} is the only field of ${ofForm}, which needs one.`)
  return plan(
    ground,
    places,
    { form, field },
    {
      to,
      heirs,
      said: `The field ${it} is taken out of ${ofForm}.`,
      after: called.isStudio
        ? 'Enquiries that have come in already keep their answer to it. Who has the form open still answers it: that comes with the enquiry, too.'
        : 'What is still sent under its name from open pages is kept beside the enquiry; leads that have it stay as they are.',
    },
  )
}

/** Takes a choice out of a field. What pages chose in advance chooses `to`, or nothing. */
export const removeOption = (
  ground: Ground,
  { form, field }: FieldName,
  option: string,
  to: string | undefined,
): Plan => {
  const places = optionAt(ground, form, field, option)
  if (to === option) return refuse(`"${option}" goes itself.`)
  const heirs = to === undefined ? [] : optionAt(ground, form, field, to)
  const called = calledTo(ground)
  const [it, ofField, ofForm] = [
    called.one(option, places),
    called.one(field, fieldAt(ground, form, field)),
    called.form(form, places),
  ]
  if (places.some(({ beside }) => beside.length < 2))
    return refuse(`${it} is the only choice of the field ${ofField}, which needs one.`)
  return plan(
    ground,
    places,
    { form, field, option },
    {
      to,
      heirs,
      said: `The choice ${it} is taken out of the field ${ofField} of ${ofForm}.`,
      after: `Who still chooses it on an open page is asked to choose again, with all else kept; ${called.isStudio ? 'enquiries that have come in already' : 'leads that have it'} stay as they are.`,
    },
  )
}
