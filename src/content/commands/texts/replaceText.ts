import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { placesOf } from '../names/tell.ts'
import { type Chosen, chosenHits, tellHits, writeHits } from './Hit.ts'
import { refuseMissing } from './refuseMissing.ts'
import type { Likeness } from './wordsPattern.ts'
import { hitsOf } from './wordsRead.ts'

type Asked = {
  /** The documents that are meant; all of them where none is named. */
  readonly where?: string | undefined
  /** The hits that are meant; without them the plan only tells which there are. */
  readonly chosen?: Chosen | undefined
  readonly likeness: Likeness
}

/** Replaces words that people read, in the hits that are chosen. */
export const replaceText = (
  ground: Ground,
  words: string,
  to: string,
  { where, chosen, likeness }: Asked,
): Plan => {
  if (words.trim() === '') return refuse(say('wordsToReplaceMissing'))
  if (words === to) return refuse(say('sameWords'))
  const hits = hitsOf(ground, words, to, where, likeness)
  if (hits.length === 0) return refuseMissing(ground, words, where)
  const done = chosen === undefined ? [] : chosenHits(hits, chosen)
  const edits = writeHits(done)
  // With the capitals that stand there, where that is one way.
  const [was = words, ...others] = new Set(
    done.map(({ at, index, length }) => at.text.slice(index, index + length)),
  )
  const [said, by] = others.length === 0 ? [was, done[0]?.to ?? to] : [words, to]
  return {
    change: { label: `Replace “${words}” by “${to}”`, edits },
    messages: [
      ...(done.length > 0
        ? [say('wordsReplaced', { words: said, by, places: placesOf(edits) })]
        : []),
      ...tellHits(hits, chosen),
      ...(done.length > 0 ? [] : [say('chooseHits')]),
    ],
  }
}
