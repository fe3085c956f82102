import { Window } from 'happy-dom'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../../src/content/contentChecks/readPage.ts'
import type { AnyPage } from '../../../src/core/kit/Site.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { inEdition } from '../../../src/core/model/site/editions/editionOf.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { searchIndex } from '../../../src/render/blocks/search/searchIndex.ts'
import { socialPicture } from '../../../src/render/page/social/socialPicture.ts'
import { sitemap } from '../../../src/site/build/files/sitemap.ts'
import { formDescriptions } from '../../../src/site/build/pages/formDescriptions.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { drawnPages } from '../../support/drawnSite.ts'
import { bicycle, bindery } from '../../support/sites.ts'

const sources = readSite(bindery)

/** The bindery with another value in one of its documents; a function makes it of the old one. */
const withDocument = (path: string, change: (value: Record<string, unknown>) => unknown) =>
  buildModel(standardKit, {
    ...sources,
    files: sources.files.map((file) =>
      file.path === path
        ? { path, text: JSON.stringify(change(JSON.parse(file.text) as Record<string, unknown>)) }
        : file,
    ),
  })

const site = buildModel(standardKit, sources)
const drawn = drawnPages(site)
const documentOf = (html: string): Document => {
  const { document } = new Window({
    settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true },
  })
  document.write(html)
  return document as unknown as Document // happy-dom's own types are of the same thing
}
const pageAt = (route: string, pages = drawn): Document => documentOf(pages.get(route) ?? '')
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const hrefsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe('a page of a multilingual site', () => {
  test('sets its lang attribute and adds dir=rtl for right-to-left languages', () => {
    const said = ['/repairs', '/hi/repairs', '/ur/repairs'].map(
      (route) => /<html[^>]*>/.exec(drawn.get(route) ?? '')?.[0],
    )
    expect(said).toEqual(['<html lang="en-IN">', '<html lang="hi">', '<html lang="ur" dir="rtl">'])
  })

  test('shows the menu, firm name and footer of its language', () => {
    const document = pageAt('/ur/repairs')
    expect(hrefsOf(document, '.nav > a')).toEqual(['/ur', '/ur/repairs', '/ur/contact'])
    expect(document.querySelector('.brand')?.getAttribute('href')).toBe('/ur')
    expect(document.querySelector('.brand')?.textContent).toContain('محراب جلد سازی')
    expect(document.title).toBe('مرمت: کتنا خرچ، کتنا وقت | محراب')
    expect(textsOf(document, '.footer nav a')).toEqual(['کارخانہ', 'مرمت', 'رابطہ', 'شرائط'])
  })

  test('formats the same facts in its own language', () => {
    const figures = (route: string) =>
      textsOf(pageAt(route), 'table tr:nth-child(1) td').map((text) =>
        text?.replaceAll('\u00a0', ' '),
      )
    expect(figures('/repairs')).toEqual(['₹1,800', '6–8 working days'])
    expect(figures('/hi/repairs')).toEqual(['₹1,800', '6–8 कार्य दिवस'])
  })

  test('links to the dialog of its language', () => {
    expect(hrefsOf(pageAt('/hi'), 'main [aria-haspopup]')).toEqual([
      '/hi/enquire/ask',
      '/hi/enquire/ask',
    ])
    expect(hrefsOf(pageAt('/'), 'main [aria-haspopup]')).toEqual(['/enquire/ask', '/enquire/ask'])
  })

  test('has hreflang links to its translations and an x-default', () => {
    const alternates = (route: string) =>
      [...pageAt(route).querySelectorAll('link[hreflang]')].map(
        (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      )
    const all = ['en-IN', 'hi', 'ur', 'x-default']
    expect(alternates('/ur/terms').map((line) => line.split(' ')[0])).toEqual(all)
    expect(alternates('/about')).toEqual([
      'en-IN https://www.mehrab.example/about',
      'hi https://www.mehrab.example/hi/about',
      'x-default https://www.mehrab.example/about',
    ])
    expect(alternates('/hi/enquire/ask')).toEqual([])
  })

  test('has og:title and og:description but a generated og:image only in supported scripts', () => {
    const shown = (route: string) =>
      ['og:title', 'og:description', 'og:image'].map(
        (name) => pageAt(route).querySelectorAll(`meta[property="${name}"]`).length,
      )
    expect(['/repairs', '/hi/repairs', '/ur/repairs'].map(shown)).toEqual([
      [1, 1, 1],
      [1, 1, 0],
      [1, 1, 0],
    ])
    const { languages: _, ...alone } = { ...site.settings, language: 'hi' }
    expect(
      socialPicture(
        { ...site, settings: alone, editions: undefined },
        site.pages.get('/repairs') as AnyPage,
      ),
    ).toBe(undefined) // it is there
  })

  test('links to its translations, or to the home page with a note if one is missing', () => {
    expect(hrefsOf(pageAt('/hi/about'), '.languages a')).toEqual(['/about', '/ur'])
    expect(
      textsOf(pageAt('/hi/about'), '.languages a[lang=ur] + p[lang=ur][dir=rtl]'),
    ).toHaveLength(1)
    expect(hrefsOf(pageAt('/ur/enquire/ask'), '.languages a')).toEqual([
      '/enquire/ask',
      '/hi/enquire/ask',
    ])
    expect(textsOf(pageAt('/ur/enquire/ask'), '.languages p')).toEqual([])
  })

  test('marks a link to a page in another language with that language', () => {
    const changed = withDocument('pages/hi/contact.json', (value) => {
      const [hero, ...rest] = value['blocks'] as object[]
      return {
        ...value,
        blocks: [{ ...hero, text: 'पहले [परिचय](/about) पढ़ें, फिर [दरें](/hi/repairs)।' }, ...rest],
      }
    })
    const links = [
      ...pageAt('/hi/contact', drawnPages(changed)).querySelectorAll('main p a'),
    ].slice(0, 2)
    expect(links.map((link) => [link.textContent, link.getAttribute('hreflang')])).toEqual([
      ['परिचय (अंग्रेज़ी)', 'en-IN'],
      ['दरें', null],
    ])
  })

  test('names the binding language on legal pages only', () => {
    expect(textsOf(pageAt('/hi/terms'), '.binding-note')).toEqual([
      expect.stringContaining('मान्य पाठ अंग्रेज़ी में है'),
    ])
    expect(pageAt('/hi/terms').querySelector('.binding-note [lang]')).toBeNull()
    expect(textsOf(pageAt('/terms'), '.binding-note bdi')).toEqual([])
    expect(textsOf(pageAt('/terms'), '.binding-note')).toHaveLength(1)
    expect(textsOf(pageAt('/hi/repairs'), '.binding-note')).toEqual([])
  })

  test('keeps the first block as the top part of a legal page for content checks', () => {
    expect(
      readPage(/<main[\s\S]*<\/main>/.exec(drawn.get('/hi/terms') ?? '')?.[0] ?? '').partOf('top')
        ?.text,
    ).toContain('मरम्मत की शर्तें')
  })

  test('shows the main 404 page in all languages and a language’s own 404 page in one', () => {
    expect(textsOf(pageAt('/404.html'), 'h1, main h2')).toEqual([
      'This leaf is missing',
      'यह पन्ना नहीं मिला',
      'یہ ورق غائب ہے',
    ])
    expect(textsOf(pageAt('/ur/404.html'), 'h1, main h2')).toEqual(['یہ ورق غائب ہے'])
  })
})

describe('a site in two languages', () => {
  const two = buildModel(standardKit, {
    ...sources,
    files: sources.files.flatMap(({ path, text }) => {
      if (path.startsWith('pages/hi/')) return []
      if (path !== 'pages/_site.json') return [{ path, text }]
      const value = JSON.parse(text) as { languages: unknown[] }
      return [
        {
          path,
          text: JSON.stringify({
            ...value,
            languages: value.languages.filter((_, index) => index !== 1),
          }),
        },
      ]
    }),
  })
  const pages = drawnPages(two)

  test('describes the link of a missing translation to screen readers only', () => {
    const said = [...pages].filter(([, html]) =>
      /<nav class="languages"[^>]*><a[^>]*>[^<]*<span class="ui-hidden">/.test(html),
    )
    expect(said.map(([route]) => route)).toEqual(['/about'])
    for (const [, html] of said) expect(html).toContain('.ui-hidden{')
  })

  test('links from a 404 page to the other language’s home page', () => {
    expect(hrefsOf(pageAt('/ur/404.html', pages), '.languages a')).toEqual(['/'])
    expect(textsOf(pageAt('/ur/404.html', pages), '.languages a')).toEqual(['English'])
  })
})

test('every page in every language is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  })
  for (const [route, html] of drawn) {
    const { results } = await validator.validateString(html.replace('src=""', 'src="/a.js"'))
    expect(
      results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
        ),
      ),
      route,
    ).toEqual([])
  }
})

describe('a menu without a translation', () => {
  const menuOf = (untranslated: 'omit' | 'show') => {
    const silent = {
      ...sources,
      files: sources.files.flatMap(({ path, text }) => {
        if (path === 'pages/ur/_site.json') return []
        const value = JSON.parse(text) as Record<string, unknown>
        if (path !== 'pages/_site.json') return [{ path, text }]
        const [english, hindi] = value['languages'] as unknown[]
        return [
          {
            path,
            text: JSON.stringify({
              ...value,
              languages: [english, hindi, { tag: 'ur', name: 'اردو', untranslated }],
            }),
          },
        ]
      }),
    }
    const document = pageAt('/ur', drawnPages(buildModel(standardKit, silent)))
    return [...document.querySelectorAll('.nav > a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('lang'),
    ])
  }
  const own = [
    ['کارخانہ', '/ur', null],
    ['مرمت', '/ur/repairs', null],
  ]

  test('lists only the language’s own pages with untranslated set to omit', () => {
    expect(menuOf('omit')).toEqual([...own, ['رابطہ', '/ur/contact', null]])
  })

  test('lists the other pages in the main language, marked, with untranslated set to show', () => {
    expect(menuOf('show')).toEqual([
      ...own,
      ['About us (انگریزی)', '/about', 'en-IN'],
      ['رابطہ', '/ur/contact', null],
    ])
  })
})

describe('outputs of a multilingual site', () => {
  test('list each page with its translations in the sitemap', async () => {
    const [file] = await sitemap(site, new Map())
    const text = String(file?.content)
    expect(text).toContain('<loc>https://www.mehrab.example/ur/terms</loc>')
    expect(
      text.match(/hreflang="ur" href="https:\/\/www\.mehrab\.example\/ur\/terms"/g),
    ).toHaveLength(3)
  })

  test('describe a form once with its routes in every language', () => {
    const [form, ...others] = formDescriptions(standardKit, site)
    expect(others).toEqual([])
    expect([
      form?.route,
      form?.translations?.['hi']?.route,
      form?.translations?.['ur']?.route,
    ]).toEqual(['/enquire/ask', '/hi/enquire/ask', '/ur/enquire/ask'])
  })

  test('index facts by name in the search of the main language only', () => {
    const figures = (index: number) =>
      searchIndex(inEdition(site, site.editions?.[index]), standardKit).parts.filter(
        ([, , , value]) => value,
      )
    expect(figures(0).map(([, , name]) => name)).toContain('Sewing a volume anew')
    expect([figures(1), figures(2)]).toEqual([[], []])
  })

  test('list pages of one language, while links may lead to any', () => {
    const [, , urdu] = site.editions ?? []
    const seen = inEdition(site, urdu)
    expect(
      [...seen.pages.keys()].every((route) => route === '/ur' || route.startsWith('/ur/')),
    ).toBe(true)
    expect(seen.pages.has('/about')).toBe(true)
  })
})

describe('a site of one language', () => {
  test('renders unchanged if it lists its one language', () => {
    const bare = readSite(bicycle)
    const listed = {
      ...bare,
      files: bare.files.map(({ path, text }) => ({
        path,
        text:
          path === 'pages/_site.json'
            ? JSON.stringify({
                ...(JSON.parse(text) as object),
                languages: [{ tag: 'en-GB', name: 'English' }],
              })
            : text,
      })),
    }
    expect([...drawnPages(buildModel(standardKit, listed))]).toEqual([
      ...drawnPages(buildModel(standardKit, bare)),
    ])
  })

  test('renders no language links or attributes', () => {
    const pages = [...drawnPages(buildModel(standardKit, readSite(bicycle))).values()].join('')
    expect(pages).toContain('"/assets/f"+') // no more than an address: nothing in the script knows of languages
    expect(pages.match(/hreflang|class="languages"|_language|<html[^>]* dir=|x-default/gi)).toBe(
      null,
    )
  })
})

test('a language’s own menu doesn’t follow changes of the main menu', () => {
  const changed = withDocument('pages/_site.json', (value) => ({
    ...value,
    navigation: [{ label: 'Repairs', href: '/repairs' }],
  }))
  expect(hrefsOf(pageAt('/hi', drawnPages(changed)), '.nav > a')).toEqual([
    '/hi',
    '/hi/repairs',
    '/hi/about',
    '/hi/contact',
  ])
})
