import { callOf } from '../../../../content/commands/names/callOf.ts'
import type { Schema } from '../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../core/document/isObject.ts'
import type { Choices } from '../../../../core/kit/choices.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { childSchema } from '../../../../core/model/schema/walkSchema.ts'
import { valueAt } from '../store/valueAfter.ts'

/** What a step is called: what was written, and of what or in what. A form that is about that alone says nothing more. Pure. */
export const stepLabel = (title: string, about: string): string => {
  const own = title.replace(/^New /, '')
  if (['', own, `in “${own}”`].includes(about)) return title
  return about.startsWith('in ') ? `${title} ${about}` : `${title} of ${about}`
}

/** What the innermost entry of a list is called in which a place stands; undefined where none of them has words of its own. Pure. */
export const calledAround = (
  choices: Choices,
  document: unknown,
  schema: Schema,
  pointer: string,
): string | undefined => {
  let at = { value: document, schema: schema as Schema | undefined } // wider: a value may be one that no schema knows
  let call: string | undefined
  for (const key of keysOf(pointer)) {
    const isEntry = Array.isArray(at.value)
    const value = valueAt(at.value, [key])
    at = {
      value,
      schema: at.schema && childSchema(choices, at.schema, isEntry ? Number(key) : key, value),
    }
    if (isEntry && isObject(value)) call = callOf(value, at.schema) ?? call
  }
  return call
}
