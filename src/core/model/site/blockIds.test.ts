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
])('The heading "%s" becomes the id "%s": whole words, without Latin accents', (heading, id) => {
  expect(blockIds(standardKit, [{ type: 'prose', heading }])).toEqual([id])
})

it('A section without a heading goes by what stands in its place, such as the name of a profile', () => {
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
