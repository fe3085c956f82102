import { expect, test } from 'vitest'
import { createPageLimits } from './pageLimits.ts'

test('the page limits accept 200,000 pages of 100 kB and one page of 40 MB', () => {
  const count = createPageLimits()
  expect(() => {
    for (let page = 0; page < 200_000; page += 1) count('pages/a.json', 100_000)
    count('pages/search.json', 40_000_000)
  }).not.toThrow()
})

test('the page limits reject a page over 50 MB and pages over 1 MB on average', () => {
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
