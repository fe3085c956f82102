import { expect, it } from 'vitest'
import { hubsOf } from '../../../src/authoring/studio/server/views/hubsOf.ts'
import { lintSite } from '../../../src/content/lint/lint.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { littleSite } from '../../support/littleSite.ts'

const list = (heading: string, href: string) => ({ type: 'related', heading, items: [{ href }] })
const cards = {
  type: 'cards',
  heading: 'What we do',
  items: [{ title: 'Repairs', action: { label: 'More', href: '/services/repair' } }],
}
const languages = ['en', 'cy'].map((tag) => ({ tag, name: tag }))
const page = (more: object, ...blocks: object[]) =>
  JSON.stringify({
    $schema: '../schema/page.schema.json',
    title: 'T',
    description: 'D',
    ...more,
    blocks,
  })

const sources = littleSite([
  { file: 'pages/_site.json', at: '/languages', value: languages },
  { file: 'pages/about.json', at: '/blocks/-', value: list('Read on', '/contact') },
  { file: 'pages/about.json', at: '/blocks/-', value: cards },
])
const more = [
  { path: 'pages/cy/about.json', text: page({}, cards) },
  { path: 'pages/_404.json', text: page({}, cards) },
  { path: 'pages/news.json', text: page({ article: {} }, cards) },
]
const hubs = (like: string) => {
  const { files } = lintSite(
    standardKit,
    { ...sources, files: [...sources.files, ...more] },
    { today: '2026-01-15' },
  )
  return hubsOf(standardKit, files, like).filter(({ route }) => route !== '/')
}

it('hubsOf lists pages with page lists in one language, except articles and the not-found page', () => {
  expect(hubs('').map(({ route }) => route)).toEqual(['/about'])
})

it('hubsOf prefers cards to related links even if only those list the copied page', () => {
  const [about] = hubs('/contact')
  const [read, what] = about?.lists ?? []
  expect([read?.heading, read?.hasLike, what?.heading, what?.hasLike]).toEqual([
    'Read on',
    true,
    'What we do',
    false,
  ])
  expect([about?.fitting, hubs('')[0]?.fitting, hubs('/services/repair')[0]?.fitting]).toEqual([
    what?.index,
    what?.index,
    what?.index,
  ])
})
