import { expect, it } from 'vitest'
import { randomOf } from '../../../../tests/support/random.ts'
import { intoOrder } from './intoOrder.ts'

/** A list by its letters: small ones are known in the order of the alphabet, others are of its own. */
const put = (list: string) => {
  const letters = [...list]
  const known = new Map(
    letters.flatMap((letter, index) =>
      /[a-z]/.test(letter) ? [[index, letter.charCodeAt(0)] as const] : [],
    ),
  )
  const { moves, moved } = intoOrder(letters.length, known)
  for (const { from, to } of moves) letters.splice(to, 0, ...letters.splice(from, 1))
  return { after: letters.join(''), moved: moved.map((index) => list[index]).join('') }
}

it('intoOrder moves only the entry that is out of order', () => {
  expect(put('acdefghb')).toEqual({ after: 'abcdefgh', moved: 'b' })
  expect(put('bcdefa')).toEqual({ after: 'abcdef', moved: 'a' })
  expect(put('bac')).toEqual({ after: 'abc', moved: 'a' })
  expect(put('abc')).toEqual({ after: 'abc', moved: '' })
})

it('intoOrder keeps unknown entries unmoved and next to the entry they follow', () => {
  expect(put('aXcdYb')).toEqual({ after: 'aXbcdY', moved: 'b' })
  expect(put('XbcaYZ').after).toBe('aXbcYZ')
  expect(put('bXcYaZ').after).toBe('abXcYZ')
})

it('intoOrder sorts 300 shuffled lists and keeps the order of unknown entries', () => {
  const random = randomOf(11)
  for (let round = 0; round < 300; round += 1) {
    const letters = [...'abcdefgh', ...'UVWXYZ'.slice(0, Math.floor(random() * 6))]
    const list = letters
      .map((letter) => ({ letter, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ letter }) => letter)
      .join('')
    const { after } = put(list)
    expect(after.replace(/[A-Z]/g, '')).toBe('abcdefgh')
    expect(after.replace(/[a-z]/g, '')).toBe(list.replace(/[a-z]/g, ''))
  }
})
