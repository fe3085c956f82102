import { addressFor } from '../../store/addressFor.ts'

/** What tells a figure's name from others of the same thing, by its kind. */
const kinds: Readonly<Record<string, string>> = { money: 'fee', percent: 'rate', date: 'day' }
const small = /^(?:an?|the|of|for|in|on|at|to|and|or|by|per|up|is)$/

/** Words that many figures begin with: what each is of comes after them. */
const general = /^(?:fees?|prices?|costs?|charges?|rates?|days?|dates?|times?|limits?|number)$/

/**
 * A name for a figure, of the first words of what it is: "Straighten a boom" is straighten.boom, "Fee for a first look at a boat" fee.firstLook, "Masts"
 * masts.fee. None that another figure has. Pure.
 */
export const nameFor = (label: string, kind: string, taken: readonly string[]): string => {
  if (label.trim() === '') return ''
  const words = addressFor(label, '/')
    .split(/[/-]/)
    .filter((word) => /^[a-z]/.test(word) && !small.test(word))
  const ending = kinds[kind] ?? 'figure'
  const [first = 'figure', second, third = ''] = words
  const more = general.test(first) ? third.replace(/^./, (letter) => letter.toUpperCase()) : ''
  const name = second === undefined ? `${first}.${ending}` : `${first}.${second}${more}`
  if (!taken.includes(name)) return name
  for (let number = 2; ; number += 1)
    if (!taken.includes(`${name}${number}`)) return `${name}${number}`
}
