import { expect, it } from 'vitest'
import { littleSite } from '../../tests/support/littleSite.ts'
import { memoryCache } from '../lint/cache/memoryCache.ts'
import type { Edit } from '../lint/rule.ts'
import { standardKit } from '../standard/kit.ts'
import { type LiveOptions, type LiveSite, nextLiveSite, relinted } from './liveSite.ts'
import { overviewOf } from './overview.ts'
import { withDocuments } from './withDocuments.ts'

const about = 'pages/about.json'
const options = (): LiveOptions => ({ kit: standardKit, cache: memoryCache(), today: '2026-01-15' })
const quickly = (before: LiveSite, edits: readonly Edit[], paths = [about]): LiveSite | undefined =>
  withDocuments(
    before,
    littleSite(edits).files.filter(({ path }) => paths.includes(path)),
    options(),
  )
const seen = (live: LiveSite | undefined) =>
  live && { ...overviewOf(live, ''), good: [...live.good], pages: JSON.parse(JSON.stringify([...(live.site?.pages ?? [])])) as unknown }

const link = { file: about, at: '/blocks/0/actions', value: [{ label: 'Prices', href: '/prices' }] }
const fact = { file: about, at: '/title', value: 'Our {{no.such}}' }
const silent = { file: about, at: '/silence', value: [{ rule: 'links', reason: 'It is being written.' }] }

it.each<[string, Edit[], Edit[]]>([
  ['a text', [], [{ file: about, at: '/title', value: 'About us' }]],
  ['a mistake of its own', [], [fact]],
  ['a mistake beside others', [link], [link, fact]],
  ['a mistake that is mended', [fact], []],
  ['what is silenced', [], [link, silent]],
  ['no JSON', [], [{ file: about, text: '{ "title": ' }]],
  ['a draft', [], [{ file: about, at: '/draft', value: true }]],
])('a document with %s is taken up by itself as it is with all others', (_what, before, after) => {
  const live = nextLiveSite(littleSite(before), options())
  const quick = quickly(live, after)
  expect(quick).toBeDefined()
  expect(seen(quick && relinted(quick, options()))).toEqual(seen(nextLiveSite(littleSite(after), options(), live)))
})

it('what one document has amiss is told at once, what all of them have soon after', () => {
  const live = nextLiveSite(littleSite([]), options())
  const quick = quickly(live, [fact, link])
  expect(quick?.findings.map(({ rule }) => rule)).toEqual(['facts'])
  expect(
    quick &&
      relinted(quick, options())
        .findings.map(({ rule }) => rule)
        .sort(),
  ).toEqual(['facts', 'links'])
})

it.each([
  ['the settings', 'pages/_site.json'],
  ['the facts', 'pages/_facts.json'],
  ['a dialog', 'pages/_dialogs/booking.json'],
  ['a document that was not there', 'pages/new.json'],
])('%s are not taken up by themselves', (_what, path) => {
  const live = nextLiveSite(littleSite([]), options())
  expect(withDocuments(live, [{ path, text: '{}' }], options())).toBeUndefined()
})
