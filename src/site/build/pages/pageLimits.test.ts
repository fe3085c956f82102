import { expect, test } from 'vitest'
import { createPageLimits } from './pageLimits.ts'

test('200,000 pages of 100 kB, and one of 40 MB, are accepted', () => {
  const count = createPageLimits()
  expect(() => {
    for (let page = 0; page < 200_000; page += 1) count('pages/a.json', 100_000)
    count('pages/search.json', 40_000_000)
  }).not.toThrow()
})

test('a page that would fill the disk is refused, and so are pages that all are too large', () => {
  const count = createPageLimits()
  expect(() => count('pages/a.json', 60_000_000)).toThrow(
    'the page of pages/a.json would be 60.0 MB, where 50.0 MB is the most. Split the document.',
  )
  expect(() => {
    for (let page = 0; page < 10_000; page += 1) count('pages/b.json', 5_000_000)
  }).toThrow(
    /^the pages would be 5\.\d MB each on average, where 1\.0 MB is the most\. What stands on every page is too large\.$/,
  )
})
