import { callAmong } from '../../../../../content/commands/names/callOf.ts'
import { anyField } from '../../../../../core/document/fieldParts.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import type { Choices } from '../../../../../core/kit/choices.ts'
import { chosenSchema } from '../../../../../core/model/schema/walkSchema.ts'

/** A field of a form as its author knows it, with the name by which its answer is sent. */
type FormField = {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}
/** A form that stands in a document. */
export type ShownForm = {
  readonly name: string
  readonly type: string
  readonly pointer: string
  readonly value: Readonly<Record<string, unknown>>
  readonly fields: readonly FormField[]
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const optionsOf = (field: Readonly<Record<string, unknown>>): FormField['options'] =>
  listOf(field['options']).flatMap((option) => {
    const value = isObject(option) ? textOf(option['value']) : textOf(option)
    return value === undefined
      ? []
      : [{ value, label: (isObject(option) ? textOf(option['label']) : undefined) ?? value }]
  })

/** The forms of a document, with their fields and choices. What is wrong in it is left out: lint tells it. Pure. */
export const formsOf = (choices: Choices, document: unknown): ShownForm[] =>
  listOf(isObject(document) ? document['blocks'] : undefined).flatMap((block, index) => {
    if (!isObject(block) || !Array.isArray(block['fields'])) return []
    const fields = block['fields'].flatMap((field: unknown): FormField[] => {
      const name = isObject(field) ? textOf(field['name']) : undefined
      return isObject(field) && name !== undefined
        ? [
            {
              name,
              label:
                textOf(field['label']) ??
                callAmong(field, chosenSchema(choices, anyField, field)) ??
                name,
              options: optionsOf(field),
            },
          ]
        : []
    })
    const name = textOf(block['name'])
    return name === undefined
      ? []
      : [{ name, type: String(block['type']), pointer: `/blocks/${index}`, value: block, fields }]
  })
