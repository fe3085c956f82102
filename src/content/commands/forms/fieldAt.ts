import { isObject } from '../../../core/document/isObject.ts'
import { didYouMeanInWords } from '../../lint/links/didYouMean.ts'
import { nearest } from '../../lint/links/nearest.ts'
import type { Json, KnownFile } from '../../lint/types/file.ts'
import { type Ground, refuse } from '../Ground.ts'
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

/** How what is looked for is called: "There is no field …". */
const oneOf = (
  all: readonly Placed[],
  key: string,
  name: string,
  what: string,
): readonly Placed[] => {
  const found = all.filter(({ value }) => value[key] === name)
  if (found.length > 0) return found
  const names = [...new Set(all.map(({ value }) => String(value[key])))]
  const near = nearest(name, names)
  return refuse(
    `There is no ${what} "${name}".${near === undefined ? ` There are: ${names.join(', ')}.` : ` ${didYouMeanInWords(name, near)}`}`,
  )
}

/** A field wherever its form stands. Errors: `OperationError` where there is none of that name. */
export const fieldAt = (ground: Ground, form: string, name: string): readonly Placed[] => {
  const files = filesNaming(ground, ({ forms }) => forms.includes(form))
  const all = files.flatMap((file) => fieldsIn(file, (one) => one === form)).flat()
  if (all.length === 0)
    return refuse(`There is no form "${form}" whose fields stand in a document.`)
  return oneOf(all, 'name', name, `field of the form "${form}" called`)
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
  if (all.length === 0) return refuse(`The field "${field}" of the form "${form}" has no choices.`)
  return oneOf(all, 'value', value, `choice of the field "${field}" with the value`)
}
