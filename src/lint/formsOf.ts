import { isHidden } from '../model/shownBlocks.ts'
import type { Json, LintFile } from './context.ts'

/** A field of a form with its place; `options` are the values that a choice knows. */
export type PlacedField = { readonly field: Json; readonly name: string | undefined; readonly options: readonly string[] | undefined; readonly pointer: string }
export type PlacedForm = { readonly block: Json; readonly pointer: string; readonly fields: readonly PlacedField[] }

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const optionsOf = (field: Json): string[] | undefined => {
  const options: unknown = field['options']
  return Array.isArray(options)
    ? options.flatMap((option: unknown) => (isRecord(option) && typeof option['value'] === 'string' ? [option['value']] : []))
    : undefined
}

const known = new WeakMap<LintFile, readonly PlacedForm[]>()

/** The blocks of a document that have fields and are shown, whether or not they follow their schema. */
export const formsOf = (file: LintFile): readonly PlacedForm[] => {
  const before = known.get(file)
  if (before) return before
  const blocks: unknown = file.value?.['blocks']
  const forms = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index): PlacedForm[] => {
    if (!isRecord(block) || isHidden(block) || !Array.isArray(block['fields'])) return []
    const pointer = `/blocks/${index}`
    const fields = block['fields'].flatMap((field: unknown, place): PlacedField[] =>
      isRecord(field)
        ? [{ field, name: typeof field['name'] === 'string' ? field['name'] : undefined, options: optionsOf(field), pointer: `${pointer}/fields/${place}` }]
        : [],
    )
    return [{ block, pointer, fields }]
  })
  known.set(file, forms)
  return forms
}
