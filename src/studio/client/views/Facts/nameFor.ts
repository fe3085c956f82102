import { addressFor } from '../NewPage/addressFor.ts'

/** What tells a figure's name from others of the same thing, by its kind. */
const kinds: Readonly<Record<string, string>> = { money: 'fee', percent: 'rate', date: 'day' }
const small = /^(?:an?|the|of|for|in|on|at|to|and|or|by|per|up|is)$/

/** A name for a figure, of the first words of what it is: "Straighten a boom" is straighten.boom, "Masts" masts.fee. None that another figure has. Pure. */
export const nameFor = (label: string, kind: string, taken: readonly string[]): string => {
  if (label.trim() === '') return ''
  const words = addressFor(label, '/')
    .split(/[/-]/)
    .filter((word) => /^[a-z]/.test(word) && !small.test(word))
  const ending = kinds[kind] ?? 'figure'
  const name = words.length > 1 ? words.slice(0, 2).join('.') : `${words[0] ?? 'figure'}.${ending}`
  if (!taken.includes(name)) return name
  for (let number = 2; ; number += 1) if (!taken.includes(`${name}${number}`)) return `${name}${number}`
}
