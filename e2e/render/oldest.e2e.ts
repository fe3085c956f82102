import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import browserslist from 'browserslist'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newerInPage } from '../support/baseline/newerInPage.ts'
import { newerInScript } from '../support/baseline/newerInScript.ts'
import { newerInStyle } from '../support/baseline/newerInStyle.ts'
import { styleKnownIn } from '../support/baseline/styleKnownIn.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { type Looked, lookFaults } from '../support/engines/lookFaults.ts'
import { seenInPicture } from '../support/engines/seenInPicture.ts'
import { surveyOf } from '../support/engines/surveyOf.ts'
import { plain, type WatchedSite, watchedSite } from '../support/engines/watchedSite.ts'
import { estimate, fillRequired, submitButton } from '../support/enquiryForms.ts'
import { growOld } from '../support/growOld.ts'
import { kinds } from '../support/kinds.ts'
import { leadsSaying } from '../support/leadsSaying.ts'
import { seen } from '../support/seen.ts'

/** The oldest browsers that pages are made for, as docs/browsers.md says, and what older ones are left with. */
const browser = useBrowser()
const told = readFileSync('docs/browsers.md', 'utf8')
const year = Number(/\*\*Baseline (\d{4})\*\*/.exec(told)?.[1])
const beyond = 2020
/** Dialogs were everywhere, popovers were not. */
const between = 2023
const listed = [...told.matchAll(/`((?:css|api|html|javascript)\.[^`]+)`/g)].map(
  ([, key = '']) => key,
)

const parts = (html: string, element: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  )

const newerIn = (file: string, text: string): string[] =>
  file.endsWith('.js')
    ? newerInScript(text, year)
    : [
        ...newerInPage(text, year),
        ...[
          ...parts(text, 'style'),
          ...(/(?<=<body><template>)[^<]+/.exec(text) ?? []).map(plain),
        ].flatMap((style) => newerInStyle(style, year)),
        ...parts(text, 'script').flatMap((script) => newerInScript(script, year)),
      ]

/** What the built files of both sites use that is newer, with one file that does. */
const used = new Map<string, string>()
beforeAll(() => {
  for (const dist of [inject('dist'), inject('ownDist')])
    for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
      if (/\.(?:html|js)$/.test(path))
        for (const key of newerIn(path, readFileSync(join(dist, path), 'utf8'))) used.set(key, path)
})

const isListed = (key: string) => listed.some((name) => key === name || key.startsWith(`${name}.`))

describe(`compared with Baseline ${year}`, () => {
  it('the built files use exactly the newer features that docs/browsers.md lists', () => {
    const unlisted = [...used]
      .filter(([key]) => !isListed(key))
      .map(([key, path]) => `${path} uses ${key}`)
    const unused = listed.filter(
      (name) => ![...used.keys()].some((key) => key === name || key.startsWith(`${name}.`)),
    )
    expect([...unlisted, ...unused.map((name) => `nothing uses ${name}`)]).toEqual([])
  })

  it.each([
    [
      'a.html',
      '<style>p{color:light-dark(red,blue);text-wrap:pretty}</style>',
      ['css.properties.text-wrap.pretty'],
    ],
    [
      'a.html',
      '<style>p:has(b){field-sizing:content}</style>',
      ['css.properties.field-sizing', 'css.properties.field-sizing.content'],
    ],
    [
      'a.html',
      '<style>@scope(p){b{inline-size:calc-size(auto,size)}}</style>',
      ['css.at-rules.scope', 'css.types.calc-size'],
    ],
    ['a.html', '<style>@media (width>40em){p{margin:1dvh;&:hover{margin:0}}}</style>', []],
    [
      'a.html',
      '<button commandfor="a" command="show-modal"></button>',
      ['html.elements.button.commandfor', 'html.elements.button.command'],
    ],
    [
      'a.html',
      '<script>document.startViewTransition()</script>',
      ['api.Document.startViewTransition'],
    ],
    [
      'a.js',
      'Promise.try(run); new URLPattern(); [1].at(0)',
      ['javascript.builtins.Promise.try', 'api.URLPattern'],
    ],
  ])('the newer features of %s are detected: %s', (file, text, keys) => {
    expect(newerIn(file, text)).toEqual(expect.arrayContaining(keys))
    expect(keys.length === 0 ? newerIn(file, text) : []).toEqual([])
  })

  it('docs/browsers.md states the share of visitors with older browsers', () => {
    const known = new Set(browserslist(`baseline ${year} with downstream`))
    const countries = {
      everywhere: undefined,
      India: 'IN',
      'the United Arab Emirates': 'AE',
      'the United Kingdom': 'GB',
      'the United States': 'US',
    }
    for (const [name, code] of Object.entries(countries)) {
      const all = browserslist(code ? `> 0% in ${code}` : '> 0%')
      const [whole, older] = [all, all.filter((one) => !known.has(one))].map((some) =>
        browserslist.coverage(some, code),
      )
      expect(told).toContain(`| ${name} | ${((100 * (older ?? 0)) / (whole ?? 1)).toFixed(1)} % |`)
    }
  })
})

/** A browser that knows nothing newer than a year, at a site of its own. */
const sites = new Map<number, WatchedSite>()
let whole: WatchedSite
beforeAll(async () => {
  whole = await watchedSite(inject('site'))
  for (const past of [year, between, beyond])
    sites.set(past, await watchedSite(inject('site'), (style) => styleKnownIn(style, past)))
})
afterAll(() => Promise.all([whole, ...sites.values()].map((site) => site?.close())))
const addressOf = (past: number) => sites.get(past)?.address ?? ''

const routes = process.env['LONG']
  ? Object.values(kinds)
  : [kinds.service, kinds.dialog, kinds.list]
const looksAt = (baseURL: string, widths: readonly number[], colorScheme: 'light' | 'dark') =>
  inPage(
    browser(),
    async (page) => {
      const found = new Map<string, Looked>()
      const eye = await page.context().newPage()
      for (const route of routes)
        for (const width of widths) {
          const survey = await surveyOf(page, route, width)
          found.set(`${route} at ${width}`, { ...survey, shown: await seenInPicture(survey, eye) })
        }
      return found
    },
    { baseURL, colorScheme },
  )

describe('an old browser', () => {
  it.each(['light', 'dark'] as const)(
    'of the oldest supported year draws pages like the newest in the %s scheme',
    { timeout: 300_000 },
    async (scheme) => {
      const widths = scheme === 'light' ? [390, 1280] : [390]
      const [newest, oldest] = [
        await looksAt(whole.address, widths, scheme),
        await looksAt(addressOf(year), widths, scheme),
      ]
      const faults = [...oldest].flatMap(([view, looked]) => {
        const that = newest.get(view)
        return [...looked.faults, ...(that ? lookFaults(looked, that) : ['is not drawn'])].map(
          (fault) => `${view}: ${fault}`,
        )
      })
      expect(faults).toEqual([])
    },
  )

  it(`of ${beyond}, older than supported, can still read every kind of page`, {
    timeout: 300_000,
  }, async () => {
    for (const scheme of ['light', 'dark'] as const)
      for (const [view, { sights, shown, faults }] of await looksAt(
        addressOf(beyond),
        scheme === 'light' ? [390, 1280] : [390],
        scheme,
      )) {
        const wrong = faults.filter((fault) => /^error|refused/.test(fault)) // a wide table is scrolled sideways
        const faint = sights.flatMap(({ kind, name }, index) =>
          // A drawing in colours for the dark may stand on a page that such a browser leaves light: words are what must be read.
          kind !== 'field' &&
          kind !== 'part' &&
          !name.startsWith('img ') &&
          (shown[index]?.contrast ?? 0) < 3
            ? [`${name} is faint`]
            : [],
        )
        expect([...wrong, ...faint], view).toEqual([])
        expect(sights.filter(({ kind }) => kind === 'text').length, view).toBeGreaterThan(5)
      }
  })

  const thanks = (page: Page) =>
    page
      .locator('.toast')
      .filter({ hasText: estimate.title })
      .or(page.locator('main h1', { hasText: /thank/i }))

  it.each([year, between, beyond])(
    'of %i reaches a page by the menu and sends an enquiry that is stored once',
    (past) =>
      inPage(
        browser(),
        async (page) => {
          const message = `As in ${past}, ${Date.now()}`
          await page.addInitScript(growOld, past)
          await page.goto('/about')
          // Before 2023 browsers read no comparisons of widths: the page is that of a small screen.
          await page
            .locator('header')
            .getByRole('button', { name: past === beyond ? 'Menu' : 'Yard Work' })
            .click()
          if (past === beyond) await page.locator('#_menu summary').first().click()
          await page
            .locator('header')
            .getByRole('link', { name: 'Rigging' })
            .filter({ visible: true })
            .first()
            .click()
          await page.waitForURL('**/repairs/rigging')
          await seen(page.locator('main table').first()).toBeVisible()
          await page
            .locator('main')
            .getByRole('link', { name: 'Ask about Rigging' })
            .first()
            .click()
          const form = page.locator(
            past === beyond ? 'main form[data-form]' : 'dialog form[data-form]',
          )
          await seen(form).toBeVisible()
          await fillRequired(form, estimate)
          await form.getByLabel('Message').fill(message)
          await submitButton(form, estimate).click()
          await seen(thanks(page).first()).toBeVisible()
          await seen.poll(async () => (await leadsSaying(message)).length).toBe(1)
        },
        { baseURL: addressOf(past) },
      ),
  )
})
