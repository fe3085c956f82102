import type { Value } from '../kit/FieldProps.ts'
import { fill } from '../languages/fill.ts'
import type { FormWords } from '../languages/formWords.ts'

/** A text is counted in the last part of this many. */
const parts = 10

/** How much may still be written, or must go, once a text is near its field's limit. Blanks around it don't count. */
export const countWords = (field: { readonly maxLength?: number | undefined } | object, value: Value, words: FormWords): string | undefined => {
  const max = 'maxLength' in field ? field.maxLength : undefined
  if (max === undefined || typeof value !== 'string') return undefined
  const left = max - value.trim().length
  if (left * parts > max) return undefined
  return left < 0 ? fill(words.charactersOver, { over: -left }) : fill(words.charactersLeft, { left })
}
