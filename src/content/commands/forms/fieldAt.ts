import { isObject } from '../../../core/document/isObject.ts'
import { nearest } from '../../lint/links/nearest.ts'
import type { Json, KnownFile } from '../../lint/types/file.ts'
import { type Ground, refuse } from '../Ground.ts'
import type { CommandMessage } from '../messages/say.ts'
import { say } from '../messages/say.ts'
import { filesNaming } from '../names/renameNames.ts'

/** A field of a form, or a choice of one, where it stands. `beside` are all of its list, itself included. */
export type Placed = {
  readonly file: KnownFile
  readonly pointer: string
  readonly value: Json
  readonly beside: readonly Placed[]
}

const placedIn = (file: KnownFile, pointer: string, list: unknown): readonly Placed[] => {
  const all: Placed[] = []
  for (const [index, value] of (Array.isArray(list) ? list : []).entries())
    if (isObject(value)) all.push({ file, pointer: `${pointer}/${index}`, value, beside: all })
  return all
}

/** The fields of each place where a form stands, hidden blocks included. */
export const fieldsIn = (
  file: KnownFile,
  isOne: (form: unknown) => boolean,
): readonly (readonly Placed[])[] => {
  const blocks: unknown = file.value?.['blocks']
  return (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index) =>
    isObject(block) && Array.isArray(block['fields']) && isOne(block['name'])
      ? [placedIn(file, `/blocks/${index}/fields`, block['fields'])]
      : [],
  )
}

const oneOf = (
  all: readonly Placed[],
  key: string,
  name: string,
  none: (near: string | undefined, names: readonly string[]) => CommandMessage,
): readonly Placed[] => {
  const found = all.filter(({ value }) => value[key] === name)
  if (found.length > 0) return found
  const names = [...new Set(all.map(({ value }) => String(value[key])))]
  return refuse(none(nearest(name, names), names))
}

/** A field wherever its form stands. Errors: `OperationError` where there is none of that name. */
export const fieldAt = (ground: Ground, form: string, name: string): readonly Placed[] => {
  const files = filesNaming(ground, ({ forms }) => forms.includes(form))
  const all = files.flatMap((file) => fieldsIn(file, (one) => one === form)).flat()
  if (all.length === 0) return refuse(say('noFormWithFields', { form }))
  return oneOf(all, 'name', name, (near, names) => say('noSuchField', { form, name, near, names }))
}

/** A choice of a field wherever its form stands. Errors: as above. */
export const optionAt = (
  ground: Ground,
  form: string,
  field: string,
  value: string,
): readonly Placed[] => {
  const fields = fieldAt(ground, form, field)
  const all = fields.flatMap(({ file, pointer, value: { options } }) =>
    placedIn(file, `${pointer}/options`, options),
  )
  if (all.length === 0) return refuse(say('fieldWithoutChoices', { field, form }))
  return oneOf(all, 'value', value, (near, names) =>
    say('noSuchChoice', { field, name: value, near, names }),
  )
}
