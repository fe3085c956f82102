import { isObject } from '../../../core/document/isObject.ts'
import { memoize } from '../../../core/document/memoize.ts'
import type { Json, LintFile } from '../types/file.ts'

/** A field of a form with its place; `options` are the values that a choice knows. */
export type PlacedField = {
  readonly field: Json
  readonly name: string | undefined
  readonly options: readonly string[] | undefined
  readonly pointer: string
}
export type PlacedForm = {
  readonly block: Json
  readonly pointer: string
  readonly fields: readonly PlacedField[]
}

const optionsOf = (field: Json): string[] | undefined => {
  const options: unknown = field['options']
  return Array.isArray(options)
    ? options.flatMap((option: unknown) =>
        isObject(option) && typeof option['value'] === 'string' ? [option['value']] : [],
      )
    : undefined
}

/** The blocks of a document that have fields and are shown, whether or not they follow their schema. */
export const formsOf = memoize((file: LintFile): readonly PlacedForm[] => {
  const blocks: unknown = file.shown?.['blocks']
  const forms = (Array.isArray(blocks) ? blocks : []).flatMap(
    (block: unknown, index): PlacedForm[] => {
      if (!isObject(block) || !Array.isArray(block['fields'])) return []
      const pointer = `/blocks/${index}`
      const fields = block['fields'].flatMap((field: unknown, place): PlacedField[] =>
        isObject(field)
          ? [
              {
                field,
                name: typeof field['name'] === 'string' ? field['name'] : undefined,
                options: optionsOf(field),
                pointer: `${pointer}/fields/${place}`,
              },
            ]
          : [],
      )
      return [{ block, pointer, fields }]
    },
  )
  return forms
})
