import type { Fault } from '../kit/FieldCheck.ts'

/** How many characters a text has: an emoji is one, although it takes two units of a JavaScript string. */
export const countCharacters = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** No text is ever cut. The fault says how long a text is, how long it may be and by how much it is too long. */
export const lengthFault = (
  { maxLength }: { readonly maxLength?: number | undefined },
  text: string,
): Fault | undefined => {
  if (maxLength === undefined || text.length <= maxLength) return undefined // it has no more characters than units
  const length = countCharacters(text)
  return length <= maxLength
    ? undefined
    : {
        code: 'TYPE_TEXT',
        word: 'errorTooLong',
        values: { max: maxLength, length, over: length - maxLength },
      }
}
