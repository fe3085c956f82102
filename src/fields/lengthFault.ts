import type { Fault } from '../kit/FieldCheck.ts'

/** Counted as `maxlength` does. Nothing is ever cut: who writes more is told by how much. */
export const lengthFault = ({ maxLength }: { readonly maxLength?: number | undefined }, text: string): Fault | undefined => {
  const { length } = text
  if (maxLength === undefined || length <= maxLength) return undefined
  return { code: 'TYPE_TEXT', word: 'errorTooLong', values: { max: maxLength, length, over: length - maxLength } }
}
