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

test('shows a change of a document', () => {
  const live = next([retitled], clean)
  expect(titleOf(live)).toBe('About us')
  expect(shown(live)).toBe('now')
})
test.each([
  ['is no JSON', { file: about, text: '{ "title": ' }],
  ['does not follow its schema', { file: about, at: '/titel', value: 'About us' }],
])('shows the last good version of a document that %s until it is fixed', (_what, edit) => {
  const broken = next([edit], clean)
  expect(titleOf(broken)).toBe('About the workshop')
  expect(shown(broken)).toBe('before')
  expect(broken.findings.map(({ file }) => file)).toContain(about)
  const mended = next([retitled], next([edit], broken))
  expect(titleOf(mended)).toBe('About us')
  expect(mended.findings).toEqual([])
})
test('shows a document with a dead link and reports the link', () => {
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
test('leaves out a document that was never valid and shows the others', () => {
  const live = next([{ file: about, text: '{' }])
  expect(shown(live)).toBe('never')
  expect(live.site?.pages.has('/about')).toBe(false)
  expect(live.site?.pages.has('/')).toBe(true)
})
test('removes a deleted document from the site', () => {
  expect(next([{ file: about, value: undefined }], clean).site?.pages.has('/about')).toBe(false)
})
test('lists a deleted document as long as something still links to it', () => {
  const without = { file: about, value: undefined }
  const gone = next([without], clean)
  expect(gone.findings.some(({ severity }) => severity === 'error')).toBe(true)
  expect(overviewOf(gone, '').gone).toEqual([about])
  expect(next([without, retitledHome], gone).gone).toEqual([about])
  expect(next([], gone).gone).toEqual([])
})
test('keeps all pages when _site.json breaks and has no site if it starts broken', () => {
  const edit = { file: 'pages/_site.json', text: '{}' }
  expect(next([edit], clean).site?.settings.firm.name).toBe('Spoke & Sons')
  expect(next([edit]).site).toBeUndefined()
})
test('keeps the site when its schemaVersion is too new and has none at the start', () => {
  const edit = { file: 'pages/_site.json', at: '/schemaVersion', value: 99 }
  expect(titleOf(next([edit, retitled], clean))).toBe('About us')
  expect(next([edit], clean).site?.settings.schemaVersion).toBe(standardKit.history.version)
  expect(next([edit]).site).toBeUndefined()
  expect(
    overviewOf(next([edit]), '').documents.find(({ path }) => path === 'pages/_site.json')?.shown,
  ).toBe('never')
})
test('migrates a site with an earlier schemaVersion before showing it', () => {
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
test('includes drafts in the live site', () => {
  expect(next([{ file: about, at: '/draft', value: true }], clean).site?.pages.has('/about')).toBe(
    true,
  )
})
