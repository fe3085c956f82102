import { describe, expect, it } from 'vitest'
import { isObject } from '../../../src/core/document/isObject.ts'
import type { Site } from '../../../src/core/kit/Site.ts'
import { isIndexed } from '../../../src/core/model/site/isIndexed.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { graphOf } from '../../../src/render/page/graph/graphOf.ts'
import { hoursText } from '../../../src/render/ui/hoursText.ts'
import { allDocuments, boatyardSite, drawnPages, realSite } from '../../support/drawnSite.ts'
import { pageText, plainSpace } from '../../support/pageText.ts'
import { vocabulary } from '../../support/vocabulary.ts'

type Node = { readonly [key: string]: unknown }

const words = vocabulary()
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const typesOf = (node: Node) => list(node['@type']).map(String)

/** The graph of a drawn page, as a search engine reads it. */
const graphIn = (html: string): Node[] => {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(found).toHaveLength(1)
  const graph = JSON.parse(found[0]?.[1] ?? '') as Node
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph'] as Node[]
}

/** All nodes of a graph, inner ones too. */
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : isObject(value)
      ? [value, ...Object.values(value).flatMap(nodesIn)]
      : []

const nodeOf = (graph: readonly Node[], type: string) =>
  graph.find((node) => typesOf(node).includes(type))

/** What a graph says in words, but for addresses, names of things in code, and the title, which stands in the tab. */
const statements = (graph: readonly Node[]): string[] => {
  const said = [
    'name',
    'text',
    'headline',
    'description',
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
    'email',
    'telephone',
    'areaServed',
    'articleSection',
    'jobTitle',
  ]
  return nodesIn(graph).flatMap((node) =>
    typesOf(node).some((type) => words.isA(type, 'WebPage'))
      ? []
      : said.flatMap((key) => (typeof node[key] === 'string' ? String(node[key]).split('\n') : [])),
  )
}

const sites: [string, () => Site][] = [
  ['with a made-up firm', boatyardSite],
  ['with the firm real', realSite],
]

describe.each(sites)('the JSON-LD graph of every page, %s', (_what, siteOf) => {
  const site = siteOf()
  const drawn = drawnPages(site)
  const graphs = new Map([...drawn].map(([route, html]) => [route, graphIn(html)]))

  it('uses only types and properties of schema.org', () => {
    const wrong = [...graphs].flatMap(([route, graph]) =>
      nodesIn(graph).flatMap((node) => {
        const types = typesOf(node)
        if (types.length === 0)
          return Object.keys(node).join() === '@id'
            ? []
            : [`${route}: ${JSON.stringify(node)} has no type`]
        const unknown = types
          .filter((type) => !words.propertiesOf(type))
          .map((type) => `${route}: no type ${type}`)
        const allowed = new Set(types.flatMap((type) => [...(words.propertiesOf(type) ?? [])]))
        return [
          ...unknown,
          ...Object.keys(node).flatMap((key) =>
            key.startsWith('@') || allowed.has(key) ? [] : [`${route}: ${types} has no ${key}`],
          ),
        ]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('refers only to nodes that it contains', () => {
    const loose = [...graphs].flatMap(([route, graph]) => {
      const nodes = nodesIn(graph)
      const known = new Set(
        nodes.flatMap((node) => (typesOf(node).length > 0 ? [node['@id']] : [])),
      )
      return nodes
        .filter((node) => Object.keys(node).join() === '@id' && !known.has(node['@id']))
        .map((node) => `${route}: ${node['@id']}`)
    })
    expect(loose).toEqual([])
  })

  it('states nothing that the page doesn’t show', () => {
    const unseen = [...graphs].flatMap(([route, graph]) => {
      const text = pageText(drawn.get(route) ?? '')
      return statements(graph)
        .filter((statement) => !text.includes(plainSpace(statement)))
        .map((statement) => `${route}: ${statement}`)
    })
    expect(unseen).toEqual([])
  })

  it('gives the prices and dates that the page shows', () => {
    const offers = [...graphs].flatMap(([route, graph]) =>
      nodesIn(graph).flatMap((node) => (typesOf(node).includes('Offer') ? [{ route, node }] : [])),
    )
    expect(offers.length).toBeGreaterThan(3)
    for (const { route, node } of offers) {
      expect(node['priceCurrency']).toBe(site.settings.currency)
      expect(pageText(drawn.get(route) ?? '')).toContain(
        `$${Number(node['price']).toLocaleString('en-NZ')}`,
      )
    }
    for (const [route, graph] of graphs) {
      const article = nodeOf(graph, 'Article')
      if (article) expect(drawn.get(route)).toContain(`dateTime="${article['datePublished']}"`)
    }
  })

  it('describes the firm’s hours and area and the page’s breadcrumbs', () => {
    for (const page of allDocuments(site)) {
      const graph = graphs.get(page.route) ?? []
      const firm = nodeOf(graph, 'LocalBusiness')
      expect(firm).toMatchObject({
        areaServed: 'Waikato',
        openingHoursSpecification: [
          { opens: '07:30', closes: '17:00' },
          { opens: '09:00', closes: '13:00' },
        ],
      })
      const text = pageText(drawn.get(page.route) ?? '')
      for (const { opens, closes } of site.settings.firm.hours ?? [])
        expect(text).toContain(hoursText(opens, closes, site.writing))
      const crumbs = /<nav class="crumbs"[\s\S]*?<\/nav>/.exec(drawn.get(page.route) ?? '')?.[0]
      const trail = nodeOf(graph, 'BreadcrumbList')
      expect(trail === undefined).toBe(crumbs === undefined)
      const steps = (trail?.['itemListElement'] ?? []) as {
        position: number
        name: string
        item: string
      }[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      const seen = [...(crumbs ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, step = '']) =>
        pageText(`<body>${step}`),
      )
      expect(steps.map(({ name }) => name)).toEqual(seen)
      for (const { item } of steps)
        expect(site.pages.has(item.slice(site.settings.origin.length))).toBe(true)
    }
  })

  it('gives each kind of page its schema.org type', () => {
    const typeOf = (route: string) => (graphs.get(route) ?? []).flatMap(typesOf)
    expect(typeOf('/about')).toContain('AboutPage')
    expect(typeOf('/contact')).toContain('ContactPage')
    expect(typeOf('/questions')).toContain('FAQPage')
    expect(typeOf('/log')).toContain('CollectionPage')
    expect(typeOf('/repairs')).toEqual(expect.arrayContaining(['CollectionPage', 'FAQPage']))
    expect(typeOf('/repairs/rigging')).toEqual(
      expect.arrayContaining(['Service', 'FAQPage', 'BreadcrumbList']),
    )
    for (const page of site.pages.values()) {
      expect(typeOf(page.route).includes('Service')).toBe(page.document.kind === 'service')
      expect(typeOf(page.route).includes('Article')).toBe(page.document.article !== undefined)
    }
  })

  it('lists each question once and the required properties of an article', () => {
    for (const [route, graph] of graphs) {
      const asked = nodesIn(graph).filter((node) => typesOf(node).includes('Question'))
      expect(new Set(asked.map(({ name }) => name)).size).toBe(asked.length)
      const shown = (drawn.get(route) ?? '').match(/<summary>/g)?.length ?? 0
      expect(asked.length, route).toBeLessThanOrEqual(shown)
      const article = nodeOf(graph, 'Article')
      if (!article) continue
      expect(article).toMatchObject({
        headline: expect.any(String),
        author: expect.anything(),
        publisher: expect.anything(),
      })
      expect(article['wordCount']).toBeGreaterThan(200)
    }
  })
})

describe('the JSON-LD graph of a firm with placeholder set', () => {
  it('contains no name, address or person of the firm', () => {
    const site = boatyardSite()
    const { name, founder = '', email, address } = site.settings.firm
    for (const page of allDocuments(site)) {
      const firms = graphOf(standardKit, site, page)['@graph'].filter(
        (node) =>
          !typesOf(node as unknown as Node).some(
            (type) => words.isA(type, 'WebPage') || type === 'BreadcrumbList',
          ),
      )
      const written = JSON.stringify(
        firms.map((node) => ({ ...(node as unknown as Node), headline: '' })),
      )
      for (const secret of [email, address.street, founder, `"name":"${name}"`])
        expect(written).not.toContain(secret)
    }
  })

  it('is complete once placeholder is off', () => {
    const site = realSite()
    const graphAt = (route: string) =>
      allDocuments(site).flatMap((page) =>
        page.route === route
          ? (graphOf(standardKit, site, page)['@graph'] as unknown as Node[])
          : [],
      )
    expect(nodeOf(graphAt('/'), 'LocalBusiness')).toMatchObject({
      name: 'Curlew & Co.',
      address: { addressLocality: 'Raglan', addressCountry: 'NZ' },
    })
    expect(nodeOf(graphAt('/about'), 'LocalBusiness')).toMatchObject({
      founder: { '@type': 'Person', name: 'Hana Marsh' },
    })
    expect(nodeOf(graphAt('/'), 'WebSite')).toMatchObject({ name: 'Curlew & Co.' })
    const articles = [...site.pages.values()].filter(
      (page) => page.document.article && isIndexed(page),
    )
    for (const page of articles)
      expect(
        nodeOf(graphOf(standardKit, site, page)['@graph'] as unknown as Node[], 'Article'),
      ).toMatchObject({
        author: { '@type': 'Person', name: page.document.article?.author ?? 'Hana Marsh' },
      })
  })
})
