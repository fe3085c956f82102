import type { FactValue } from '../../document/facts.ts'
import type { Figure } from './figuresIn.ts'

const singular = (word: string) => word.replace(/s$/, '')

/** Whether a typed figure has the unit of a fact's value: its currency (`currency` is the site's), or the word that is counted. */
export const sameUnit = (figure: Figure, value: FactValue, currency: string): boolean => {
  if (value.kind === 'money') return figure.unit === (value.currency ?? currency)
  if (value.kind !== 'number') return true
  const words = (value.unit ?? '').toLowerCase().split(' ').map(singular)
  const typed = figure.unit.split(' ').map(singular)
  return words.length > 0 && (words[0] === typed[0] || words[1] === typed[0])
}
