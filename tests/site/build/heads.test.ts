import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../src/core/document/sources.ts'
import { isIndexed } from '../../../src/core/model/site/isIndexed.ts'
import { allDocuments, boatyardSite, drawnPages } from '../../support/drawnSite.ts'

const site = boatyardSite()
const { origin } = site.settings
const drawn = drawnPages(site)
const pages = allDocuments(site)
const headOf = (route: string) => /<head>([\s\S]*?)<\/head>/.exec(drawn.get(route) ?? '')?.[1] ?? ''

/** The contents of all elements of a head that a pattern finds. */
const all = (route: string, pattern: RegExp) =>
  [...headOf(route).matchAll(pattern)].map(([, content = '']) =>
    content.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
const meta = (route: string, name: string) =>
  all(route, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))

/** The loader has no address here; see drawnSite.ts. */
const withLoader = (html: string) =>
  html.replace('<script type="module" src="">', '<script type="module" src="/loader.js">')

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
})
const faultsIn = async (html: string) =>
  (await validator.validateString(withLoader(html))).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, column }) => `${column} ${ruleId}: ${message}`),
  )

describe('the head of every page', () => {
  it('is valid HTML', async () => {
    for (const { route } of pages)
      expect(
        await faultsIn(
          `<!doctype html><html lang="en"><head>${headOf(route)}</head><body></body></html>`,
        ),
        route,
      ).toEqual([])
  })

  it('belongs to a page that is valid HTML', { timeout: 300_000 }, async () => {
    const kinds = new Set<string>()
    const some = pages.filter(({ documentType, document }) => {
      const kind = documentType === 'dialog' ? 'dialog' : kindOf(document)
      const isNew = !kinds.has(kind)
      kinds.add(kind)
      return isNew || process.env['LONG']
    })
    for (const { route } of some) expect(await faultsIn(drawn.get(route) ?? ''), route).toEqual([])
  })

  it('has a unique title in the site’s pattern and a unique description', () => {
    const titles = pages.map(({ route }) => all(route, /<title>(.*?)<\/title>/g))
    for (const found of titles)
      expect(found).toEqual([expect.stringMatching(/^.+ \| Curlew & Co\.$/)])
    expect(new Set(titles.flat()).size).toBe(pages.length)
    const descriptions = pages.map(({ route }) => meta(route, 'description'))
    for (const found of descriptions) expect(found).toHaveLength(1)
    expect(new Set(descriptions.flat()).size).toBe(pages.length)
  })

  it('has a canonical link for an indexed page and noindex for others', () => {
    const canonicals: string[] = []
    for (const page of pages) {
      const canonical = all(page.route, /<link rel="canonical" href="([^"]*)"/g)
      const robots = meta(page.route, 'robots')
      expect([canonical, robots], page.route).toEqual(
        isIndexed(page) ? [[origin + page.route], []] : [[], ['noindex']],
      )
      canonicals.push(...canonical)
    }
    expect(new Set(canonicals).size).toBe(canonicals.length)
  })

  it('has og:title, og:url, og:type, og:locale, og:image and twitter:card', () => {
    for (const page of pages) {
      const { route, document } = page
      const one = (name: string) => {
        const found = meta(route, name)
        expect(found, `${route} ${name}`).toHaveLength(1)
        return found[0]
      }
      expect(one('og:title')).toBe(document.title)
      expect(one('og:url')).toBe(origin + route)
      expect(one('og:type')).toBe(
        page.documentType === 'page' && page.document.article ? 'article' : 'website',
      )
      expect(one('og:locale')).toBe('en_NZ')
      const pictured = isIndexed(page)
      expect(one('twitter:card')).toBe(pictured ? 'summary_large_image' : 'summary')
      expect(meta(route, 'og:image')).toEqual(
        pictured
          ? [expect.stringMatching(/^https:\/\/www\.curlew\.example\/assets\/s\/\w+\.png$/)]
          : [],
      )
    }
  })

  it('has a theme colour per scheme, icons and a web manifest', () => {
    for (const { route } of pages) {
      expect(headOf(route)).toMatch(
        /<meta name="theme-color" content="#[0-9a-f]{3,8}" media="\(prefers-color-scheme: light\)"\/><meta name="theme-color" content="#[0-9a-f]{3,8}" media="\(prefers-color-scheme: dark\)"\/>/,
      )
      expect(all(route, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g)).toEqual([
        '/favicon.ico',
        '/assets/logo.svg',
        '/apple-touch-icon.png',
        '/site.webmanifest',
      ])
    }
  })

  it('has one theme colour if the site has one colour scheme', () => {
    const dark = drawnPages({
      ...site,
      settings: { ...site.settings, theme: { ...site.settings.theme, scheme: 'dark' } },
      pages: new Map([...site.pages].slice(0, 1)),
    })
    for (const html of dark.values()) expect(html.match(/name="theme-color"/g)).toHaveLength(1)
  })

  it('links to the feed on articles and article lists only', () => {
    for (const page of site.pages.values()) {
      const leads = headOf(page.route).includes('type="application/atom+xml"')
      expect(leads, page.route).toBe(
        page.document.article !== undefined || page.document.kind === 'list',
      )
    }
  })

  it('escapes a closing script tag in a document’s text', () => {
    const page = [...site.pages.values()][0]
    if (!page) throw new Error('The site has no page.')
    const evil = '</script><script>alert(1)</script>'
    const document = {
      ...page.document,
      title: evil,
      description: evil,
      blocks: [
        { type: 'hero', heading: evil },
        { type: 'faq', items: [{ question: evil, answer: [evil] }] },
      ],
    }
    const html =
      [
        ...drawnPages({ ...site, pages: new Map([[page.route, { ...page, document }]]) }).values(),
      ][0] ?? ''
    expect(html).not.toContain('<script>alert')
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(evil))
  })
})

describe('with social images off', () => {
  it('no page has an og:image', () => {
    const off = {
      ...site,
      settings: { ...site.settings, seo: { ...site.settings.seo, social: false } },
    }
    for (const html of drawnPages(off).values()) expect(html).not.toContain('og:image')
  })
})
