import { describe, expect, it } from 'vitest'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { standardAuthoringKit as kit } from '../../../src/kits/standard/authoringKit.ts'
import { ourFields } from '../../../src/render/fields/ourFields.ts'
import type { FormSetup } from '../../../src/render/form/types.ts'
import { feed } from '../../../src/site/build/files/feed.ts'
import { webManifest } from '../../../src/site/build/files/webManifest.ts'
import { renderFormPage } from '../../../src/site/build/pages/renderFormPage.ts'
import { outputFiles } from '../../../src/site/build/write/outputFiles.ts'
import { checkEnquiry, type EnquiryError } from '../../../src/site/enquiries/checkEnquiry.ts'
import type { FormDescription, SiteManifest } from '../../../src/site/store/siteManifest.ts'
import { type Settings, voicelessSite } from '../../support/voicelessSite.ts'

const today = '2026-01-15'
const client = {
  scripts: { 'browser/entries/loader.ts': '/assets/b/loader.js' },
  imports: {},
  files: new Map<string, Buffer>(),
}
const all: readonly Settings[] = [
  { language: 'hi', locale: 'hi-IN', currency: 'INR' },
  { language: 'ur', locale: 'ur-IN', currency: 'INR' },
  { language: 'de', locale: 'de-DE', currency: 'EUR' },
  { language: 'fr', locale: 'fr-FR', currency: 'EUR' },
  { language: 'ar', locale: 'ar-AE', currency: 'EUR' },
  { language: 'ar', locale: 'ar-EG', currency: 'EGP' },
]

/** Attributes that hold words for visitors; of `data-…` those that neither name nor hold data. */
const spoken =
  / (aria-label|title|alt|placeholder|content|data-(?:open|closed|found|empty|failed|recent|heading|success|offline|online|dismiss|label))="([^"]*)"/g

const wordsIn = (text: string): string[] =>
  text
    .replace(/&[a-z]+;|&#x?\w+;/g, ' ')
    .replace(/\{\w+\}|[\w.+-]+@[\w.-]+|(?:https?:|tel:|mailto:)[^\s"]+|\/[\w./-]+/g, ' ')
    .match(/[\p{L}\p{M}]{2,}/gu)
    ?.filter((word) => !/[ა-ჵᲐ-Ჵ]/.test(word)) ?? []

const valuesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          key.startsWith('@') ||
          key === 'dayOfWeek' ||
          key === 'priceCurrency' ||
          key === 'inLanguage'
            ? []
            : valuesIn(inner),
        )
      : []

/** All that a page says: to the eye, to the ear, to search engines. */
const said = (html: string): string[] => {
  const graph = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
    ([, json = '']) => valuesIn(JSON.parse(json)),
  )
  const setups = [...html.matchAll(/<template>(\{.*?)<\/template>/g)].flatMap(([, json = '']) =>
    Object.values((JSON.parse(json) as FormSetup).words ?? {}),
  )
  const bare = html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(
      /<meta (?:charSet|http-equiv|name="(?:viewport|theme-color|robots|twitter:card)"|property="og:(?:type|locale|url|image)")[^>]*>/gi,
      ' ',
    )
  const attributes = [...bare.matchAll(spoken)].map(([, , value = '']) => value)
  return [...graph, ...setups, ...attributes, bare.replace(/<[^>]*>/g, ' ')]
}

/** The words that a language has: those of its file, and those that `Intl` has for it. */
const vocabulary = ({ language, locale }: Settings): ReadonlySet<string> => {
  const texts = valuesIn(kit.languages[language])
  const dates = Array.from({ length: 12 }, (_, month) =>
    ['long', 'short'].map((style) =>
      new Intl.DateTimeFormat(locale, {
        month: style as 'long',
        day: 'numeric',
        weekday: 'long',
        timeZone: 'UTC',
      }).format(Date.UTC(2024, month, month + 1)),
    ),
  ).flat()
  const hours = Array.from({ length: 24 }, (_, hour) =>
    [{ timeStyle: 'short' } as const, { hour: 'numeric', dayPeriod: 'short' } as const].map(
      (options) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
          Date.UTC(2025, 0, 1, hour),
        ),
    ),
  ).flat()
  const days = Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 1 + day),
    ),
  )
  const numbers = [1, 2, 3.5].flatMap((digit) =>
    [5, 6, 7].map((power) =>
      new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(
        digit * 10 ** power,
      ),
    ),
  )
  const signs = ['INR', 'EUR', 'EGP', 'GBP'].map((currency) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).format(1),
  )
  const lists = new Intl.ListFormat(locale).format(['1', '2', '3'])
  return new Set(
    [...texts, ...dates, ...days, ...hours, ...numbers, ...signs, lists].flatMap(wordsIn),
  )
}

describe.each(all)('a site in $language with the locale $locale', (settings) => {
  const site = buildModel(kit, voicelessSite(kit, kit.examples, settings))
  const files = new Map(
    [
      ...outputFiles(site, {
        kit,
        client,
        formEndpoint: '',
        readAsset: () => Buffer.alloc(0),
        today,
      }),
    ].map(({ path, content }) => [path, String(content)]),
  )
  const manifest = JSON.parse(files.get('.broadsheet/manifest.json') ?? '') as SiteManifest
  const known = vocabulary(settings)
  /** What is in no language of its own, by where it stands. */
  const foreign = (where: string, texts: readonly string[]) =>
    [...new Set(texts.flatMap(wordsIn).filter((word) => !known.has(word)))].map(
      (word) => `${where}: ${word}`,
    )

  it('shows no words of another language on any page or in any block', () => {
    const pages = [...files].filter(([path]) => path.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(kit.examples.size)
    expect(pages.flatMap(([path, html]) => foreign(path, said(html)))).toEqual([])
  })

  it('shows no words of another language in form errors', () => {
    const form = manifest.forms.find(({ name }) => name === 'booking') as FormDescription // its dialog has it
    const check = (text: string) =>
      checkEnquiry(
        kit.fields,
        form,
        new Map(form.fields.map(({ name }) => [name, [text]])),
        manifest.words,
        today,
      ).errors
    const faults: EnquiryError[][] = ['', '?', '1', '99', '2000-01-01', 'ძალიან გრძელი ტექსტი'].map(
      (text) => [...check(text)],
    )
    const codes = ['EMPTY', 'UNSPECIFIED', 'REQUIRED_FIELD_EMPTY', 'TYPE_EMAIL'] as const
    const draw = renderFormPage(ourFields)
    const page = files.get('enquire/booking.html') ?? ''
    const drawn = [
      ...faults,
      ...codes.map((code): EnquiryError[] => [
        { code, message: '' },
        { code, message: '', field: 'emailField' },
      ]),
    ].map((errors) => String(draw(page, form, {}, errors)))
    expect(new Set(faults.flat().map(({ message }) => message)).size).toBeGreaterThan(8)
    expect(drawn.flatMap((html, index) => foreign(`state ${index}`, said(html)))).toEqual([])
    expect(foreign('service', Object.values(manifest.words))).toEqual([])
  })

  it('has no words of another language in the search index, web manifest or feed', () => {
    const context = { kit, site, scripts: {}, formEndpoint: '', today }
    const search = kit.blocks['search']?.siteFiles?.(site, kit) ?? []
    const { name, short_name: short } = JSON.parse(String(webManifest(site).content)) as Record<
      string,
      string
    >
    const atom = feed(context).map(({ content }) =>
      String(content)
        .replace(/<[^>]*>|<!\[CDATA\[.*?\]\]>/gs, ' ')
        .replace(/[\d-]+T[\d:.]+Z/g, ' '),
    )
    expect(search.flatMap(({ path, text }) => foreign(path, valuesIn(JSON.parse(text))))).toEqual(
      [],
    )
    expect([...foreign('manifest', [name ?? '', short ?? '']), ...foreign('feed', atom)]).toEqual(
      [],
    )
  })
})
