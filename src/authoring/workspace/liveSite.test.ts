import { expect, test } from 'vitest'
import { littleSite } from '../../../tests/support/littleSite.ts'
import { memoryCache } from '../../content/lint/cache/memoryCache.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { type LiveSite, nextLiveSite } from './liveSite.ts'
import { overviewOf } from './overview.ts'

const about = 'pages/about.json'
const cache = memoryCache()
const next = (edits: Parameters<typeof littleSite>[0], before?: LiveSite) =>
  nextLiveSite(littleSite(edits), { kit: standardKit, cache, today: '2026-01-15' }, before)
const shown = (live: LiveSite, path = about) =>
  overviewOf(live, '').documents.find((document) => document.path === path)?.shown
const titleOf = (live: LiveSite) => live.site?.pages.get('/about')?.document.title

const clean = next([])
const retitledHome = { file: 'pages/index.json', at: '/title', value: 'Bicycles mended in Leeds' }
const retitled = { file: about, at: '/title', value: 'About us' }

test('a change of a document is shown', () => {
  const live = next([retitled], clean)
  expect(titleOf(live)).toBe('About us')
  expect(shown(live)).toBe('now')
})
test.each([
  ['is no JSON', { file: about, text: '{ "title": ' }],
  ['does not follow its schema', { file: about, at: '/titel', value: 'About us' }],
])(
  'a document that %s is shown as it was, with what lint finds, until it is mended',
  (_what, edit) => {
    const broken = next([edit], clean)
    expect(titleOf(broken)).toBe('About the workshop')
    expect(shown(broken)).toBe('before')
    expect(broken.findings.map(({ file }) => file)).toContain(about)
    const mended = next([retitled], next([edit], broken))
    expect(titleOf(mended)).toBe('About us')
    expect(mended.findings).toEqual([])
  },
)
test('a mistake that leaves the document whole, such as a dead link, is shown with the change', () => {
  const live = next(
    [
      retitled,
      { file: about, at: '/blocks/0/actions', value: [{ label: 'Prices', href: '/prices' }] },
    ],
    clean,
  )
  expect(titleOf(live)).toBe('About us')
  expect(live.findings.map(({ rule }) => rule)).toEqual(['links'])
})
test('a document that was never whole is not shown, and the others are', () => {
  const live = next([{ file: about, text: '{' }])
  expect(shown(live)).toBe('never')
  expect(live.site?.pages.has('/about')).toBe(false)
  expect(live.site?.pages.has('/')).toBe(true)
})
test('a document that is gone is gone', () => {
  expect(next([{ file: about, value: undefined }], clean).site?.pages.has('/about')).toBe(false)
})
test('a document that is gone is named as long as something still leads to it', () => {
  const without = { file: about, value: undefined }
  const gone = next([without], clean)
  expect(gone.findings.some(({ severity }) => severity === 'error')).toBe(true)
  expect(overviewOf(gone, '').gone).toEqual([about])
  expect(next([without, retitledHome], gone).gone).toEqual([about])
  expect(next([], gone).gone).toEqual([])
})
test('a broken _site.json leaves all pages as they were; without one from the start there is no site yet', () => {
  const edit = { file: 'pages/_site.json', text: '{}' }
  expect(next([edit], clean).site?.settings.firm.name).toBe('Spoke & Sons')
  expect(next([edit]).site).toBeUndefined()
})
test('a site for a later schema is shown as it was before; from the start there is none to show', () => {
  const edit = { file: 'pages/_site.json', at: '/schemaVersion', value: 99 }
  expect(titleOf(next([edit, retitled], clean))).toBe('About us')
  expect(next([edit], clean).site?.settings.schemaVersion).toBe(standardKit.history.version)
  expect(next([edit]).site).toBeUndefined()
  expect(
    overviewOf(next([edit]), '').documents.find(({ path }) => path === 'pages/_site.json')?.shown,
  ).toBe('never')
})
test('a site for an earlier schema is shown as if it were new', () => {
  const old = {
    type: 'penalties',
    heading: 'Waiting',
    caption: 'What it costs',
    items: [{ violation: 'A worn chain', penalty: 'A new one' }],
  }
  const live = next([
    { file: 'pages/_site.json', at: '/schemaVersion' },
    { file: about, at: '/blocks/1', value: old },
  ])
  expect(live.site?.pages.get('/about')?.document.blocks[1]).toMatchObject({
    type: 'consequences',
    items: [{ cause: 'A worn chain' }],
  })
  expect(live.site?.words.labelConsequences).toBe('Penalties')
  expect(shown(live)).toBe('now')
})
test('drafts are shown', () => {
  expect(next([{ file: about, at: '/draft', value: true }], clean).site?.pages.has('/about')).toBe(
    true,
  )
})
