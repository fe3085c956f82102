import { expect, test } from 'vitest'
import { endOfDocument, endOfParagraph, readSketches, writeSketches } from './sketches.ts'

const largest = 2 ** 30 - 1

test('sketches stay the same when written and read, even without paragraphs', () => {
  const documents = [[[0, 1, largest], [], [43, 44, 63, 64, 123_456_789]], [[]], [[2]], [[], [3]]]
  const row = documents.flatMap((sketches) => [
    ...sketches.flatMap((sketch) => [...sketch, endOfParagraph]).slice(0, -1),
    endOfDocument,
  ])
  expect([...readSketches(documents.map(writeSketches))]).toEqual(row)
})

test('the characters of sketches need no escaping in JSON', () => {
  const text = writeSketches([Array.from({ length: 64 }, (_, bits) => bits * 0x1041041)])
  expect(JSON.stringify(text)).toBe(`"${text}"`)
})
