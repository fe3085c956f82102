import { expect, it } from 'vitest'
import { listsAmong } from './listsAmong.ts'

const lines = (...texts: readonly string[]) =>
  listsAmong(texts.map((text) => ({ kind: 'paragraph', text })))
const list = (...items: readonly string[]) => ({ kind: 'list', items, isNumbered: false })
const paragraph = (text: string) => ({ kind: 'paragraph', text })

it('makes a list of lines with its signs, between the paragraphs', () =>
  expect(lines('Our office.', '•\tParking', '•   Lift', 'Ask us.')).toEqual([
    paragraph('Our office.'),
    list('Parking', 'Lift'),
    paragraph('Ask us.'),
  ]))
it('takes signs that begin sentences too for those of a list where there are several', () => {
  expect(lines('- Parking', '- Lift')).toEqual([list('Parking', 'Lift')])
  expect(lines('\\* Parking', '\\* Lift')).toEqual([list('Parking', 'Lift')])
  expect(lines('– said she.', 'Ask us.')).toEqual([paragraph('– said she.'), paragraph('Ask us.')])
  expect(lines('2. Bring it')).toEqual([paragraph('2. Bring it')])
  expect(lines('1. Bring it', '2) Wait')).toEqual([
    { kind: 'list', items: ['Bring it', 'Wait'], isNumbered: true },
  ])
})
it('leaves a figure, a sign alone and everything else as they are', () => {
  expect(lines('-5 degrees', '-7 degrees', '•', '*Notes*', '2024 was good')).toEqual(
    ['-5 degrees', '-7 degrees', '•', '*Notes*', '2024 was good'].map(paragraph),
  )
  expect(listsAmong([{ kind: 'table', rows: [['a']] }])).toEqual([{ kind: 'table', rows: [['a']] }])
})
