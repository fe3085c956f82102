import { asTyped } from '../../../core/document/sameSigns.ts'
import { type Ground, refuse } from '../Ground.ts'
import type { CommandMessage } from '../messages/say.ts'
import { say } from '../messages/say.ts'
import { shownBy, soundlyShown } from './shownBy.ts'
import { hitsOf, wordsRead } from './wordsRead.ts'

/** What is read where no text has the words as they are: which figures say them. */
const tellKept = (
  ground: Ground,
  words: string,
  where: string | undefined,
): CommandMessage | undefined => {
  const kept = wordsRead(ground, words, {
    to: words,
    likeness: 'alike',
    where,
    shown: shownBy(ground),
  }).flatMap((one) => ('figures' in one ? [one] : []))
  const names = [...new Set(kept.flatMap(({ figures }) => figures.map(({ name }) => name)))]
  const ofFirm = names.every((name) => name.startsWith('firm.'))
  if (kept.length === 0) return undefined
  return names.length === 0
    ? say('wordsAcrossMarks', { words, count: kept.length })
    : say('wordsOfFacts', { words, count: kept.length, facts: names.slice(0, 3), ofFirm })
}

/** The fact that says some words, where one does: they are changed there. */
const factSaying = (ground: Ground, words: string): string | undefined => {
  const facts = ground.files.find(({ place, summary }) => place?.kind === 'facts' && summary.sound)
  const lookup = facts && soundlyShown(ground, facts)(facts)
  return Object.keys((facts?.value?.['facts'] ?? {}) as object).find(
    (name) => asTyped(lookup?.(name, undefined) ?? '') === asTyped(words),
  ) // it follows its schema
}

/** Errors: `OperationError` with what there is in the place of words that no text has. */
export const refuseMissing = (ground: Ground, words: string, where: string | undefined): never => {
  const [other, ...more] = hitsOf(ground, words, words, where, 'alike')
  const found = other?.at.text.slice(other.index, other.index + other.length)
  const kept = found === undefined ? tellKept(ground, words, where) : undefined
  if (kept !== undefined) return refuse(kept)
  const fact = factSaying(ground, words)
  if (fact !== undefined) return refuse(say('wordsOfFact', { words, fact }))
  return refuse(
    found === undefined
      ? say('wordsNowhere', { words })
      : say('wordsOtherwise', { words, found, more: more.length }),
  )
}
