import { describe, expect, it, test } from 'vitest'
import { type Ground, OperationError, type Plan } from '../../../src/content/commands/Ground.ts'
import { move } from '../../../src/content/commands/move.ts'
import { remove } from '../../../src/content/commands/remove.ts'
import { memoryCache } from '../../../src/content/lint/cache/memoryCache.ts'
import type { LintOptions } from '../../../src/content/lint/lint.ts'
import type { Edit as SiteEdit } from '../../../src/content/lint/types/rule.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import { keyOrderOf } from '../../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { editionAt } from '../../../src/core/model/site/editions/editionOf.ts'
import { liveRedirects } from '../../../src/core/model/site/liveRedirects.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { linesOf } from '../../support/linesOf.ts'
import { lintSite } from '../../support/lintTexts.ts'
import { littleSite, today } from '../../support/littleSite.ts'
import { ownSite } from '../../support/sites.ts'

/** `cache` is for the many moves of one large site: no document is read twice. */
type Kept = Pick<LintOptions, 'cache'>
const lint = (sources: Sources, kept: Kept = {}) =>
  lintSite(standardKit, sources, { today, ...kept })
const groundOf = (sources: Sources, kept?: Kept): Ground => ({
  kit: standardKit,
  sources,
  files: lint(sources, kept).files,
})
const done = (sources: Sources, operation: (ground: Ground) => Plan, kept?: Kept): Sources => {
  const { change } = operation(groundOf(sources, kept))
  const read = readerOf(sources)
  const applied = apply(change, read, keyOrderOf(standardKit.choices))
  const after = sourcesAfter(sources, applied)
  expect(texts(sourcesAfter(after, apply(applied.inverse, readerOf(after))))).toEqual(
    texts(sources),
  )
  return after
}
const moved = (sources: Sources, from: string, to: string, kept?: Kept) =>
  done(sources, (ground) => move(ground, from, to), kept)
const texts = ({ files, assets }: Sources) =>
  [...files.map(({ path, text }) => [path, text]), ...assets.map(({ address }) => [address])].sort()
const findings = (sources: Sources, kept?: Kept) => lint(sources, kept).findings
const told = (sources: Sources, kept?: Kept) =>
  findings(sources, kept).map(({ file, line, message }) => `${file}:${line} ${message}`)
const valueIn = (sources: Sources, path: string) =>
  JSON.parse(sources.files.find((file) => file.path === path)?.text ?? '{}')

/** Every address at which a visitor gets something. */
const addressesOf = (sources: Sources): string[] => {
  const site = buildModel(standardKit, sources)
  return [
    ...site.pages.keys(),
    ...[...site.dialogs.values()].map(({ route }) => route),
    ...site.assets.keys(),
    ...liveRedirects(site).map(({ from }) => from),
  ]
}

/** The little site with everything in it that can name something. */
const rich: readonly SiteEdit[] = [
  { file: 'pages/_assets/stand.png', asset: { bytes: 900, width: 400, height: 300 } },
  {
    file: 'pages/_site.json',
    at: '/redirects',
    value: [{ from: '/mending', to: '/services/repair' }],
  },
  { file: 'pages/about.json', at: '/blocks/1/id', value: 'people' },
  {
    file: 'pages/about.json',
    at: '/blocks/1/paragraphs/0',
    value:
      'See [repairs](/services/repair#what-we-repair), [them](/services/repair), [us](#people) or [write](/enquire/booking); {{ repair.fee | short }}, {{repair.fee}}.',
  },
  {
    file: 'pages/index.json',
    at: '/blocks/1/paragraphs/0',
    value: 'Read [who we are](/about#people) or look at [the stand](/assets/stand.png).',
  },
  {
    file: 'pages/about.json',
    at: '/blocks/2',
    value: {
      type: 'mediaText',
      heading: 'The stand',
      paragraphs: ['It holds.'],
      picture: { src: '/assets/stand.png', alt: 'A stand' },
    },
  },
  {
    file: 'pages/about.json',
    at: '/blocks/3',
    value: {
      type: 'related',
      heading: 'More',
      items: [{ href: '/services/repair' }, { href: '/' }],
    },
  },
  {
    file: 'pages/_facts.json',
    at: '/facts/repair.time/differsFrom',
    value: [{ fact: 'repair.fee', why: 'Time is not money here.' }],
  },
  {
    file: 'pages/services/repair/wheels.json',
    value: {
      $schema: '../../../schema/page.schema.json',
      title: 'Wheels',
      description:
        'Wheels are trued and spoked anew while you wait; what it costs depends on how many spokes are gone and on the rim.',
      parent: '/services/repair',
      blocks: [
        {
          type: 'hero',
          heading: 'Wheels',
          text: 'Round again. See [all repairs](/services/repair).',
        },
        {
          type: 'prose',
          heading: 'How',
          paragraphs: ['By hand, with a key and patience, on a stand that is older than we are.'],
        },
      ],
    },
  },
  {
    file: 'pages/services/repair.json',
    at: '/blocks/1/items/0/action',
    value: { label: 'Wheels', href: '/services/repair/wheels' },
  },
  {
    file: 'pages/_checks/workshop.json',
    value: {
      $schema: '../../schema/checks.schema.json',
      pages: {
        '/services/repair': [
          { name: 'the fee', says: ['{{repair.fee}}'] },
          { name: 'the booking', opens: 'booking', fills: { service: 'repair' } },
        ],
        '/services/*': [{ name: 'a way to book', opens: 'booking' }],
        '/about': [{ name: 'who we are', in: 'people', leadsTo: ['/services/repair'] }],
      },
    },
  },
]
const site = littleSite(rich)

const moves: readonly (readonly [string, string])[] = [
  ['/services/repair', '/mend/bicycles'],
  ['/services/*', '/what-we-do/*'],
  ['/enquire/booking', '/enquire/visit'],
  ['/about#people', '#team'],
  ['/services/repair#what-we-repair', '#brakes'],
  ['/assets/stand.png', '/assets/workshop/stand.png'],
  ['fact:repair.fee', 'fact:repair.price'],
  ['form:booking', 'form:visit'],
]

test('the fixture site has no lint findings', () => {
  expect(told(site)).toEqual([])
})

describe.each(moves)('renaming %s to %s', (from, to) => {
  const after = moved(site, from, to)

  it('leaves no reference to the old name', () => {
    expect(told(after)).toEqual([])
  })
  it('keeps every previous address reachable', () => {
    const now = addressesOf(after)
    const known = new Set(now)
    // A page in the place of its own redirect is still found there.
    expect(addressesOf(site).filter((address) => !known.has(address))).toEqual([])
  })
  it('restores every document when it is renamed back', () => {
    const back = to.startsWith('#') ? from.replace(/#.*/, to) : to
    const other = to.startsWith('#') ? from.replace(/.*#/, '#') : from
    const returned = moved(after, back, other)
    if (from.endsWith('#what-we-repair'))
      expect(valueIn(returned, 'pages/services/repair.json').blocks[1].id).toBe('what-we-repair')
    else expect(texts(returned)).toEqual(texts(site))
  })
})

test('moving a page updates every reference to it and retargets older redirects', () => {
  const after = moved(site, '/services/repair', '/mend/bicycles')
  expect(valueIn(after, 'pages/_site.json').redirects).toEqual([
    { from: '/mending', to: '/mend/bicycles' },
    { from: '/services/repair', to: '/mend/bicycles' },
  ])
  expect(valueIn(after, 'pages/_site.json').navigation[2].href).toBe('/mend/bicycles')
  expect(valueIn(after, 'pages/about.json').blocks[1].paragraphs[0]).toContain(
    '[repairs](/mend/bicycles#what-we-repair), [them](/mend/bicycles)',
  )
  expect(valueIn(after, 'pages/services/repair/wheels.json').parent).toBe('/mend/bicycles')
  expect(Object.keys(valueIn(after, 'pages/_checks/workshop.json').pages)).toEqual([
    '/mend/bicycles',
    '/services/*',
    '/about',
  ])
  expect(valueIn(moved(site, '/services/repair', '/repair'), 'pages/repair.json').$schema).toBe(
    '../schema/page.schema.json',
  )
})

test('move updates references to a page whose file was renamed by hand', () => {
  const by = (path: string) => (path === 'pages/about.json' ? 'pages/us.json' : path)
  const renamed = { ...site, files: site.files.map(({ path, text }) => ({ path: by(path), text })) }
  expect(told(renamed).length).toBeGreaterThan(0)
  const after = moved(renamed, '/about', '/us')
  expect(told(after)).toEqual([])
  expect(texts(after)).toEqual(texts(moved(site, '/about', '/us')))
  expect(() => move(groundOf(site), '/nowhere', '/about')).toThrow('There is no page /nowhere.')
  expect(() => move(groundOf(site), '/mending', '/about')).toThrow('There is no page /mending.')
})

test('moving a draft adds no redirect', () => {
  const draft = littleSite([
    ...rich,
    { file: 'pages/services/repair/wheels.json', at: '/draft', value: true },
  ])
  expect(
    valueIn(moved(draft, '/services/repair/wheels', '/wheels'), 'pages/_site.json').redirects,
  ).toEqual([{ from: '/mending', to: '/services/repair' }])
})

describe('remove', () => {
  const removed = (what: string, to?: string) => done(site, (ground) => remove(ground, what, to))
  const words = (what: string, to?: string) => linesOf(remove(groundOf(site), what, to)).join('\n')

  // What is told besides, such as that nothing leads to a page any more, are warnings.
  it.each([
    ['/services/repair', '/about'],
    ['/services/repair', '/'],
    ['/services/*', '/about'],
    ['fact:repair.fee', undefined],
    ['fact:repair.fee', 'fact:repair.time'],
  ])('of %s, replaced by %s, leaves no lint errors', (what, to) => {
    expect(findings(removed(what, to)).filter(({ severity }) => severity === 'error')).toEqual([])
  })
  it('redirects visitors to the replacement page and makes it the parent of subpages', () => {
    const after = removed('/services/repair', '/about')
    expect(valueIn(after, 'pages/_site.json').redirects).toEqual([
      { from: '/mending', to: '/about' },
      { from: '/services/repair', to: '/about' },
    ])
    expect(valueIn(after, 'pages/services/repair/wheels.json').parent).toBe('/about')
  })
  it('deletes menu and list entries for the page and reports the other references by line', () => {
    const after = removed('/services/repair')
    expect(
      valueIn(after, 'pages/_site.json').navigation.map(({ label }: { label: string }) => label),
    ).toEqual(['Home', 'About us'])
    expect(valueIn(after, 'pages/_site.json').redirects).toBeUndefined()
    expect(valueIn(after, 'pages/about.json').blocks[3].items).toEqual([{ href: '/' }])
    expect(valueIn(after, 'pages/services/repair/wheels.json').parent).toBeUndefined()
    expect(words('/services/repair')).toMatch(
      /Left to you, since only you know what is meant there: pages\/_checks\/workshop.json:\d+, pages\/about.json:\d+/,
    )
  })
  it('deletes entries that would link to their own page, even if visitors are redirected', () => {
    const card = (title: string, href: string) => ({
      title,
      text: 'Well done.',
      action: { label: 'More', href },
    })
    const hub = littleSite([
      ...rich,
      {
        file: 'pages/about.json',
        at: '/blocks/1',
        value: {
          type: 'cards',
          heading: 'Work',
          items: [card('Repair', '/services/repair'), card('Home', '/')],
        },
      },
    ])
    const after = done(hub, (ground) => remove(ground, '/services/repair', '/about'))
    expect(valueIn(after, 'pages/about.json').blocks[1].items).toEqual([card('Home', '/')])
    expect(
      valueIn(after, 'pages/_site.json').navigation.map(({ label }: { label: string }) => label),
    ).toEqual(['Home', 'About us'])
  })
  it('replaces references to a removed fact with its formatted value', () => {
    expect(valueIn(removed('fact:repair.fee'), 'pages/about.json').blocks[1].paragraphs[0]).toMatch(
      /£45, £45\.$/,
    )
  })
})

test.each([
  ['/nowhere', '/x', 'There is no page /nowhere.'],
  ['/', '/home', 'The home page stays where it is'],
  ['/about', '/services/Repair', 'There is a page /services/repair already'],
  ['/about', '/our us', 'Try /our-us.'],
  ['/about', '/f/about', 'belongs to the engine'],
  ['/about', '/con', 'Windows keeps that name for a device'],
  ['/about', '/services/NUL', 'such as NUL-page'],
  ['/about', 'fact:a.b', '/about is a page, and fact:a.b would be a fact.'],
  ['/enquire/bookng', '/enquire/x', 'Did you mean "booking"?'],
  ['/about#pople', '#x', 'Did you mean "#people"?'],
  ['fact:repair.fe', 'fact:repair.x', 'Did you mean "repair.fee"?'],
  ['fact:repair.fee', 'fact:repair.time', 'There is a fact repair.time already.'],
  ['form:bokking', 'form:x', 'There is no form "bokking"'],
  ['/assets/stand.png', '/assets/stand.jpg', 'A file keeps its ending'],
  ['/services/*', '/services/repair/*', 'lies in /services itself'],
  [
    '/about',
    '/index',
    'No page can have the address /index: its file would be that of the page at /.',
  ],
  ['/about', '/Index', 'No page can have the address /Index'],
  [
    '/about',
    '/services/repair/index',
    'that of the page at /services/repair. Use /services/repair',
  ],
  ['/about', '/notes/INDEX', 'that of the page at /notes. Use /notes'],
])('move refuses to rename %s to %s and explains why', (from, to, message) => {
  expect(() => move(groundOf(site), from, to)).toThrow(OperationError)
  expect(() => move(groundOf(site), from, to)).toThrow(message)
})

test('a document that can’t be parsed stops a move', () => {
  const broken = littleSite([...rich, { file: 'pages/index.json', text: '{ "title": ' }])
  expect(() => move(groundOf(broken), '/about', '/us')).toThrow(
    "pages/index.json can't be read at the moment: mend it first.",
  )
})

test('moving any page of the main site adds no lint findings and can be reverted', () => {
  const first = readSite(ownSite)
  const kept = { cache: memoryCache() }
  const before = told(first, kept).length
  const site = buildModel(standardKit, first)
  const isMain = (route: string) => !editionAt(site, route)?.language.base
  const routes = [...site.pages.keys()].filter((route) => route !== '/' && isMain(route))
  for (const route of routes.filter(
    (_, index) => Boolean(process.env['LONG']) || index % 12 === 0,
  )) {
    const after = moved(first, route, `/moved${route}`, kept)
    expect(told(after, kept).length, route).toBe(before)
    expect(texts(moved(after, `/moved${route}`, route, kept))).toEqual(texts(first))
  }
})
