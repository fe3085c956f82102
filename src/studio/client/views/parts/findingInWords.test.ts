import { expect, it } from 'vitest'
import { findingInWords } from './findingInWords.ts'

const documents = [{ path: 'pages/services/repair.json', title: 'Repairs' }]

it.each([
  [
    'This document says the same as pages/services/repair.json in several places: lines 3, 14, 15 and 16.',
    'This page says the same as “Repairs” in several places.',
  ],
  ['pages/services/repair.json:4, 8 and 39 says it, too.', '“Repairs” says it, too.'],
  ['The same words stand in pages/_site.json:12.', 'The same words stand in “Settings of the site”.'],
  ['If it is not finished, mark it with "draft": true.', 'If it is not finished, make it a draft.'],
  [
    'Add "href" with an address, or "dialog" with the name of a dialog.',
    'Say where this button leads: to a page (Link), or to a dialog that it opens (Dialog).',
  ],
  ['"TODO: Button\'s label" leads nowhere and opens nothing.', 'This button leads nowhere yet.'],
  ['Leave "href" out.', 'Leave “Link” out.'],
  [
    'Translate what has changed, then say that it is right: npm run translations -- pages/services/repair.json:9 --right',
    'Translate what has changed, then say that it is right.',
  ],
  ['There is no page /aflot.', 'There is no page /aflot.'],
])('“%s” is told as “%s”', (text, words) => expect(findingInWords(text, documents)).toBe(words))
