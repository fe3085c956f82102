import { expect, test } from 'vitest'
import { plainWords, withTitles } from './plainWords.ts'

test.each([
  ['The page /a (A) becomes /b/c: pages/a.json → pages/b/c.json.', 'The page /a (A) becomes /b/c.'],
  [
    'pages/a.json stands at its new address already; what still names /b follows.',
    '/a stands at its new address already; what still names /b follows.',
  ],
  [
    'Mend pages/hi/_site.json and pages/_translations/hi.json first.',
    'Mend the settings in Hindi and the translations’ notes first.',
  ],
  [
    'It is what the fact fee says: change it in pages/_facts.json.',
    'It is what the fact fee says: change it in Fees & figures.',
  ],
  ['pages/_checks/yard.json:5 can’t be read.', 'what pages must say can’t be read.'],
  [
    'boom.fee will be: Straighten a boom, $120; source: price list, stated 2026-01-15.',
    'A figure now: Straighten a boom, $120.',
  ],
  [
    'There is a page /a already: pages/a.json. Nothing was changed.',
    'There is a page /a already. Nothing was changed.',
  ],
])('%s', (line, expected) => {
  expect(plainWords(line)).toBe(expected)
})

test.each([
  [
    'New in the blocks of /hulls: Table, number 9 of 12.',
    'New in the blocks of “Hull repairs”: Table, number 9 of 12.',
  ],
  [
    'Moved in Questions of “What people ask” on /hulls.',
    'Moved in Questions of “What people ask” on “Hull repairs”.',
  ],
  ['Moved in Menu on /, number 2.', 'Moved in Menu on “Home”, number 2.'],
  [
    'The page /hulls (“Hull repairs”) becomes /keels.',
    'The page /hulls (“Hull repairs”) becomes /keels.',
  ],
  ['/new is a copy of /hulls (“Hull repairs”).', '/new is a copy of /hulls (“Hull repairs”).'],
  ['Seen on /gone.', 'Seen on /gone.'],
  ['Seen on /quoted.', 'Seen on /quoted.'],
])('%s, by its title', (line, expected) => {
  const titles: Readonly<Record<string, string>> = {
    '/': 'Home',
    '/hulls': 'Hull repairs',
    '/quoted': 'What “afloat” means',
  }
  expect(withTitles(line, (route) => titles[route])).toBe(expected)
})
