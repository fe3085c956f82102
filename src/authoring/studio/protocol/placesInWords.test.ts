import { expect, test } from 'vitest'
import type { Place } from '../../../content/commands/messages/Words.ts'
import { placesInWords, whereInWords } from './placesInWords.ts'

const of = (...places: readonly (readonly [string, string?, number?])[]): Place[] =>
  places.flatMap(([file, pointer, count = 1]) =>
    Array.from({ length: count }, () => ({
      file: `pages/${file}.json`,
      ...(pointer === undefined ? {} : { pointer }),
    })),
  )

test.each([
  [of(['about', '/description']), 'one place on /about'],
  [of(['about', '/a', 3]), '3 places on /about'],
  [
    of(['about', '/a', 2], ['index', '/a'], ['_dialogs/ask', '/title']),
    '4 places: on 2 pages, in one form',
  ],
  [
    of(
      ['_site', '/navigation/0/href'],
      ['hi/_site', '/navigation/0/href'],
      ['_site', '/footer/note'],
    ),
    '3 places: in 2 menus, in the footer',
  ],
  [
    of(
      ['about', '/a'],
      ['_checks/a', '/b', 2],
      ['_checks/c', '/b'],
      ['_translations/hi', '/pages', 2],
      ['_site', '/redirects/0/to'],
    ),
    'one place on /about; besides in the redirects, in what pages must say (3), in the translations’ notes (2)',
  ],
  [of(['_checks/a', '/b', 2]), 'what pages must say (2)'],
])('describes the locations %j in words', (places, words) =>
  expect(placesInWords(places)).toBe(words),
)

test('names the locations left to an author unless there are too many', () => {
  expect(whereInWords(of(['a'], ['b'], ['b'], ['_checks/x']), { named: 8 })).toBe(
    'on /a, on /b, in what pages must say',
  )
  expect(whereInWords(of(['a'], ['b']), { named: 1 })).toBe('on 2 pages')
})
