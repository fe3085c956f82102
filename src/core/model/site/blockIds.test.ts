import { expect, it } from 'vitest'
import { standardKit } from '../../../kits/standard/kit.ts'
import { blockHeadings, blockIds } from './blockIds.ts'

const blocks = [
  { type: 'hero', heading: 'About us' },
  { type: 'profile', name: 'Ada Lovelace', role: 'Founder', paragraphs: ['She began it.'] },
  {
    type: 'profile',
    heading: 'Who answers',
    name: 'Charles Babbage',
    role: 'Adviser',
    paragraphs: ['He helps.'],
  },
  { type: 'prose', paragraphs: ['No heading.'] },
]

it.each([
  ['जीएसटी के साथ', 'जीएसटी-के-साथ'],
  ['ज़रूरी कागज़', 'ज़रूरी-कागज़'.normalize('NFC')],
  ['فیس اور مدّت', 'فیس-اور-مدّت'],
  ['Gebühren & Résumé', 'gebuhren-resume'],
  ['…', 'section'],
])('the heading “%s” becomes the id “%s” with whole words and no Latin accents', (heading, id) => {
  expect(blockIds(standardKit, [{ type: 'prose', heading }])).toEqual([id])
})

it('a section without a heading gets its id from its title, e.g. a profile’s name', () => {
  expect(blockIds(standardKit, blocks)).toEqual([
    'about-us',
    'ada-lovelace',
    'who-answers',
    undefined,
  ])
  expect(blockHeadings(standardKit, blocks)).toEqual([
    { id: 'ada-lovelace', heading: 'Ada Lovelace' },
    { id: 'who-answers', heading: 'Who answers' },
  ])
})

it('a generated id never repeats an id of another block or entry', () => {
  const all = [
    { type: 'prose', heading: 'Fees' },
    { type: 'cards', items: [{ title: 'A', id: 'fees' }] },
    { type: 'faq', heading: 'Time', items: [{ question: 'Time?', answer: ['Soon.'], id: 'time' }] },
    { type: 'prose', heading: 'Time' },
    { type: 'prose', id: 'time-3', paragraphs: ['On time.'] },
  ]
  expect(blockIds(standardKit, all)).toEqual(['fees-2', undefined, 'time-2', 'time-4', 'time-3'])
})
