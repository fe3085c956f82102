import type { Fact } from '../../core/document/facts.ts'
import { type Units, unitsOf } from '../../core/model/site/editions/factsIn.ts'

/** The words of a figure, which each language says in its own: those of its value, and those of its next one. */
export type FactWords = { readonly value?: string | undefined; readonly next?: string | undefined }

const slots = ['value', 'next'] as const

export const wordsOf = ({ value, next }: Partial<Fact>): FactWords => ({
  value: value && unitsOf(value)[0],
  next: next && unitsOf(next.value)[0],
})

type Change = {
  readonly name: string
  readonly before: Partial<Fact>
  readonly after: Partial<Fact>
  /** How a language says the words that the figure has then: "" is that it says them no more, and nothing that it goes on as before. */
  readonly texts: FactWords
}

/**
 * What a language calls the words of figures once one of them is another: what it calls the new words is written, and what it called the old ones goes where no
 * other of all figures has them. Pure.
 */
export const unitsAfter = (
  units: Units,
  facts: Readonly<Record<string, Partial<Fact>>>,
  { name, before, after, texts }: Change,
): Units => {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const next = new Map(Object.entries(units))
  const others = Object.entries(facts).flatMap(([other, fact]) =>
    other === name ? [] : Object.values(wordsOf(fact)),
  )
  const kept = new Set([...others, ...Object.values(is)])
  for (const slot of slots) {
    const [old, words, text] = [was[slot], is[slot], texts[slot]?.trim()]
    if (!words || text === undefined) continue
    if (old !== undefined && !kept.has(old) && text !== '') next.delete(old)
    if (text === '') next.delete(words)
    else next.set(words, text)
  }
  return Object.fromEntries(next)
}
