import { expect, test } from 'vitest'
import { lengthInWords } from '../messages/lengthInWords.ts'
import { wordCounts, wordDiff } from './wordDiff.ts'

const told = (before: string, after: string) => {
  const runs = wordDiff(before, after)
  return {
    marked: runs
      .map(({ as, text }) => (as === 'same' ? text : as === 'gone' ? `[-${text}-]` : `[+${text}+]`))
      .join(''),
    how: lengthInWords(wordCounts(before, after, runs)),
  }
}

test.each([
  ['We mend bells.', 'We mend brakes.', 'We mend [-bells-][+brakes+].', 'changed in a few words'],
  [
    'See [fees](/fees).',
    'See [fees](/prices).',
    'See [fees[-](/fees)-][+](/prices)+].',
    'changed in a few words',
  ],
  [
    'It costs {{a.fee}}.',
    'It costs {{b.fee}}.',
    'It costs [-{{a.fee}}-][+{{b.fee}}+].',
    'changed in a few words',
  ],
  [
    'one two three four five six',
    'one two three four',
    'one two three four[- five six-]',
    'shortened by a third',
  ],
  [
    'one two three',
    'one two three four five six',
    'one two three[+ four five six+]',
    'twice as long',
  ],
  [
    'all of it was this',
    'nothing that is here stays',
    '[-all of it was this-][+nothing that is here stays+]',
    'written anew',
  ],
  ['30 days notice', "30 days' notice", "30 days[+'+] notice", 'in other signs or spaces'],
  [
    'बिखरी किताबें यहाँ हैं',
    'फटी किताबें यहाँ हैं',
    '[-बिखरी-][+फटी+] किताबें यहाँ हैं',
    'changed in a few words',
  ],
  [
    'a long walk of ours to town',
    'the short ride of yours by sea',
    '[-a long walk of ours to town-][+the short ride of yours by sea+]',
    'written anew',
  ],
])('%s → %s', (before, after, marked, how) => {
  expect(told(before, after)).toEqual({ marked, how })
})

test('the runs are the two texts, whatever these are', () => {
  const texts = [
    '',
    ' ',
    'a\n b',
    '{{',
    '{{a}} {{b',
    '](x) ](y',
    '₹9,999 😀 – “q”',
    'a'.repeat(50),
    'word '.repeat(3000),
    'drow '.repeat(3000),
  ]
  for (const before of texts)
    for (const after of texts) {
      const runs = wordDiff(before, after)
      const put = (other: string) =>
        runs.flatMap(({ as, text }) => (as === other ? [] : [text])).join('')
      expect([put('new'), put('gone')]).toEqual([before, after])
    }
})
