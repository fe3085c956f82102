import type { Lookup } from '../../model/interpolate.ts'
import { shownBy } from '../facts/shownBy.ts'
import { type Ground, refuse } from '../Ground.ts'
import type { Hit } from './Hit.ts'
import { hitContext } from './hitContext.ts'
import { hitsOf, refuseMissing } from './replaceText.ts'

const limit = 500

/** Words where people read them, with what stands around them; `number` is what `replace` calls the hit by. */
export type FoundText = {
  readonly number: number
  readonly file: string
  readonly pointer: string
  readonly route: string | undefined
  readonly page: string
  readonly title: string
  readonly before: string
  readonly found: string
  readonly to: string
  readonly after: string
}

/** A hit with what stands around it as visitors read it; `number` from 1. */
export const foundText = (hit: Hit, number: number, lookup: Lookup): FoundText => {
  const { file, at, index, length, to } = hit
  return {
    number,
    file: file.path,
    pointer: at.pointer,
    route: file.place?.route,
    page: file.summary.title ?? file.path,
    title: at.title,
    found: hit.at.text.slice(index, index + length),
    to,
    ...hitContext(hit, lookup),
  }
}

/**
 * Every place where people read some words, in any capitals where nothing is to be put in their place; and as they are written where something is.
 * Errors: `OperationError` where nobody reads them, with what there is.
 */
export const foundTexts = (ground: Ground, words: string, to?: string): { readonly hits: readonly FoundText[]; readonly count: number } => {
  if (words.trim() === '') return refuse('Say which words you look for.')
  const hits = to === undefined ? hitsOf(ground, words, words, undefined, 'gi') : hitsOf(ground, words, to, undefined)
  if (hits.length === 0) return refuseMissing(ground, words, undefined)
  const lookup = shownBy(ground)
  return { hits: hits.slice(0, limit).map((hit, index) => foundText(hit, index + 1, lookup)), count: hits.length }
}
