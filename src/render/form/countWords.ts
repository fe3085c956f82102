import { countCharacters } from '../../core/fields/lengthFault.ts'
import type { Value } from '../../core/kit/FieldProps.ts'
import { fill } from '../../core/locale/fill.ts'
import type { FormWords } from '../../core/locale/formWords.ts'

/** A text is counted in the last part of this many. */
const parts = 10

/** How many characters fit in a field, or are too many, once a text is near its limit of `max`. Spaces around it don't count. */
export const countWords = (max: number, value: Value, words: FormWords): string | undefined => {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if ((max - text.length) * parts > max) return undefined // it has no more characters than units, so that it is not near
  const left = max - countCharacters(text)
  if (left * parts > max) return undefined
  return left < 0
    ? fill(words.charactersOver, { over: -left })
    : fill(words.charactersLeft, { left })
}
