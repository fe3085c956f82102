import { type Ground, refuse } from '../Ground.ts'
import type { Hit } from './Hit.ts'
import { hitsOf, refuseMissing } from './replaceText.ts'

const around = 60
const most = 500

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

/** A hit with what stands around it; `number` from 1. */
export const foundText = ({ file, at: { text, pointer, title }, index, length, to }: Hit, number: number): FoundText => {
  const [before, after] = [text.slice(0, index), text.slice(index + length)]
  return {
    number,
    file: file.path,
    pointer,
    route: file.place?.route,
    page: file.summary.title ?? file.path,
    title,
    before: before.length > around ? `…${before.slice(-around).replace(/^\S*\s/, '')}` : before,
    found: text.slice(index, index + length),
    to,
    after: after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')}…` : after,
  }
}

/**
 * Every place where people read some words, in any capitals where nothing is to be put in their place; and as they are written where something is.
 * Errors: `Refusal` where nobody reads them, with what there is.
 */
export const foundTexts = (ground: Ground, words: string, to?: string): { readonly hits: readonly FoundText[]; readonly count: number } => {
  if (words.trim() === '') return refuse('Say which words you look for.')
  const hits = to === undefined ? hitsOf(ground, words, words, undefined, 'gi') : hitsOf(ground, words, to, undefined)
  if (hits.length === 0) return refuseMissing(ground, words, undefined)
  return { hits: hits.slice(0, most).map((hit, index) => foundText(hit, index + 1)), count: hits.length }
}
