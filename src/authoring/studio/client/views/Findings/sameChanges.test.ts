import { expect, test } from 'vitest'
import type { ShownFinding } from '../../../../workspace/overview.ts'
import { sameChanges } from './sameChanges.ts'

const stale = (file: string, before: string, after: string, answers = ['It is right as it is']) =>
  ({
    file,
    rule: 'stale-translations',
    message: `The original in pages/${file} has changed since this was translated: it said “${before}”, and says “${after}” now.`,
    answers,
  }) as unknown as ShownFinding // the rest of a finding doesn't matter here

test('several findings on one change are one question', () => {
  const [one, other] = [
    stale('a', 'Book a Look', 'Book a look'),
    stale('b', 'Book a Look', 'Book a look', ['x', 'It is right as it is']),
  ]
  const all = [one, stale('c', 'Mast', 'Boom'), other, stale('d', 'Book a Look', 'Book a look', [])]
  expect(sameChanges(all)).toEqual([
    {
      words: 'it said “Book a Look”, and says “Book a look” now.',
      findings: [
        { finding: one, answer: 0 },
        { finding: other, answer: 1 },
      ],
    },
  ])
})
