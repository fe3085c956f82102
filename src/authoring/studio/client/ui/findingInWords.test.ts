import { expect, it } from 'vitest'
import { cases } from '../../../../../tests/support/ruleCases.ts'
import { findingInWords } from './findingInWords.ts'

const documents = [{ path: 'pages/services/repair.json', title: 'Repairs' }]

it.each([
  [
    'This document says the same as pages/services/repair.json in several places: lines 3, 14, 15 and 16.',
    'This page says the same as “Repairs” in several places.',
  ],
  [
    'This document says the same as pages/services/repair.json in several places: lines 5, 35, 41, 42, 53 and 11 more.',
    'This page says the same as “Repairs” in several places.',
  ],
  ['pages/services/repair.json:4, 8 and 39 says it, too.', '“Repairs” says it, too.'],
  [
    'The same words stand in pages/_site.json:12.',
    'The same words stand in “Settings of the site”.',
  ],
  ['If it is not finished, mark it with "draft": true.', 'If it is not finished, make it a draft.'],
  [
    'Add "href" with an address, or "dialog" with the name of a dialog.',
    'Say where this button leads: to a page (Link), or to a form that it opens (Form).',
  ],
  ['"TODO: Button\'s label" leads nowhere and opens nothing.', 'This button leads nowhere yet.'],
  [
    'There is no fact "TODO: Figure" to differ from.',
    'It is not said yet from which figure this one differs.',
  ],
  [
    'There is no fact "repair.fees" to differ from.',
    'There is no figure “repair.fees” from which this one could differ.',
  ],
  [
    'Write "groups" into the cards, such as ["Houses"], or take out "filter".',
    'Open each card and say there to which groups it belongs, or take the filter out.',
  ],
  ['No document uses this file.', 'Nothing on the site shows or uses it.'],
  [
    'Remove it, or use it as "/assets/oven.svg".',
    'It may stay: choose it wherever a picture is asked for. Or remove it; Undo brings it back.',
  ],
  [
    'Remove it, or use it as "/assets/prices.pdf".',
    'It may stay: let a link lead to it. Or remove it; Undo brings it back.',
  ],
  ['Write a text in quotes.', 'Write something there, or remove it.'],
  ['Leave "href" out.', 'Leave “Link” out.'],
  [
    'Translate what has changed, then say that it is right: npm run translations -- pages/services/repair.json:9 --right',
    'Translate what has changed, then say that it is right.',
  ],
  [
    'The original in pages/services/repair.json:9 has changed.',
    'The original in “Repairs” has changed.',
  ],
  [
    'The announcement is not written in "hi": visitors of its pages do not see it.',
    'The announcement is not written in Hindi: visitors of its pages do not see it.',
  ],
  [
    '/fees is not shown before 2027-04-01. Give the block of the link "from": "2027-04-01".',
    '/fees is not shown before 1 Apr 2027. Give the block of the link the first day 1 Apr 2027.',
  ],
  [
    'Write {{repair.fee}} instead, so that both change together.',
    'Put in the figure “Fee of a repair” instead, so that both change together.',
  ],
  [
    '"£45" is the fact "repair.fee" in the original.',
    '"£45" is the figure “Fee of a repair” in the original.',
  ],
  [
    'The id "people" stands twice on this page: on line 17 and here, on line 21.',
    'The id "people" stands twice on this page.',
  ],
  [
    'Write News or Tips, or add it to "categories" of the list of articles in pages/services/repair.json.',
    'Write News or Tips, or add it to “Categories” of the list of articles in “Repairs”.',
  ],
  ['There is no page /aflot.', 'There is no page /aflot.'],
  [
    'desk@example.com is an example, no address that anybody reads. Write the real one, or mark the site with "placeholder": true.',
    'desk@example.com is an example, no address that anybody reads. Write the real one, or say that the site is not yet real (Site, Search engines, language).',
  ],
])('“%s” is told as “%s”', (text, words) =>
  expect(
    findingInWords(text, documents, (name) =>
      name === 'repair.fee' ? 'Fee of a repair' : undefined,
    ),
  ).toBe(words),
)

/** What names a file, a line, a key with its sign or what is typed at a terminal. */
const ofProgrammers = /npm run|npx|\blines? \d|pages\/\S|"[A-Za-z$]+": ["[{]|here by itself/

it.each(cases.flatMap(({ file, finds }) => finds.map((found) => [file, found] as const)))(
  'of the rule %s nothing is told in words of programmers: %s',
  (_rule, found) => {
    const [message = '', suggestion = ''] = found.replace(/^[^«]*«[^»]*» /, '').split(' → ')
    for (const said of [message, suggestion])
      expect(findingInWords(said, [])).not.toMatch(ofProgrammers)
  },
)
