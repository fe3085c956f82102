import { describe, expect, it, test } from 'vitest'
import { readSite } from '../../files/readSite.ts'
import { buildModel } from '../../model/buildModel.ts'
import { standardKit } from '../../standard/kit.ts'
import { finder } from './behaviour.find.ts'
import { searchIndex } from './searchIndex.ts'
import { type SiteTree, siteTree } from './siteTree.ts'

const site = buildModel(standardKit, readSite('.'))
const index = searchIndex(site, standardKit)
const find = finder(JSON.parse(JSON.stringify(index)))
const routesFor = (query: string) => find(query).map(({ page: [route] }) => route)

describe('the search index', () => {
  it('holds every page that may be found, and nothing of the others', () => {
    const routes = index.pages.map(([route]) => route)
    expect(routes).toContain('/services/gst')
    expect(routes).not.toContain('/thank-you')
    expect(routes.some((route) => route.startsWith('/enquire'))).toBe(false)
  })

  it('leads each part to a place that its page has', () => {
    for (const [number, id] of index.parts) {
      const [route = ''] = index.pages[number] ?? []
      expect(site.pages.has(route)).toBe(true)
      if (id) expect(id).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u)
    }
  })

  it('stays small enough to be loaded for one search', () => {
    expect(JSON.stringify(index).length).toBeLessThan(4000 * index.pages.length)
  })
})

describe('a search', () => {
  test.each([
    ['late fee', '/services/gst'],
    ['gstr-1', '/blog/gst-returns-explained-gstr-1-annual-return'],
    ['LLP', '/services/llp'],
    ['₹9,999', '/services/opc-service'],
    ['dirctor', '/blog/section-8-incorporation-checklist'],
    ['virtual cf', '/services/virtual-cfo'],
    ['privacy', '/privacy'],
  ])('for "%s" finds %s', (query, route) => expect(routesFor(query)).toContain(route))

  test.each([
    ['private limited', '/services/private-limited'],
    ['contact', '/contact'],
    ['virtual cfo', '/services/virtual-cfo'],
  ])('for "%s" puts %s first', (query, route) => expect(routesFor(query)[0]).toBe(route))

  it('shows the parts of a page that fit', () => {
    const gst = find('late fee').find(({ page: [route] }) => route === '/services/gst')
    expect(gst?.parts.map(([, , title]) => title)).toContain('Late fee for GSTR-1')
    expect(gst?.parts.every(([, id]) => id !== '')).toBe(true)
  })

  test.each(['xyzzy', '   ', '?'])('for "%s" finds nothing', (query) => expect(find(query)).toEqual([]))

  it('with one word that nobody wrote finds what the others say', () => {
    expect(routesFor('gst qqqqqqqq')).toContain('/services/gst')
  })
})

describe('the list of all pages', () => {
  const flat = (tree: readonly SiteTree[]): string[] => tree.flatMap(({ route, below }) => [route, ...flat(below)])

  it('has every page once, below its parent', () => {
    const tree = siteTree(site)
    expect(flat(tree).sort()).toEqual(index.pages.map(([route]) => route).sort())
    expect(tree.find(({ route }) => route === '/services/compliance')?.below.map(({ route }) => route)).toContain('/services/gst')
  })
})
