import { expect, test } from 'vitest'
import { rankPages } from './rankPages.ts'

const languages = [{ base: '' }, { base: '/de' }]
const page = (route: string, title: string, isNamed = true) => ({ route, title, isNamed })
const pages = [
  page('/about', 'About us', false),
  page('/de/prices', 'Preise'),
  page('/de/x', 'Prices abroad'),
  page('/prices/old', 'What it cost'),
  page('/what', 'All prices'),
]

test.each([
  ['prices', '/contact', ['/what', '/de/x', '/prices/old', '/de/prices', '/about']],
  ['prices', '/de/contact', ['/de/x', '/what', '/de/prices', '/prices/old', '/about']],
  ['', '/what', ['/what', '/about', '/prices/old', '/de/prices', '/de/x']],
])('ranks pages for “%s” on %s', (written, route, routes) => {
  expect(rankPages(pages, written, { route, languages }).map((one) => one.route)).toEqual(routes)
})
