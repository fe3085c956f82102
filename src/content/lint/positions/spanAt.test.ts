import { expect, test } from 'vitest'
import { pick, randomOf } from '../../../../tests/support/random.ts'
import { bicycle, boatyard } from '../../../../tests/support/sites.ts'
import { readSite } from '../../../site/store/readSite.ts'
import { indexJson, spanOf } from './indexJson.ts'
import { spanAt } from './spanAt.ts'

const texts = [boatyard, bicycle].flatMap((root) => readSite(root).files.map(({ text }) => text))
const indexed = (text: string, pointer: string) => {
  const spans = indexJson(text)
  return { span: spanOf(spans, pointer), isExact: spans.has(pointer) }
}

test('spanAt returns the same span as indexJson for existing and missing values', () => {
  for (const text of texts) {
    const spans = indexJson(text)
    for (const pointer of spans.keys())
      expect(spanAt(text, pointer)).toEqual({ span: spanOf(spans, pointer), isExact: true })
    for (const pointer of ['/nothing', '/blocks/0/nothing/3', '/blocks/99', '/title/0'])
      expect(spanAt(text, pointer)).toEqual(indexed(text, pointer))
  }
})

test('spanAt finds keys with escapes and accepts only plain indices in lists', () => {
  const text = ' { "a\\/b": [1, { "\\u0063~": "}" }], "": {} }\n'
  expect(
    ['/a~1b/1/c~0', '/', '/a~1b/01', '/a~1b/length'].map((pointer) => spanAt(text, pointer)),
  ).toEqual(
    ['/a~1b/1/c~0', '/', '/a~1b/01', '/a~1b/length'].map((pointer) => indexed(text, pointer)),
  )
})

test('spanAt returns the same span as indexJson or none for damaged JSON', () => {
  const random = randomOf(5)
  for (let round = 0; round < 2000; round += 1) {
    const text = (pick(texts, random) ?? '').slice(0, 3000)
    const pointer = pick([...indexJson(text).keys(), '', '/x'], random) ?? ''
    const at = Math.floor(random() * text.length)
    const damaged =
      text.slice(0, at) +
      pick(['', '"', '}', ']', '{', '[', ',', ':', '\\', ' 1', '"title": 1,'], random) +
      text.slice(at + Math.floor(random() * 3))
    for (const one of [damaged, text]) {
      const place = spanAt(one, pointer)
      if (place) expect(place, JSON.stringify([one, pointer])).toEqual(indexed(one, pointer))
    }
  }
})

test('spanAt returns nothing when a key on the way is duplicated', () => {
  expect(spanAt('{ "a": { "b": 1 }, "a": 2 }', '/a/b')).toBeUndefined()
})
