import { isObject } from '../../document/isObject.ts'
import type { Translated } from '../../document/translations.ts'
import { escapeKey } from '../schema/path.ts'
import { sourcesOf } from './judgeTranslation.ts'
import type { SourceText } from './sourceTexts.ts'
import type { Sign } from './surePairs.ts'

const asInMain = (address: string, base: string): string =>
  base !== '' && address === base
    ? '/'
    : base !== '' && address.startsWith(`${base}/`)
      ? address.slice(base.length)
      : address

/**
 * Where entries lead that say nothing in words, such as the cards of pages, in their order and without what addresses of the language begin with. Pure;
 * stands any value.
 */
export const addressSigns = (
  value: unknown,
  texts: readonly Pick<SourceText, 'pointer'>[],
  base: string,
): Sign[] => {
  const saying = new Set<string>()
  for (const { pointer } of texts)
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) saying.add(at)
  const visit = (inner: unknown, pointer: string, isSilent: boolean): Sign[] => {
    if (typeof inner === 'string')
      return isSilent && inner.startsWith('/') ? [{ pointer, says: asInMain(inner, base) }] : []
    if (Array.isArray(inner))
      return inner.flatMap((entry, index) =>
        visit(entry, `${pointer}/${index}`, !saying.has(`${pointer}/${index}`)),
      )
    return isObject(inner)
      ? Object.entries(inner).flatMap(([key, entry]) =>
          visit(entry, `${pointer}/${escapeKey(key)}`, isSilent),
        )
      : []
  }
  return visit(value, '', false)
}

/** What the texts of a translation are known to be made of, each of one text; what is the same in both languages needs no record. Pure. */
export const wordSigns = (
  own: readonly SourceText[],
  original: readonly SourceText[],
  known: Translated,
): Sign[] => {
  const said = new Set(original.map(({ words }) => words))
  return own.flatMap(({ pointer, sign, words }) => {
    const [source, more] = sourcesOf(known, sign) ?? (said.has(words) ? [words] : [])
    return source === undefined || source === '' || more !== undefined
      ? []
      : [{ pointer, says: source }]
  })
}
