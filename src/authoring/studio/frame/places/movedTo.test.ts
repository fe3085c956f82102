import { expect, it } from 'vitest'
import { movedTo } from './movedTo.ts'

const file = 'pages/a.json'
const texts = (...items: readonly (readonly [string, string])[]) =>
  items.flatMap(([question, answer], index) => [
    {
      file,
      pointer: `/blocks/0/items/${index}/question`,
      text: question,
      title: 'Question',
      isMarkup: false,
    },
    {
      file,
      pointer: `/blocks/0/items/${index}/answer/0`,
      text: answer,
      title: 'Answer',
      isMarkup: true,
    },
  ]) as unknown as Parameters<typeof movedTo>[1] // what is read of marks
const at = (pointer: string) => ({ file, pointer })

const before = texts(['What?', 'This.'], ['When?', 'Soon.'], ['Where?', 'Here.'])
const after = texts(['Where?', 'Here.'], ['What?', 'This.'], ['When?', 'Soon.'])

it('finds the new pointer of a moved entry and of a text in it', () => {
  expect(movedTo(at('/blocks/0/items/2'), before, after)).toEqual(at('/blocks/0/items/0'))
  expect(movedTo(at('/blocks/0/items/2/question'), before, after)).toEqual(
    at('/blocks/0/items/0/question'),
  )
})

it('keeps the pointer of a text that is unchanged, rewritten or unknown', () => {
  expect(movedTo(at('/blocks/0/items/1'), before, before)).toEqual(at('/blocks/0/items/1'))
  expect(
    movedTo(
      at('/blocks/0/items/1/question'),
      before,
      texts(['What?', 'This.'], ['When then?', 'Soon.'], ['Where?', 'Here.']),
    ),
  ).toEqual(at('/blocks/0/items/1/question'))
  expect(movedTo(at('/blocks/4'), before, after)).toEqual(at('/blocks/4'))
})

it('keeps the pointer of a rewritten text even if another text has its old words', () => {
  const twice = texts(['What?', 'This.'], ['When?', 'Soon.'], ['When?', 'Late.'])
  const anew = texts(['What?', 'This.'], ['When then?', 'Soon.'], ['When?', 'Late.'])
  expect(movedTo(at('/blocks/0/items/1/question'), twice, anew)).toEqual(
    at('/blocks/0/items/1/question'),
  )
})
