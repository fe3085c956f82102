import { expect, it } from 'vitest'
import { documents, littleSite } from '../../../tests/support/littleSite.ts'
import { bindery } from '../../../tests/support/sites.ts'
import { memoryCache } from '../../content/lint/cache/memoryCache.ts'
import type { Edit } from '../../content/lint/types/rule.ts'
import type { SourceFile, Sources } from '../../core/document/sources.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { readSite } from '../../site/store/readSite.ts'
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
/** What a part of a model says, with its maps and sets written out. */
const said = (part: unknown): unknown =>
  JSON.parse(
    JSON.stringify(part ?? null, (_key, value: unknown) =>
      value instanceof Map || value instanceof Set ? [...value] : value,
    ),
  )
const seen = (live: LiveSite | undefined) =>
  live && {
    ...overviewOf(live, ''),
    good: [...live.good],
    pages: said(live.site?.pages),
    notFound: said(live.site?.notFound),
    editions: said(live.site?.editions?.map(({ writing: _, ...edition }) => edition)), // a writing is made of what the settings say
  }

const link = { file: about, at: '/blocks/0/actions', value: [{ label: 'Prices', href: '/prices' }] }
const fact = { file: about, at: '/title', value: 'Our {{no.such}}' }
const silent = {
  file: about,
  at: '/silence',
  value: [{ rule: 'links', reason: 'It is being written.' }],
}

it.each<[string, Edit[], Edit[]]>([
  ['a text', [], [{ file: about, at: '/title', value: 'About us' }]],
  ['a mistake of its own', [], [fact]],
  ['a mistake beside others', [link], [link, fact]],
  ['a mistake that is mended', [fact], []],
  ['what is silenced', [], [link, silent]],
  ['no JSON', [], [{ file: about, text: '{ "title": ' }]],
  ['a draft', [], [{ file: about, at: '/draft', value: true }]],
])(
  'updating only a document with %s gives the same result as reading all',
  (_what, before, after) => {
    const live = nextLiveSite(littleSite(before), options())
    const quick = quickly(live, after)
    expect(quick).toBeDefined()
    expect(seen(quick && relinted(quick, options()))).toEqual(
      seen(nextLiveSite(littleSite(after), options(), live)),
    )
  },
)

it('reports a document’s own findings at once and those of all documents soon after', () => {
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
])('a change of %s is not applied on its own', (_what, path) => {
  const live = nextLiveSite(littleSite([]), options())
  expect(withDocuments(live, [{ path, text: '{}' }], options())).toBeUndefined()
})

const dated = (title: string): Edit => ({
  file: 'pages/later.json',
  value: { ...(documents[about] as object), title, from: '2027-01-01' },
})

it('a document is updated on its own while another waits for its day', () => {
  const later = dated('What comes later')
  const live = nextLiveSite(littleSite([later]), options())
  expect([...(live.site?.waiting.keys() ?? [])]).toEqual(['/later'])
  const title = { file: about, at: '/title', value: 'About us' }
  const quick = quickly(live, [later, title])
  expect(quick && seen(relinted(quick, options()))).toEqual(
    seen(nextLiveSite(littleSite([later, title]), options(), live)),
  )
  expect(quick?.site?.waiting.size).toBe(1)
  expect(quickly(live, [dated('Later still')], ['pages/later.json'])).toBeUndefined()
})

const bound = readSite(bindery)
/** The bookbinder's site with other words in some of its documents. */
const bookbinder = (
  changes: Readonly<Record<string, (text: string) => string>>,
): { readonly sources: Sources; readonly changed: readonly SourceFile[] } => {
  const files = bound.files.map((file) => ({
    path: file.path,
    text: changes[file.path]?.(file.text) ?? file.text,
  }))
  return { sources: { ...bound, files }, changed: files.filter(({ path }) => path in changes) }
}
const titled = (words: string) => (text: string) =>
  text.replace(/"title": "[^"]*"/, `"title": "${words}"`)

it.each([
  ['the main language', { 'pages/repairs.json': titled('Mending') }],
  [
    'a language whose menus bear the names of its pages',
    { 'pages/ur/repairs.json': titled('نیا نام') },
  ],
  [
    'a language that is not translated further',
    {
      'pages/hi/about.json': titled('नया नाम'),
      'pages/_translations/hi.json': (text: string) => `${text}\n`,
    },
  ],
  ['the not-found page of a language', { 'pages/hi/_404.json': titled('कहीं नहीं') }],
])('a multilingual site updates on their own the documents of %s', (_what, changes) => {
  const live = nextLiveSite(bookbinder({}).sources, options())
  const { sources, changed } = bookbinder(changes)
  const quick = withDocuments(live, changed, options())
  expect(quick?.site?.editions).toHaveLength(3)
  expect(seen(quick && relinted(quick, options()))).toEqual(
    seen(nextLiveSite(sources, options(), live)),
  )
})

it.each(['pages/hi/_site.json', 'pages/hi/_dialogs/ask.json'])(
  '%s, shared by all pages of its language, is not updated on its own',
  (path) => {
    const live = nextLiveSite(bookbinder({}).sources, options())
    expect(
      withDocuments(live, bookbinder({ [path]: (text) => `${text}\n` }).changed, options()),
    ).toBeUndefined()
  },
)

it('an update keeps the other documents of the overview as the same objects', () => {
  const live = nextLiveSite(littleSite([]), options())
  const quick = quickly(live, [{ file: about, at: '/title', value: 'About us' }])
  const [before, after] = [live, quick ?? live].map((one) => overviewOf(one, '').documents)
  expect(
    after
      ?.filter((document) => !before?.includes(document))
      .map(({ path, title }) => `${path}: ${title}`),
  ).toEqual([`${about}: About us`])
})
