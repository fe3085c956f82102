import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { imageSize } from 'image-size'
import satori from 'satori'
import { afterAll, describe, expect, it, test } from 'vitest'
import type { SiteDocument } from '../../../src/core/document/site.ts'
import type { Page, Site } from '../../../src/core/kit/Site.ts'
import { isIndexed } from '../../../src/core/model/site/isIndexed.ts'
import { titleSize } from '../../../src/core/model/site/titleSize.ts'
import { box } from '../../../src/render/page/social/box.ts'
import {
  pictureSize,
  pictureTree,
  sheetTree,
  wordsTree,
} from '../../../src/render/page/social/pictureTree.ts'
import { socialPicture } from '../../../src/render/page/social/socialPicture.ts'
import { icons } from '../../../src/site/build/files/icons.ts'
import { webManifest } from '../../../src/site/build/files/webManifest.ts'
import { drawOnSheet } from '../../../src/site/build/pictures/drawOnSheet.ts'
import { type Drawing, drawWhole } from '../../../src/site/build/pictures/drawWhole.ts'
import { fontFiles } from '../../../src/site/build/pictures/fontFiles.ts'
import { layOutWith } from '../../../src/site/build/pictures/layOut.ts'
import { emptySheet, palettePng, putPart } from '../../../src/site/build/pictures/palettePng.ts'
import { socialPictures } from '../../../src/site/build/pictures/socialPictures.ts'
import { usableFonts } from '../../../src/site/build/pictures/usableFonts.ts'
import type { OutputFile } from '../../../src/site/build/write/OutputFile.ts'
import { boatyardSite } from '../../support/drawnSite.ts'
import { boatyard } from '../../support/sites.ts'

const site = boatyardSite()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const readAsset = (path: string) => readFileSync(join(boatyard, path))
const assetAt = (address: string) => {
  const asset = site.assets.get(address)
  return asset && readAsset(asset.path)
}
const drawn = async (
  from: Site,
  cache = join(folder, 'cache'),
  isThere?: (path: string) => boolean,
): Promise<OutputFile[]> => {
  const files: OutputFile[] = []
  for await (const file of socialPictures(from, {
    readAsset,
    cache,
    ...(isThere ? { isThere } : {}),
  }))
    files.push(file)
  return files
}
const some: Site = { ...site, pages: new Map([...site.pages].slice(0, 6)) }
const titled = (title: string): Site => {
  const page = site.pages.get('/about') as Page // the site has one
  return {
    ...site,
    pages: new Map([['/about', { ...page, document: { ...page.document, title } }]]),
  }
}

/** The pixels of a PNG, read by a renderer. */
const pixelsOf = (png: Buffer, width: number, height: number) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ).render().pixels

describe('social images', () => {
  it('are 1200 by 630 pixels and below 60 kB, one per indexed page', async () => {
    const pages = process.env['LONG'] ? site : some
    const files = await drawn(pages)
    expect(files.map(({ path }) => `/${path}`).sort()).toEqual(
      [...pages.pages.values()]
        .filter(isIndexed)
        .map((page) => socialPicture(site, page)?.address)
        .sort(),
    )
    for (const { path, content } of files) {
      expect(imageSize(content ?? Buffer.alloc(0)), path).toMatchObject({
        width: 1200,
        height: 630,
        type: 'png',
      })
      expect(content?.length).toBeLessThan(60_000)
    }
  })

  it('come from the cache byte for byte on the second build', async () => {
    const first = await drawn(some)
    const cache = join(folder, 'cache')
    const before = readdirSync(cache).sort()
    expect(await drawn(some)).toEqual(first)
    expect(readdirSync(cache).sort()).toEqual(before)
    expect(await drawn(some, join(folder, 'cold'))).toEqual(first)
  })

  it('are not drawn again if the built site has them', async () => {
    for (const { content } of await drawn(some, join(folder, 'unused'), () => true))
      expect(content).toBeUndefined()
  })

  it('get a new address when the title or theme changes', () => {
    const address = (from: Site) =>
      socialPicture(from, [...from.pages.values()][0] as Page)?.address // each has a page
    const defaultAddress = address(titled('A'))
    expect(address(titled('A'))).toBe(defaultAddress)
    expect(address(titled('B'))).not.toBe(defaultAddress)
    const orange = titled('A')
    expect(
      address({
        ...orange,
        settings: { ...orange.settings, theme: { ...orange.settings.theme, accent: 'orange' } },
      }),
    ).not.toBe(defaultAddress)
  })

  it('are not drawn if the site turns them off or the page has its own', async () => {
    expect(
      await drawn({
        ...some,
        settings: { ...some.settings, seo: { ...some.settings.seo, social: false } },
      }),
    ).toEqual([])
    const [page] = [...titled('A').pages.values()] as [Page]
    const own = { ...page, document: { ...page.document, picture: '/assets/office.jpg' } }
    expect(await drawn({ ...site, pages: new Map([['/about', own]]) })).toEqual([])
    expect(socialPicture(site, own)?.address).toBe('/assets/office.jpg')
  })

  test.each([
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'A title that goes on and on because its author could not decide which of the many aspects should be named first, and so named them all',
    'आपकी कंपनी का पंजीकरण',
    'Налоги, ΦΠΑ, Đăng ký',
    '公司注册 😀 <b>',
  ])('can be drawn for the title “%s”', async (title) => {
    const [file] = await drawn(titled(title))
    expect(imageSize(file?.content ?? Buffer.alloc(0))).toMatchObject({ width: 1200, height: 630 })
    expect(file?.content?.length).toBeLessThan(60_000)
  })
})

describe('social image text drawn on a shared background', () => {
  const layOut = layOutWith(satori)
  const drawingOf = async (settings: SiteDocument): Promise<Drawing> => {
    const mark = settings.firm.logo ? assetAt(settings.firm.logo) : undefined
    const images = mark
      ? { [settings.firm.logo ?? '']: `data:image/svg+xml;base64,${mark.toString('base64')}` }
      : {}
    return {
      layOut,
      Resvg,
      size: pictureSize,
      images,
      fonts: await usableFonts(await fontFiles({ settings }, assetAt), layOut),
    }
  }
  const changed = (
    theme: Partial<SiteDocument['theme']>,
    firm: Partial<SiteDocument['firm']> = {},
  ): SiteDocument => ({
    ...site.settings,
    theme: { ...site.settings.theme, ...theme },
    firm: { ...site.settings.firm, ...firm },
  })
  const long =
    'A title that goes on and on because its author could not decide which of the many aspects should be named first, and so named them all'
  const odd = [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    long,
    'आपकी कंपनी का पंजीकरण',
    '公司注册 😀 <b>',
    'A',
    'word '.repeat(90),
  ]

  test.each<[string, SiteDocument]>([
    ['as it is', site.settings],
    ['dark, in capitals', changed({ scheme: 'dark', headingCase: 'uppercase' })],
    [
      'without a mark or a signature',
      changed({ signature: 'none' }, { logo: undefined, tagline: undefined }),
    ],
    ['with a tagline of many lines', changed({}, { tagline: long })],
  ])(
    'has the same pixels as an image drawn in one piece: a site %s',
    { timeout: 120_000 },
    async (_, settings) => {
      const drawing = await drawingOf(settings)
      const draw = drawOnSheet(sheetTree(settings), drawing)
      const titles = [
        'Übergrößen, Åäö, Çğş: jqpy',
        'Налоги, ΦΠΑ, Đăng ký',
        ...odd,
        ...[...some.pages.values()].map(({ document }) => document.title),
      ]
      for (const title of titles)
        for (const category of title === 'A' ? [undefined, long] : ['Règles & jours']) {
          const whole = pictureTree(settings, title, category)
          const onSheet = await draw({ whole, words: wordsTree(settings, title, category) })
          expect(
            pixelsOf(onSheet, 1200, 630).equals(
              pixelsOf(await drawWhole(whole, drawing), 1200, 630),
            ),
            `${title} ${category}`,
          ).toBe(true)
        }
    },
  )

  it('is drawn separately as long as it fits', async () => {
    const { settings } = site
    const draw = drawOnSheet(sheetTree(settings), await drawingOf(settings))
    for (const { document } of site.pages.values())
      await draw({
        whole: box({ height: 'no size' }, { type: 'script', props: { style: {} } }),
        words: wordsTree(settings, document.title, 'Log'),
      })
    await expect(
      draw({
        whole: { type: 'img', props: { src: 7 } },
        words: wordsTree(settings, long.repeat(3), long.repeat(3)),
      }),
    ).rejects.toThrow()
  })
})

describe('the title size in a social image', () => {
  test.each([
    ['Privacy Policy', 104, 1],
    ['Terms of Engagement', 104, 2],
    ['Winter ashore or on the moorings: a practical comparison', 70, 3],
  ])('for “%s” is %d pixels', (title, size, lines) =>
    expect(titleSize(title)).toEqual({ size, lines, fits: true }),
  )

  it('is smaller in capitals', () => {
    expect(
      titleSize('Winter ashore or on the moorings: a practical comparison', true).size,
    ).toBeLessThan(70)
  })

  it('doesn’t fit an overlong word or a hundred words', () => {
    expect(titleSize('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk').fits).toBe(false)
    expect(titleSize('word '.repeat(100)).fits).toBe(false)
  })

  it('fits every title of the fixture site', () => {
    expect(
      [...site.pages.values()].filter(({ document }) => !titleSize(document.title).fits),
    ).toEqual([])
  })
})

describe('a PNG with a palette', () => {
  it('has the same pixels as its source', () => {
    const [width, height] = [64, 4]
    const pixels = Buffer.from(
      Array.from({ length: width * height }, (_, index) => [
        index % 256,
        (index * 7) % 256,
        9,
        255,
      ]).flat(),
    )
    const sheet = emptySheet(width, height)
    expect(putPart(sheet, { pixels, width, height, left: 0, top: 0 })).toBe(true)
    expect(pixelsOf(palettePng(sheet), width, height)).toEqual(pixels)
  })

  it('isn’t used for more than 256 colours', () => {
    const pixels = Buffer.from(
      Array.from({ length: 257 }, (_, index) => [index % 256, index >> 8, 0, 255]).flat(),
    )
    expect(putPart(emptySheet(257, 1), { pixels, width: 257, height: 1, left: 0, top: 0 })).toBe(
      false,
    )
  })
})

describe('favicons and app icons', () => {
  it('are drawn from one logo in the sizes that devices request', async () => {
    const files = new Map(
      (await icons(site, assetAt)).map(({ path, content }) => [path, content ?? Buffer.alloc(0)]),
    )
    const sizes = Object.fromEntries(
      [...files].map(([path, content]) => [path, imageSize(content).width]),
    )
    expect(sizes).toEqual({
      'favicon.ico': 32,
      'apple-touch-icon.png': 180,
      'icon-192.png': 192,
      'icon-512.png': 512,
    })
  })

  it.each([
    ['a logo of text alone', '<text x="4" y="28" font-size="24">KESTREL</text>'],
    ['a logo without a drawing', ''],
    ['a logo in the colour of the page', '<path fill="none" d="M0 0h9v9"/>'],
    ['a logo nearly in the colour of the page', '<path fill="#fdfdfd" d="M9 9h99v22H9z"/>'],
    ['a logo that can’t be read', '<path'],
  ])('show the firm’s initial instead of %s', async (_what, inner) => {
    const logo = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${inner}</svg>`,
    )
    const [given, made] = await Promise.all([
      icons(site, (address) => (address === site.settings.firm.logo ? logo : undefined)),
      icons(site, () => undefined),
    ])
    const contents = (files: readonly OutputFile[]) =>
      new Map(files.map(({ path, content }) => [path, content]))
    for (const path of ['favicon.ico', 'apple-touch-icon.png', 'icon-512.png'])
      expect(contents(given).get(path)).toEqual(contents(made).get(path))
  })

  const plate = (text: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#a33"/>${text}</svg>`,
    )
  const letters = plate(
    '<text x="8" y="29" font-family="Georgia" font-size="24" fill="#fff">K</text>',
  )

  it.each([
    ['of a site', assetAt],
    ['of the engine', () => undefined],
  ])('show a logo’s text in the typefaces %s', async (_whose, read) => {
    const [written, bare] = await Promise.all(
      [letters, plate('')].map((logo) =>
        icons(site, (address) => (address === site.settings.firm.logo ? logo : read(address))),
      ),
    )
    const contents = (files: readonly OutputFile[] = []) =>
      new Map(files.map(({ path, content }) => [path, content]))
    for (const path of ['favicon.ico', 'apple-touch-icon.png', 'icon-512.png'])
      expect(contents(written).get(path)).not.toEqual(contents(bare).get(path))
  })

  it('resolve the colours of CSS custom properties', async () => {
    const colored = (fill: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>:root{--brand:#a33;--other:var(--brand)}</style><rect width="40" height="40" ${fill}/></svg>`,
      )
    const contents = async (fill: string) =>
      (
        await icons(site, (address) =>
          address === site.settings.firm.logo ? colored(fill) : undefined,
        )
      ).map(({ content }) => content)
    const wanted = await contents('fill="#a33"')
    expect(await contents('fill="var(--brand)"')).toEqual(wanted)
    expect(await contents('style="fill: var(--other, blue)"')).toEqual(wanted)
    expect(await contents('fill="var(--missing, #a33)"')).toEqual(wanted)
  })

  it('share a logo’s text with social images', async () => {
    const logo = site.assets.get(site.settings.firm.logo ?? '')?.path
    const pictures = await Promise.all(
      [letters, plate('')].map(async (mark, index) => {
        const files: OutputFile[] = []
        for await (const file of socialPictures(titled('About us'), {
          readAsset: (path) => (path === logo ? mark : readAsset(path)),
          cache: join(folder, `marks ${index}`),
        }))
          files.push(file)
        return files.map(({ content }) => content)
      }),
    )
    expect(pictures[0]).toHaveLength(1)
    expect(pictures[0]).not.toEqual(pictures[1])
  })

  it('show the firm’s initial if it has no logo', async () => {
    const bare = {
      ...site,
      settings: { ...site.settings, firm: { ...site.settings.firm, logo: undefined } },
    }
    const paths = (await icons(bare, () => undefined)).map(({ path }) => path)
    expect(paths).toContain('icon.svg')
    expect(JSON.parse(webManifest(bare).content?.toString() ?? '')).toMatchObject({
      icons: [{ src: '/icon.svg' }, { sizes: '192x192' }, { sizes: '512x512' }],
    })
  })
})
