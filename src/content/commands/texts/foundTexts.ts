import type { Lookup } from '../../../core/model/figures/interpolate.ts'
import { valueAt } from '../../../core/model/schema/path.ts'
import type { ReadableText } from '../../../core/model/schema/readableIn.ts'
import type { Day } from '../../../core/model/site/shownOn.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { callOf } from '../names/callOf.ts'
import type { FoundText, KeptText } from './FoundText.ts'
import type { Hit } from './Hit.ts'
import type { KeptWords } from './keptWords.ts'
import { around, readAs } from './readAs.ts'
import { refuseMissing } from './refuseMissing.ts'
import { shownBy } from './shownBy.ts'
import { wordsRead } from './wordsRead.ts'

const limit = 500

/** A text of so many letters tells nothing without what it stands in. */
const short = 24

/** What the entry is called in which a short text stands: "Meia de leite" of its price. */
const entryOf = (file: KnownFile, { pointer, text }: ReadableText): string | undefined => {
  if (text.length > short) return undefined
  const enclosing = pointer.slice(0, pointer.lastIndexOf('/'))
  if (!/\/\d+$/.test(enclosing)) return undefined
  const call = callOf(valueAt(file.value, enclosing))
  return call === plainText(text) ? undefined : call
}

const placeOf = (file: KnownFile, at: ReadableText) => ({
  file: file.path,
  pointer: at.pointer,
  route: file.place?.route,
  page: file.summary.title ?? file.path,
  title: at.title,
  of: entryOf(file, at),
})

/** A hit with what stands around it as visitors read it; `number` from 1. */
export const foundText = (
  { file, at, index, length, to }: Hit,
  number: number,
  lookup: Lookup,
): FoundText => {
  const { text, words } = readAs(at, lookup, [{ index, length }])
  const [run = { index: 0, length: 0 }] = words
  return {
    number,
    ...placeOf(file, at),
    found: at.text.slice(index, index + length),
    to,
    ...around(text, run),
  }
}

const keptText = ({ file, at, text, index, length, figures }: KeptWords): KeptText => ({
  ...placeOf(file, at),
  found: text.slice(index, index + length),
  figures: [
    ...new Map(figures.map(({ name, says }) => [`${name} ${says}`, { name, says }])).values(),
  ],
  ...around(text, { index, length }),
})

/**
 * Every place where people read some words, as people look for them, and what `to` becomes where it is put in their place. `day`: the one whose figures are
 * read. Errors: `OperationError` where nobody reads them, with what there is.
 */
export const foundTexts = (
  ground: Ground,
  words: string,
  to?: string,
  day?: Day,
): { readonly hits: readonly (FoundText | KeptText)[]; readonly count: number } => {
  if (words.trim() === '') return refuse(say('wordsMissing'))
  const shown = shownBy(ground, day)
  const found = wordsRead(ground, words, { to: to ?? words, likeness: 'alike', shown })
  if (found.length === 0) return refuseMissing(ground, words, undefined)
  let number = 0
  const hits = found
    .slice(0, limit)
    .map((one) => ('figures' in one ? keptText(one) : foundText(one, ++number, shown(one.file))))
  return { hits, count: found.length }
}
