import { parseAtomFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { mainHeading } from '../../../src/core/model/site/mainHeading.ts'
import { plainText } from '../../../src/core/model/text/inline.ts'
import { articlesIn } from '../../../src/render/page/feed.ts'
import { feed } from '../../../src/site/build/files/feed.ts'
import { boatyardSite, surroundings } from '../../support/drawnSite.ts'
import { pageText, plainSpace } from '../../support/pageText.ts'

const site = boatyardSite()
const { origin } = site.settings
const [file] = feed(surroundings(site))
const text = file?.content?.toString() ?? ''
const parsed = parseAtomFeed(text)
const articles = articlesIn(site)

describe('the Atom feed', () => {
  it('lists all articles, newest first', () => {
    expect(file?.path).toBe('feed.xml')
    expect(parsed).toMatchObject({ id: `${origin}/`, title: { value: 'Curlew & Co.' } })
    expect(parsed.links).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rel: 'self', href: `${origin}/feed.xml` }),
      ]),
    )
    expect(parsed.entries?.map(({ id }) => id)).toEqual(articles.map(({ route }) => origin + route))
    expect(articles).toHaveLength(4)
    const dates = parsed.entries?.map(({ published }) => String(published)) ?? []
    expect([...dates].sort().reverse()).toEqual(dates)
  })

  it('takes its dates from the articles, never from the build', () => {
    const newest = articles
      .map(({ document: { article } }) => article?.updated ?? article?.date ?? '')
      .sort()
      .at(-1)
    expect(parsed.updated).toBe(`${newest}T00:00:00.000Z`)
    for (const [index, { document }] of articles.entries()) {
      expect(parsed.entries?.[index]).toMatchObject({
        published: `${document.article?.date}T00:00:00.000Z`,
        updated: `${document.article?.updated ?? document.article?.date}T00:00:00.000Z`,
        authors: [{ name: document.article?.author ?? site.settings.firm.founder }],
      })
    }
  })

  it('titles each article like its heading and escapes special characters', () => {
    expect(parsed.entries?.map(({ title }) => pageText(`<body>${title?.value}`))).toEqual(
      articles.map((page) => plainSpace(mainHeading(page))),
    )
    const odd = {
      ...site,
      pages: new Map(
        articles.map((page) => [
          page.route,
          {
            ...page,
            document: { ...page.document, blocks: [{ type: 'hero', heading: 'A < B & "C"' }] },
          },
        ]),
      ),
    }
    const [again] = feed(surroundings(odd))
    expect(parseAtomFeed(again?.content?.toString() ?? '').entries?.[0]?.title?.value).toBe(
      'A &lt; B &amp; &quot;C&quot;',
    )
  })

  it('states its language and text direction', () => {
    expect(text).toContain('<feed xml:lang="en-NZ" xmlns=')
    expect(text).not.toContain('dir="')
    const urdu = { ...site, settings: { ...site.settings, language: 'ur' } }
    const fromRight = feed(surroundings(urdu))[0]?.content?.toString() ?? ''
    expect(fromRight).toContain('<feed xml:lang="ur" ')
    const [entry] = parseAtomFeed(fromRight).entries ?? []
    expect(entry?.content?.value).toMatch(/^<div lang="ur" dir="rtl">[\s\S]*<\/div>$/)
    expect(entry?.summary?.value).toMatch(/^<div lang="ur" dir="rtl">[\s\S]*<\/div>$/)
  })

  it('contains the complete text of each article', () => {
    const solid = (text: string) => text.replace(/\s/g, '')
    for (const [index, page] of articles.entries()) {
      const read = solid(pageText(`<body>${parsed.entries?.[index]?.content?.value}`))
      const paragraphs = page.document.blocks.flatMap(({ paragraphs: texts }) =>
        Array.isArray(texts) ? texts.map(String) : [],
      )
      expect(paragraphs.length).toBeGreaterThan(2)
      for (const paragraph of paragraphs) expect(read).toContain(solid(plainText(paragraph)))
    }
  })

  it('separates the words of neighbouring elements and leaves out decoration', () => {
    const [article] = articles
    if (!article) throw new Error('The site has no article.')
    const blocks = [
      { type: 'location', heading: 'Where' },
      {
        type: 'priceList',
        groups: [
          {
            items: [
              { name: 'Puncture', text: 'While you wait.', price: '£15', unit: 'a pair' },
              { name: 'Wheel', price: '£180', from: true },
            ],
          },
        ],
      },
      {
        type: 'people',
        items: [{ name: 'Ben Spoke', role: 'Wheels', text: 'A *very* steady hand, 5–6 days.' }],
      },
    ]
    const address = { street: '1 High Street', city: 'Your Town', country: 'United Kingdom' }
    const [again] = feed(
      surroundings({
        ...site,
        settings: { ...site.settings, firm: { ...site.settings.firm, address } },
        pages: new Map([
          [article.route, { ...article, document: { ...article.document, blocks } }],
        ]),
      }),
    )
    const html = String(
      parseAtomFeed(again?.content?.toString() ?? '').entries?.[0]?.content?.value,
    )
    const read = html
      .replace(/<\/(?:address|dt|dd|h\d|p|li|div)>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .split('\n')
    expect(read).toEqual(
      expect.arrayContaining([
        '1 High Street, Your Town, United Kingdom',
        'Puncture – While you wait.',
        '£15 a pair',
        'from £180',
        'Ben Spoke',
        'A very steady hand, 5–6 days.',
      ]),
    )
  })

  it('has only absolute addresses and no styling or scripts', () => {
    for (const { content } of parsed.entries ?? []) {
      const html = String(content?.value)
      expect(html).not.toMatch(/<(script|style|svg|form|button|h1)\b/)
      expect(html).not.toMatch(/ (class|id|style|data-[\w-]+|aria-[\w-]+)="/)
      for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g))
        expect(address).toMatch(/^(https?:|mailto:|tel:)/)
    }
  })

  it('is not written if the site has no articles', () => {
    expect(
      feed(
        surroundings({
          ...site,
          pages: new Map([...site.pages].filter(([, page]) => !page.document.article)),
        }),
      ),
    ).toEqual([])
  })
})
