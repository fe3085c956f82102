import { expect, test } from 'vitest'
import { plainWords, withTitles } from './plainWords.ts'

test.each([
  ['The page /a (A) becomes /b/c: pages/a.json → pages/b/c.json.', 'The page /a (A) becomes /b/c.'],
  [
    'The new name is written in 3 places in 2 documents: pages/a.json (2), pages/_site.json.',
    'The new name is written in 3 places in 2 documents: /a (2), the settings.',
  ],
  [
    'Left to you, since only you know what is meant there: pages/b/c.json:12, pages/index.json:3.',
    'Left to you, since only you know what is meant there: /b/c, /.',
  ],
  ['It is what the fact fee says: change it in pages/_facts.json.', 'It is what the fact fee says: change it in the facts.'],
  [
    'Left to you, since only you know what is meant there: pages/_checks/yard.json:5.',
    'Left to you, since only you know what is meant there: what pages must say.',
  ],
  ['boom.fee will be: Straighten a boom, $120; source: price list, stated 2026-01-15.', 'A figure now: Straighten a boom, $120.'],
  ['There is a page /a already: pages/a.json. Nothing was changed.', 'There is a page /a already. Nothing was changed.'],
])('%s', (line, expected) => {
  expect(plainWords(line)).toBe(expected)
})

test.each([
  ['New in the blocks of /hulls: Table, number 9 of 12.', 'New in the blocks of “Hull repairs”: Table, number 9 of 12.'],
  ['Moved in Questions of “What people ask” on /hulls.', 'Moved in Questions of “What people ask” on “Hull repairs”.'],
  ['Moved in Menu on /, number 2.', 'Moved in Menu on “Home”, number 2.'],
  ['The page /hulls (“Hull repairs”) becomes /keels.', 'The page /hulls (“Hull repairs”) becomes /keels.'],
  ['/new is a copy of /hulls (“Hull repairs”).', '/new is a copy of /hulls (“Hull repairs”).'],
  ['Seen on /gone.', 'Seen on /gone.'],
  ['Seen on /quoted.', 'Seen on /quoted.'],
])('%s, by its title', (line, expected) => {
  const titles: Readonly<Record<string, string>> = { '/': 'Home', '/hulls': 'Hull repairs', '/quoted': 'What “afloat” means' }
  expect(withTitles(line, (route) => titles[route])).toBe(expected)
})
