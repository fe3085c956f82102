import { shorten } from '../../../../content/commands/names/callOf.ts'
import { asRead } from '../../../../core/model/figures/asRead.ts'
import { saidBy } from '../store/useFacts.ts'

/** What a text that was typed is called in the history: by its words, facts by what they say. Pure. */
export const wroteLabel = (text: string, facts: Readonly<Record<string, string>>): string => {
  const words = shorten(asRead(text, saidBy(facts)))
  return words === '' ? 'Emptied a text' : `Wrote “${words}”`
}
