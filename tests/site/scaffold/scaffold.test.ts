import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { lint } from '../../../src/content/lint/lint.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { addLink, type ListChoice } from '../../../src/site/scaffold/addLink.ts'
import { type NewPage, newPage } from '../../../src/site/scaffold/newPage.ts'
import { authorSteps } from '../../../src/site/scaffold/nextSteps.ts'
import { siteDocuments } from '../../../src/site/scaffold/siteDocuments.ts'
import { starterNames } from '../../../src/site/scaffold/starters.ts'
import { templates } from '../../../src/site/scaffold/templates.ts'
import { writeNewPage } from '../../../src/site/scaffold/writeNewPage.ts'
import { writeNewSite } from '../../../src/site/scaffold/writeNewSite.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { littleSite } from '../../support/littleSite.ts'
import { boatyard } from '../../support/sites.ts'
import { testEngine } from '../../support/testEngine.ts'

const today = '2026-01-15'
const fresh: Sources = { files: siteDocuments('../schema'), assets: [] }
const sites = {
  'a new site': fresh,
  'a little site': littleSite(),
  'a site with every kind of page': readSite(boatyard),
}

const withPage = (sources: Sources, { applied }: NewPage): Sources => sourcesAfter(sources, applied)
const findingsIn = (sources: Sources, ...paths: string[]) =>
  lint(standardKit, sources, { today }).filter(({ file }) => paths.includes(file))

describe('a new page', () => {
  describe.each(Object.entries(sites))('in %s', (_name, sources) => {
    test.each([...templates.keys()])(
      'of the kind %s is a draft without lint findings, like a second one',
      (template) => {
        const first = newPage(standardKit, sources, { route: '/news/trademark', template, today })
        const after = withPage(sources, first)
        const second = newPage(standardKit, after, {
          route: '/trademark',
          template,
          linkFrom: '/',
          today,
        })
        expect(JSON.parse(first.text)).toMatchObject({ draft: true, title: 'Trademark' })
        expect(findingsIn(withPage(after, second), first.path, second.path)).toEqual([])
      },
    )
  })

  it('refers to the schema from its folder and has the nearest page above as parent', () => {
    const page = newPage(standardKit, littleSite(), {
      route: 'services/repair/wheels/',
      template: 'plain',
      today,
    })
    expect(page.path).toBe('pages/services/repair/wheels.json')
    expect(JSON.parse(page.text)).toMatchObject({
      $schema: '../../../schema/page.schema.json',
      parent: '/services/repair',
    })
  })

  const words = {
    all: 'All',
    recentHeading: 'Recent',
    categoryHeading: '{category}',
    emptyText: 'None in {category}.',
    readLabel: 'Read',
  }
  const list = { type: 'articles', categories: ['Repairs', 'News'], ...words }
  test.each([
    [
      'the first that lists of articles offer',
      littleSite([{ file: 'pages/index.json', at: '/blocks/-', value: list }]),
      'Repairs',
    ],
    [
      'what is still to be written where there is none',
      littleSite(),
      'TODO: a word or two that say what it is about',
    ],
  ])('of the kind article gets as its category %s', (_which, sources, category) => {
    const page = newPage(standardKit, sources, { route: '/wheels', template: 'article', today })
    expect(JSON.parse(page.text)).toMatchObject({ article: { category } })
    const isTold = authorSteps(page).some((line) =>
      line.startsWith(`Its category is “${category}” for now`),
    )
    expect(isTold).toBe(!category.startsWith('TODO'))
    expect(page.text.split(category)).toHaveLength(2) // it is said in one place, so that it can be changed there
    expect(findingsIn(withPage(sources, page), page.path)).toEqual([])
  })

  it('can be listed by a published page, where its entry shows once it is published', () => {
    const sources = littleSite()
    const page = newPage(standardKit, sources, {
      route: '/wheels',
      template: 'service',
      linkFrom: '/about',
      today,
    })
    const after = withPage(sources, page)
    expect(findingsIn(after, 'pages/about.json')).toEqual([])
    expect(buildModel(standardKit, after).drafts).toEqual(new Set(['/wheels']))
    expect(buildModel(standardKit, after, { drafts: true }).drafts).toEqual(new Set())
  })

  test.each([
    ['/about', 'plain', undefined, 'pages/about.json is there already. Nothing was written.'],
    ['/ABOUT', 'plain', undefined, 'pages/about.json is there already. Nothing was written.'],
    [
      '/index',
      'plain',
      undefined,
      'No page can have the address /index: its file would be that of the page at /.',
    ],
    ['/INDEX', 'plain', undefined, 'No page can have the address /INDEX'],
    ['/about/index', 'plain', undefined, 'that of the page at /about. Use /about'],
    ['/notes/index', 'plain', undefined, 'that of the page at /notes. Use /notes'],
    ['/', 'plain', undefined, 'Name the address of the new page, such as /services/repair.'],
    [
      '/news',
      'nws',
      undefined,
      'There is no template "nws". There are article, hub, legal, plain, service.',
    ],
    ['/news', 'plain', '/contakt', 'There is no page /contakt that could list the new one.'],
    [
      '/our news',
      'plain',
      undefined,
      'An address has only letters, digits and hyphens between its slashes. Try /our-news.',
    ],
    [
      '/../../our-news',
      'plain',
      undefined,
      'An address has only letters, digits and hyphens between its slashes. Try /our-news.',
    ],
    [
      '/_our_news',
      'plain',
      undefined,
      'No address has a part that begins with "_", as "_our_news" does: such files are no pages. Try /our-news. Nothing was written.',
    ],
    [
      '/_site',
      'plain',
      undefined,
      'pages/_site.json holds the settings of the site; it is no page to be made. Nothing was written.',
    ],
    [
      'pages/_dialogs/offer.json',
      'plain',
      undefined,
      'This makes pages. A dialog begins as a copy of another one: copy a file in pages/_dialogs to pages/_dialogs/offer.json',
    ],
    ['/services/con', 'plain', undefined, 'Windows keeps that name for a device'],
    [`/${'e'.repeat(300)}`, 'plain', undefined, 'The name is too long: '],
    [
      '/enquire/news',
      'plain',
      undefined,
      'The address /enquire/news belongs to the engine. Give the file another name. (routes)',
    ],
  ])('is refused at %s of the kind %s listed by %s', (route, template, linkFrom, message) => {
    expect(() => newPage(standardKit, littleSite(), { route, template, linkFrom, today })).toThrow(
      message,
    )
  })
})

describe('a page that gets a link to a new page', () => {
  const head = '{"$schema":"x","title":"T","description":"D","blocks":['
  const before = `${head}\r\n\t{ "type": "related",\r\n\t  "items": [\r\n\t    { "href": "/a" },\r\n\t    { "href": "/b", "text": "B" }\r\n\t  ] }\r\n]}`

  const path = 'pages/a.json'
  const added = (text: string) => {
    const edit = addLink(
      standardKit,
      { path, value: JSON.parse(text) },
      { route: '/c', title: 'C' },
    )
    return edit && String(apply({ label: '', edits: [edit] }, () => text).files.get(path))
  }

  it('changes by one entry formatted like its neighbours', () => {
    expect(added(before)).toBe(before.replace('"B" }', '"B" },\r\n\t    { "href": "/c" }'))
  })
  it('gets a page list at its end if it has none', () => {
    const text = added(`${head}\n  { "type": "prose", "paragraphs": ["P"] }\n]}`)
    expect(JSON.parse(text ?? '')).toMatchObject({
      blocks: [{ type: 'prose' }, { items: [{ href: '/c' }] }],
    })
    expect(text).toContain('"paragraphs": ["P"] },\n  {')
  })
  it('gets a card worded like its others, or an entry in the chosen list', () => {
    const card = (href?: string) => ({
      title: 'A',
      ...(href ? { action: { label: 'More', href } } : {}),
    })
    const blocks = [
      { type: 'cards', items: [card()] },
      { type: 'related', items: [{ href: '/b' }] },
      { type: 'cards', items: [card(), card('/a'), card('/d')] },
    ]
    const page = { route: '/c', title: 'C' }
    const put = (choice?: ListChoice) =>
      addLink(standardKit, { path, value: { blocks } }, page, choice)
    const inCards = {
      pointer: '/blocks/2/items/3',
      values: [{ title: 'C', action: { label: 'More', href: '/c', about: 'C' } }],
    }
    const inRelated = { pointer: '/blocks/1/items/1', values: [{ href: '/c' }] }
    expect([
      put(),
      put({ like: '/b' }),
      put({ list: 1 }),
      put({ like: '/b', list: 2 }),
    ]).toMatchObject([inCards, inCards, inRelated, inCards])
  })
  it('gets a card labelled with the page’s title if its labels all differ', () => {
    const card = (label: string, href: string) => ({ title: label, action: { label, href } })
    const blocks = [
      { type: 'cards', items: [card('How a repair goes', '/a'), card('What wheels cost', '/b')] },
    ]
    expect(
      addLink(standardKit, { path, value: { blocks } }, { route: '/c', title: 'C' }),
    ).toMatchObject({ values: [card('C', '/c')] })
  })
  it('stays unchanged if it already links to the page', () => {
    expect(added(before.replace('/b', '/c'))).toBeUndefined()
  })
  it('is reported with the line of the new entry', () => {
    const page = newPage(standardKit, littleSite(), {
      route: '/wheels',
      template: 'plain',
      linkFrom: '/about',
      today,
    })
    const lines = String(page.applied.files.get('pages/about.json')).split('\n')
    expect(lines[(page.linked?.line ?? 0) - 1]).toBe('    {')
    expect(lines.slice(page.linked?.line).join('')).toContain('"/wheels"')
  })
})

describe('files written to disk', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'broadsheet-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('for a new site have no lint findings and are never overwritten', async () => {
    await writeNewSite(folder, testEngine)
    const sources = readSite(folder)
    expect(
      lint(standardKit, sources, { today: '2026-11-22' }).filter(
        ({ rule }) => rule !== 'placeholder',
      ),
    ).toEqual([])
    const { settings } = buildModel(standardKit, readSite(boatyard))
    const { name, email, founder, address } = settings.firm
    for (const word of [name, email, founder, address.city, settings.origin])
      expect(JSON.stringify(sources)).not.toContain(word)
    await expect(writeNewSite(folder, testEngine)).rejects.toThrow(
      'is there already. Nothing was written.',
    )
  })

  it.each(starterNames)(
    'for the starter %s form a complete site without lint findings',
    async (name) => {
      await writeNewSite(folder, testEngine, name)
      const sources = readSite(folder)
      expect(
        lint(standardKit, sources, { today: '2026-12-01' }).filter(
          ({ rule, severity }) => rule !== 'placeholder' && severity !== 'note',
        ),
      ).toEqual([])
      const { settings, pages, dialogs, facts } = buildModel(standardKit, sources)
      const kinds = [...pages.values()].map(({ document }) => document.kind)
      expect(kinds).toEqual(
        expect.arrayContaining(['home', 'service', 'article', 'list', 'form', 'legal']),
      )
      expect([
        pages.has('/thanks'),
        dialogs.size > 0,
        Object.keys(facts).length > 3,
        settings.placeholder,
      ]).toEqual([true, true, true, true])
      expect(settings.theme.composition).toBe(
        { architect: 'folio', bakery: 'hearth', law: 'ledger', music: 'poster' }[name],
      )
      for (const { path, bytes } of sources.assets) expect(bytes, path).toBeLessThan(20_000)
    },
  )

  it('aren’t written for an unknown starter', async () => {
    await expect(writeNewSite(folder, testEngine, 'dentist')).rejects.toThrow(
      'There is no starter "dentist". There are architect, bakery, law, music.',
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('for a new page include its link and are never overwritten', async () => {
    await writeNewSite(folder, testEngine)
    const request = { route: '/services/wills', template: 'service', linkFrom: '/', today }
    const page = writeNewPage(standardKit, folder, testEngine, request)
    expect(readFileSync(join(folder, 'pages/services/wills.json'), 'utf8')).toBe(page.text)
    expect(readFileSync(join(folder, 'pages/index.json'), 'utf8')).toBe(
      page.applied.files.get('pages/index.json'),
    )
    expect(() => writeNewPage(standardKit, folder, testEngine, request)).toThrow(
      'is there already. Nothing was written.',
    )
    expect(readFileSync(join(folder, 'pages/services/wills.json'), 'utf8')).toBe(page.text)
  })
})
