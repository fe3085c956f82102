import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import type { CommandMessage } from '../messages/say.ts'
import { say } from '../messages/say.ts'
import { type Fate, removeNames } from '../names/removeNames.ts'
import { renameIn } from '../names/renameNames.ts'
import { tellEdits, tellLeft } from '../names/tell.ts'
import { fieldCall, formCall } from './calledTo.ts'
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
  }: {
    to: string | undefined
    heirs: readonly Placed[]
    said: CommandMessage
    after: CommandMessage
  },
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
  const call = fieldCall(what.option ?? what.field, places)
  return {
    change: { label: `Remove “${call.label}”`, edits: [...names, ...edits, ...own] },
    messages: [
      said,
      ...tellEdits(names, (changed) =>
        say('presetsFollow', { field: fieldCall(to ?? '', heirs), places: changed }),
      ),
      ...tellEdits(edits, (changed) => say('presetsOfFieldRemoved', { places: changed })),
      after,
      ...tellLeft(left),
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
  if (to === field) return refuse(say('goesItself', { name: field }))
  const heirs = to === undefined ? [] : fieldAt(ground, form, to)
  const call = { field: fieldCall(field, places), form: formCall(form, places) }
  if (places.some(({ beside }) => beside.length < 2)) return refuse(say('onlyField', call))
  return plan(
    ground,
    places,
    { form, field },
    {
      to,
      heirs,
      said: say('fieldRemoved', call),
      after: say('fieldAnswersStay'),
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
  if (to === option) return refuse(say('goesItself', { name: option }))
  const heirs = to === undefined ? [] : optionAt(ground, form, field, to)
  const call = {
    choice: fieldCall(option, places),
    field: fieldCall(field, fieldAt(ground, form, field)),
    form: formCall(form, places),
  }
  if (places.some(({ beside }) => beside.length < 2)) return refuse(say('onlyChoice', call))
  return plan(
    ground,
    places,
    { form, field, option },
    {
      to,
      heirs,
      said: say('choiceRemoved', call),
      after: say('choiceAskedAgain'),
    },
  )
}
