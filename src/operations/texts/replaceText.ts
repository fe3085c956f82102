import type { KnownFile } from '../../lint/context.ts'
import { escapeMarkup } from '../../model/inline.ts'
import { withoutSlash } from '../../model/oldAddress.ts'
import { lookupOf } from '../facts/removeFact.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { tellPlaces } from '../names/tell.ts'
import { type Chosen, chosenHits, type Hit, hitsIn, type Match, tellHits, writeHits } from './Hit.ts'

const pattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ \u00a0]+/g, '[ \\u00a0]')

/** The documents below an address, such as `/services/*`, or the one at it; all of them where none is named. Errors: `OperationError`. */
export const filesWithin = ({ files }: Ground, where: string | undefined): readonly KnownFile[] => {
  if (where === undefined) return files.filter(({ place }) => place !== undefined)
  const route = withoutSlash(`/${where.replace(/^\/+/, '')}`)
  const folder = route.endsWith('/*') ? route.slice(0, -1) : undefined
  const found = files.filter(({ place, path }) => place?.route === route || path === where || (folder !== undefined && place?.route?.startsWith(folder)))
  return found.length > 0 ? found : refuse(`There is no page ${where}: write /services/repair, or /services/* for all below it.`)
}

const matchesIn = (text: string, words: string, to: string, flags: string): Match[] =>
  [...text.matchAll(new RegExp(pattern(words), flags))].map(({ index, 0: found }) => ({ index, length: found.length, to }))

/** Every place where people read some words. */
export const hitsOf = (ground: Ground, words: string, to: string, where: string | undefined, flags = 'g'): Hit[] =>
  hitsIn(ground, filesWithin(ground, where), ({ text, isMarkup }) =>
    matchesIn(text, isMarkup ? escapeMarkup(words) : words, isMarkup ? escapeMarkup(to) : to, flags),
  )

/** The fact that says some words, where one does: they are changed there. */
const factSaying = (ground: Ground, words: string): string | undefined => {
  const facts = ground.files.find(({ place, summary }) => place?.kind === 'facts' && summary.sound)
  const lookup = facts && lookupOf(ground, facts)
  return Object.keys((facts?.value?.['facts'] ?? {}) as object).find((name) => lookup?.(name, undefined)?.replaceAll('\u00a0', ' ') === words) // it follows its schema
}

/** Errors: `OperationError` with what there is in the place of words that nobody reads. */
export const refuseMissing = (ground: Ground, words: string, where: string | undefined): never => {
  const [other, ...more] = hitsOf(ground, words, words, where, 'gi')
  const found = other?.at.text.slice(other.index, other.index + other.length)
  const fact = factSaying(ground, words)
  const besides = more.length > 0 ? `, and ${more.length} more in other capitals` : ''
  const hint =
    fact !== undefined ? ` It is what the fact ${fact} says: change it in pages/_facts.json.` : found === undefined ? '' : ` “${found}” stands there${besides}.`
  return refuse(`No page says “${words}”.${hint}`)
}

/** Replaces words that people read, in all documents or those `where` names, in the hits that are chosen; where none is, the plan only tells them. */
export const replaceText = (ground: Ground, words: string, to: string, where: string | undefined, chosen: Chosen | undefined): Plan => {
  if (words.trim() === '') return refuse('Say which words are to be replaced.')
  if (words === to) return refuse('Both are the same words.')
  const hits = hitsOf(ground, words, to, where)
  if (hits.length === 0) return refuseMissing(ground, words, where)
  const done = chosen === undefined ? [] : chosenHits(hits, chosen)
  const edits = writeHits(done)
  // In the studio they have been chosen from what was shown.
  const isSeen = ground.hearer === 'studio'
  return {
    change: { label: `Replace “${words}” by “${to}”`, edits },
    words: [
      ...(done.length > 0 ? [`“${words}” becomes “${to}” in ${tellPlaces(edits)}${isSeen ? '.' : ':'}`] : []),
      ...(isSeen ? [] : tellHits(hits, chosen)),
      ...(done.length > 0 ? [] : ['Choose among them: --hits all, or by number: --hits 1,3-5.']),
    ],
  }
}
