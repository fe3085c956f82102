/** So many words stand around what has changed. */
const contextWords = 4
/** A text of no more words is told whole. */
const short = 14

const cut = (words: readonly string[], from: number, to: number): string => {
  const [start, end] = [Math.max(from - contextWords, 0), Math.min(to + contextWords, words.length)]
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`
}

/** Two texts as they are told of a change: long ones from where they begin to differ to where they end to, with some words around. Pure. */
export const changedWords = (
  before: string,
  after: string,
): readonly [was: string, now: string] => {
  const [was, now] = [before.split(' '), after.split(' ')]
  if (Math.max(was.length, now.length) <= short) return [before, after]
  const fewest = Math.min(was.length, now.length)
  let first = 0
  while (first < fewest && was[first] === now[first]) first += 1
  let last = 0
  while (last < fewest - first && was[was.length - 1 - last] === now[now.length - 1 - last])
    last += 1
  return [cut(was, first, was.length - last), cut(now, first, now.length - last)]
}

/** The first words of a text, for those who know it. */
export const firstWords = (text: string): string => {
  const words = text.split(' ')
  return words.length > short ? `${words.slice(0, short - contextWords).join(' ')} …` : text
}
