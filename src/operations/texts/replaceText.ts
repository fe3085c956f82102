import { type Ground, type Plan, refuse } from '../Ground.ts'
import { tellPlaces } from '../names/tell.ts'
import { type Chosen, chosenHits, tellHits, writeHits } from './Hit.ts'
import { refuseMissing } from './refuseMissing.ts'
import { hitsOf } from './wordsRead.ts'

/** Replaces words that people read, in all documents or those `where` names, in the hits that are chosen; where none is, the plan only tells them. */
export const replaceText = (ground: Ground, words: string, to: string, where: string | undefined, chosen: Chosen | undefined): Plan => {
  if (words.trim() === '') return refuse('Say which words are to be replaced.')
  if (words === to) return refuse('Both are the same words.')
  const hits = hitsOf(ground, words, to, where, 'exact')
  if (hits.length === 0) return refuseMissing(ground, words, where)
  const done = chosen === undefined ? [] : chosenHits(hits, chosen)
  const edits = writeHits(done)
  // In the studio they have been chosen from what was shown.
  const isSeen = ground.hearer === 'studio'
  return {
    change: { label: `Replace “${words}” by “${to}”`, edits },
    words: [
      ...(done.length > 0 ? [`“${words}” becomes “${to}” in ${tellPlaces(ground, edits)}${isSeen ? '.' : ':'}`] : []),
      ...(isSeen ? [] : tellHits(hits, chosen)),
      ...(done.length > 0 ? [] : ['Choose among them: --hits all, or by number: --hits 1,3-5.']),
    ],
  }
}
