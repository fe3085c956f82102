import { describe, expect, it, test } from 'vitest'
import { bindery, boatyard } from '../../../../tests/support/sites.ts'
import { buildModel } from '../../../core/model/site/buildModel.ts'
import { eachEdition } from '../../../core/model/site/editions/editionOf.ts'
import { isIndexed } from '../../../core/model/site/isIndexed.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { readSite } from '../../../site/store/readSite.ts'
import { finder } from './behaviour.find.ts'
import { searchIndex } from './searchIndex.ts'
import { type SiteTree, siteTree } from './siteTree.ts'

const site = buildModel(standardKit, readSite(boatyard))
const index = searchIndex(site, standardKit)
const find = finder(JSON.parse(JSON.stringify(index)))
const routesFor = (query: string) => find(query).map(({ page: [route] }) => route)

describe('the search index', () => {
  it('contains indexed pages but no noindex pages or dialogs', () => {
    const routes = index.pages.map(([route]) => route)
    expect(routes).toContain('/repairs/rigging')
    expect(routes).not.toContain('/thanks')
    expect(routes.some((route) => route.startsWith('/enquire'))).toBe(false)
  })

  it('links each part to an existing page and a well-formed anchor', () => {
    for (const [number, id] of index.parts) {
      const [route = ''] = index.pages[number] ?? []
      expect(site.pages.has(route)).toBe(true)
      if (id) expect(id).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u)
    }
  })

  it('stays under 4,000 characters per page', () => {
    expect(JSON.stringify(index).length).toBeLessThan(4000 * index.pages.length)
  })
})

describe('a search', () => {
  test.each([
    ['cracked terminal', '/log/a-shroud-that-sang'],
    ['$3,850', '/repairs/rigging'],
    ['moistre', '/log/a-winter-of-figures'],
    ['pile moor', '/storage/afloat'],
    ['privacy', '/privacy'],
  ])('for “%s” finds %s', (query, route) => expect(routesFor(query)).toContain(route))

  test.each([
    ['rigging', '/repairs/rigging'],
    ['contact', '/contact'],
    ['fuel that grew', '/log/fuel-that-grew'],
  ])('for “%s” lists %s first', (query, route) => expect(routesFor(query)[0]).toBe(route))

  it('shows the matching sections of a page with their anchors', () => {
    const rigging = find('standing rigging').find(
      ({ page: [route] }) => route === '/repairs/rigging',
    )
    expect(rigging?.parts.map(([, , title]) => title)).toContain(
      'Standing rigging of a nine-metre sloop',
    )
    expect(rigging?.parts.every(([, id]) => id !== '')).toBe(true)
  })

  test.each(['xyzzy', '   ', '?'])('for “%s” finds nothing', (query) =>
    expect(find(query)).toEqual([]),
  )

  it('finds words in cells, captions and answers and links to their section', () => {
    const [page] = [...site.pages.values()].filter(isIndexed)
    if (!page) throw new Error('The site has no page.')
    const blocks = [
      { type: 'hero', heading: 'Home' },
      {
        type: 'table',
        heading: 'Sizes',
        caption: 'Qumquat measure',
        columns: [{ heading: 'Wheel' }, { heading: 'Zarfspan' }, { heading: 'Price' }],
        rows: [['Front', '622 vexlings', '1\u202f300 €']],
      },
      {
        type: 'faq',
        items: [{ question: 'How?', answer: ['By *hand*, with a plinket.'] }],
      },
    ]
    const one = {
      ...site,
      pages: new Map([[page.route, { ...page, document: { ...page.document, blocks } }]]),
    }
    const find = finder(searchIndex(one, standardKit))
    for (const word of ['qumquat', 'zarfspan', '622', 'vexlings', '1300', 'plinket', 'hand'])
      expect([word, find(word).length]).toEqual([word, 1])
    expect(find('vexlings')[0]?.parts.map(([, id, title]) => [id, title])).toEqual([
      ['sizes', 'Sizes'],
    ])
  })

  it('with one unknown word finds pages that match the other words', () => {
    expect(routesFor('rigging qqqqqqqq')).toContain('/repairs/rigging')
  })
})

describe('the search index of a right-to-left language', () => {
  const urdu =
    eachEdition(buildModel(standardKit, readSite(bindery))).find(
      ({ settings }) => settings.language === 'ur',
    ) ?? site
  const [first] = [...urdu.pages.values()].filter(isIndexed)
  const listed = {
    ...urdu,
    pages: new Map(
      first
        ? [
            [
              first.route,
              { ...first, document: { ...first.document, summary: 'PAN، TAN اور کھاتہ' } },
            ],
          ]
        : [],
    ),
  }

  it('marks the reading order of Latin words and still finds each of them', () => {
    const index = searchIndex(listed, standardKit)
    expect(index.pages.map(([, , about]) => about)).toEqual(['PAN،\u200f TAN اور کھاتہ'])
    for (const query of ['PAN، TAN', 'tan', 'کھاتہ'])
      expect(finder(index)(query).map(({ page: [route] }) => route)).toEqual([first?.route])
  })
})

describe('the site tree', () => {
  const flat = (tree: readonly SiteTree[]): string[] =>
    tree.flatMap(({ route, below }) => [route, ...flat(below)])

  it('lists every indexed page once, below its parent', () => {
    const tree = siteTree(site)
    expect(flat(tree).sort()).toEqual(index.pages.map(([route]) => route).sort())
    expect(
      tree.find(({ route }) => route === '/repairs')?.below.map(({ route }) => route),
    ).toContain('/repairs/rigging')
  })
})
