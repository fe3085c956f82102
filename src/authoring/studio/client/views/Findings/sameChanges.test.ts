import { expect, test } from 'vitest'
import { msg } from '../../../../../content/lint/messages/msg.ts'
import type { ShownFinding } from '../../../../workspace/overview.ts'
import { sameChanges } from './sameChanges.ts'

const isRight = msg('rightAsItIs')

const stale = (file: string, before: string, after: string, answers = [isRight]) =>
  ({
    file,
    rule: 'stale-translations',
    ...msg('originalChanged', { path: `pages/${file}`, before, after }),
    answers,
  }) as unknown as ShownFinding // the rest of a finding doesn't matter here

test('several findings about the same change become one question', () => {
  const [one, other] = [
    stale('a', 'Book a Look', 'Book a look'),
    stale('b', 'Book a Look', 'Book a look', [msg('takeOut'), isRight]),
  ]
  const all = [one, stale('c', 'Mast', 'Boom'), other, stale('d', 'Book a Look', 'Book a look', [])]
  expect(sameChanges(all)).toEqual([
    {
      before: 'Book a Look',
      after: 'Book a look',
      findings: [
        { finding: one, answer: 0 },
        { finding: other, answer: 1 },
      ],
    },
  ])
})
