import { describe, expect, it } from 'vitest'
import { memoryCache } from '../../../src/content/lint/cache/memoryCache.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { liveRedirects } from '../../../src/core/model/site/liveRedirects.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { parseSheet } from '../../../src/render/theme/styleSheet.ts'
import { themeCss } from '../../../src/render/theme/themeCss.ts'
import { renderPage } from '../../../src/site/build/pages/renderPage.tsx'
import { lint, lintSite } from '../../support/lintTexts.ts'
import { littleSite, today } from '../../support/littleSite.ts'

const repair = 'pages/services/repair.json'
const about = 'pages/about.json'
const found = (edits: readonly Edit[], day = today) =>
  lint(standardKit, littleSite(edits), { today: day }).map(
    ({ file, severity, rule, message }) => `${file} ${severity} ${rule} ${message}`,
  )
const siteOn = (edits: readonly Edit[], asOf: string) =>
  buildModel(standardPageKit, littleSite(edits), { asOf })
const htmlOn = (edits: readonly Edit[], asOf: string, route: string): string => {
  const site = siteOn(edits, asOf)
  const page = site.pages.get(route)
  if (!page) return ''
  const sheet = parseSheet({ ...themeCss(site.settings), own: '' })
  return renderPage(
    { kit: standardPageKit, site, page, scripts: {}, imports: {}, formEndpoint: '', today: asOf },
    sheet,
  ).html
}

describe('with from and until set', () => {
  const span: Edit[] = ['from', 'until'].map((key, index) => ({
    file: about,
    at: `/${key}`,
    value: ['2026-03-01', '2026-03-31'][index],
  }))
  it.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
    ['2026-03-31', true],
    ['2026-04-01', false],
  ])('a page, block and announcement are shown on %s: %s', (day, isShown) => {
    expect(siteOn(span, day).pages.has('/about')).toBe(isShown)
    expect(siteOn(span, day).waiting.has('/about')).toBe(!isShown)
    expect(siteOn(span, day).drafts.has('/about')).toBe(!isShown)
    const block: Edit[] = [
      { file: about, at: '/blocks/1/from', value: '2026-03-01' },
      { file: about, at: '/blocks/1/until', value: '2026-03-31' },
    ]
    expect(siteOn(block, day).pages.get('/about')?.document.blocks.length).toBe(
      (siteOn([], day).pages.get('/about')?.document.blocks.length ?? 0) - (isShown ? 0 : 1),
    )
    const told: Edit = {
      file: 'pages/_site.json',
      at: '/announcement',
      value: { id: 'move', text: 'We move.', from: '2026-03-01', until: '2026-03-31' },
    }
    expect(htmlOn([told], day, '/').includes('We move.')).toBe(isShown)
  })
  it('an announcement without an id counts as new when its text changes', () => {
    const nameOf = (value: object) =>
      /data-announcement="([^"]+)"/.exec(
        htmlOn([{ file: 'pages/_site.json', at: '/announcement', value }], today, '/'),
      )?.[1]
    const [one, again, other] = ['We move.', 'We move.', 'We have moved.'].map((text) =>
      nameOf({ text }),
    )
    expect(one).toBe(again)
    expect(one).not.toBe(other)
    expect(nameOf({ id: 'move', text: 'We have moved.' })).toBe('move')
  })
  it('menus link to the page on the same days only', () => {
    const links = (day: string) => /href="\/about"/.test(htmlOn(span, day, '/services/repair'))
    expect(['2026-02-28', '2026-03-01', '2026-04-01'].map(links)).toEqual([false, true, false])
  })
  it('menu and footer link to a page once it isn’t a draft', () => {
    const led: Edit = {
      file: 'pages/_site.json',
      at: '/footer/groups/0/items',
      value: [{ label: 'Us', href: '/about#who-we-are' }],
    }
    const html = (draft: boolean) =>
      htmlOn([led, { file: about, at: '/draft', value: draft }], '2026-03-01', '/services/repair')
    expect([true, false].map((draft) => /href="\/about/.test(html(draft)))).toEqual([false, true])
    // A group that is left with nothing goes with it.
    expect([true, false].map((draft) => /<footer[\s\S]*Pages/.test(html(draft)))).toEqual([
      false,
      true,
    ])
  })
  it('a redirect from the page’s address applies once the page has ended', () => {
    const led: Edit = {
      file: 'pages/_site.json',
      at: '/redirects',
      value: [{ from: '/about', to: '/' }],
    }
    expect(
      ['2026-03-01', '2026-04-01'].map((day) => liveRedirects(siteOn([...span, led], day)).length),
    ).toEqual([0, 1])
    expect(found([...span, led])).toEqual([])
    expect(found([...span, led], '2026-03-10')).toEqual([])
  })
})

describe('a fact with a next value', () => {
  const next: Edit = {
    file: 'pages/_facts.json',
    at: '/facts/repair.fee/next',
    value: { from: '2026-04-01', value: { kind: 'money', amount: 60 } },
  }
  it.each([
    ['2026-03-31', '£45', '£60'],
    ['2026-04-01', '£60', '£45'],
  ])('on %s has the value %s', (day, is, isNot) => {
    const html = htmlOn([next], day, '/services/repair')
    expect(html).toContain(is)
    expect(html).not.toContain(isNot)
  })
  it('is reported by facts-review once the next value applies', () => {
    expect(found([next], '2026-03-31')).toEqual([])
    expect(found([next], '2026-04-01')).toEqual([
      'pages/_facts.json note facts-review The next value of "repair.fee" holds since 2026-04-01.',
    ])
  })
})

describe('lint of a site with dates', () => {
  const ends: Edit = { file: repair, at: '/until', value: '2026-03-31' }
  it('reports once which links will be dead and from which day', () => {
    expect(found([ends])).toEqual([
      expect.stringMatching(
        /^pages\/\S+ error links From 2026-04-01 on: \/services\/repair is no longer shown: its last day is 2026-03-31\./,
      ),
    ])
  })
  it('reports no dead link if the link ends on the same day as its page', () => {
    const page: Edit = {
      file: 'pages/offer.json',
      value: {
        $schema: '../schema/page.schema.json',
        title: 'Spring offer',
        description:
          'Every bicycle is checked, cleaned and oiled for a fixed price all through the month of March.',
        until: '2026-03-31',
        blocks: [{ type: 'hero', heading: 'Spring offer' }],
      },
    }
    const link: Edit = {
      file: about,
      at: '/blocks/-',
      value: {
        type: 'prose',
        heading: 'Spring',
        until: '2026-03-31',
        paragraphs: ['See our [offer](/offer).'],
      },
    }
    expect(found([page, link])).toEqual([])
    const { until: _, ...always } = link.value as { until: string }
    expect(found([page, { ...link, value: always }])).toEqual([
      'pages/about.json error links From 2026-04-01 on: /offer is no longer shown: its last day is 2026-03-31.',
    ])
    const unended = { ...page, value: { ...(page.value as object), until: undefined } }
    expect(found([unended, link])).toEqual([
      'pages/offer.json warning orphans From 2026-04-01 on: No page and no menu leads to /offer.',
    ])
  })
  it('looks one year ahead', () => {
    expect(found([{ ...ends, value: '2027-01-14' }])).toHaveLength(1)
    expect(found([{ ...ends, value: '2027-01-15' }])).toEqual([])
  })
  it('reports the same with a cache filled on another day', () => {
    const cache = memoryCache()
    const sources = littleSite([ends])
    for (const day of [today, '2026-04-01', '2026-03-31', today])
      expect(lintSite(standardKit, sources, { today: day, cache }).findings).toEqual(
        lintSite(standardKit, sources, { today: day }).findings,
      )
  })
})
