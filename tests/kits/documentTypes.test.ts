import { describe, expect, it } from 'vitest'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { sitemap } from '../../src/site/build/files/sitemap.ts'
import { drawnPages } from '../support/drawnSite.ts'
import { littleSite } from '../support/littleSite.ts'

/** Keys that dialogs, articles and pages have, each where it has no business. */
const site = buildModel(
  standardKit,
  littleSite([
    { file: 'pages/about.json', at: '/heading', value: 'About us' },
    { file: 'pages/about.json', at: '/intro', value: 'A few words.' },
    { file: 'pages/_404.json', at: '/heading', value: 'Nothing here' },
    {
      file: 'pages/_dialogs/booking.json',
      at: '/article',
      value: { category: 'News', date: '2026-01-10', readingMinutes: 1 },
    },
    {
      file: 'pages/_dialogs/booking.json',
      at: '/presets',
      value: { booking: { service: 'repair' } },
    },
    {
      file: 'pages/_dialogs/booking.json',
      at: '/blocks/1',
      value: { type: 'hero', heading: 'Once more' },
    },
  ]),
)
const drawn = drawnPages(site)
const shows = (route: string, texts: readonly string[]) =>
  texts.map((text) => drawn.get(route)?.includes(text))

describe('the type of a document', () => {
  it('depends on its file location only', () => {
    const types = [...site.pages.values(), ...site.dialogs.values(), site.notFound].map((page) => [
      page?.file,
      page?.documentType,
    ])
    expect(Object.fromEntries(types)).toEqual({
      'pages/index.json': 'page',
      'pages/about.json': 'page',
      'pages/services/repair.json': 'page',
      'pages/_dialogs/booking.json': 'dialog',
      'pages/_404.json': 'notFound',
    })
  })

  it('stays “page” if the document has a dialog’s heading and intro', async () => {
    const shown = shows('/about', [
      '<h1>Two generations of grease</h1>',
      '<h1>About us</h1>',
      'A few words.',
      'class="crumbs"',
    ])
    expect(shown).toEqual([true, false, false, true])
    const [file] = await sitemap(site, new Map())
    expect(file?.content?.toString()).toContain('<loc>https://www.spoke.shop/about</loc>')
  })

  it('stays “notFound” if the document has a dialog’s heading', () => {
    expect(shows('/404.html', ['<h1>Nothing here</h1>', 'data-missing=""'])).toEqual([false, true])
  })

  it('stays “dialog” if the document has an article and presets', () => {
    const shown = shows('/enquire/booking', [
      '<h1>Book a repair</h1>',
      'Once more',
      '2026-01-10',
      'data-presets',
    ])
    expect(shown).toEqual([true, true, false, false])
  })
})
