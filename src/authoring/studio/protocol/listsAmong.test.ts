import { expect, it } from 'vitest'
import { listsAmong } from './listsAmong.ts'

const lines = (...texts: readonly string[]) =>
  listsAmong(texts.map((text) => ({ kind: 'paragraph', text })))
const list = (...items: readonly string[]) => ({ kind: 'list', items, isNumbered: false })
const paragraph = (text: string) => ({ kind: 'paragraph', text })

it('turns lines with bullets into a list between the paragraphs', () =>
  expect(lines('Our office.', '•\tParking', '•   Lift', 'Ask us.')).toEqual([
    paragraph('Our office.'),
    list('Parking', 'Lift'),
    paragraph('Ask us.'),
  ]))
it('treats dashes, stars and numbers as bullets only when several lines have them', () => {
  expect(lines('- Parking', '- Lift')).toEqual([list('Parking', 'Lift')])
  expect(lines('\\* Parking', '\\* Lift')).toEqual([list('Parking', 'Lift')])
  expect(lines('– said she.', 'Ask us.')).toEqual([paragraph('– said she.'), paragraph('Ask us.')])
  expect(lines('2. Bring it')).toEqual([paragraph('2. Bring it')])
  expect(lines('1. Bring it', '2) Wait')).toEqual([
    { kind: 'list', items: ['Bring it', 'Wait'], isNumbered: true },
  ])
})
it('leaves negative numbers, a lone bullet and everything else unchanged', () => {
  expect(lines('-5 degrees', '-7 degrees', '•', '*Notes*', '2024 was good')).toEqual(
    ['-5 degrees', '-7 degrees', '•', '*Notes*', '2024 was good'].map(paragraph),
  )
  expect(listsAmong([{ kind: 'table', rows: [['a']] }])).toEqual([{ kind: 'table', rows: [['a']] }])
})
