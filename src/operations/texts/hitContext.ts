import { plainText } from '../../model/inline.ts'
import { interpolate, type Lookup } from '../../model/interpolate.ts'
import type { Hit } from './Hit.ts'

/** Characters that no text has, around what was found, while the text is read as visitors see it. */
const [begins, ends] = ['\ue000', '\ue001']
const contextLength = 60

/** What stands around some words as visitors read it: figures by their values, and no signs of markup. Pure. */
export const hitContext = (
  { at: { text, isMarkup }, index, length }: Pick<Hit, 'at' | 'index' | 'length'>,
  lookup: Lookup,
): { before: string; after: string } => {
  const signed = interpolate(text.slice(0, index) + begins + text.slice(index, index + length) + ends + text.slice(index + length), lookup)
  const [before = '', rest = ''] = (isMarkup ? plainText(signed) : signed).split(begins)
  const after = rest.slice(rest.indexOf(ends) + 1)
  return {
    before: before.length > contextLength ? `…${before.slice(-contextLength).replace(/^\S*\s/, '')}` : before,
    after: after.length > contextLength ? `${after.slice(0, contextLength).replace(/\s\S*$/, '')}…` : after,
  }
}
