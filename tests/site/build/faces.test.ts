import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { familyNames } from '../../../src/core/document/fontFamilies.ts'
import type { SiteDocument } from '../../../src/core/document/site.ts'
import type { Site } from '../../../src/core/kit/Site.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { eachEdition } from '../../../src/core/model/site/editions/editionOf.ts'
import { signsIn } from '../../../src/core/model/text/signsIn.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { faceFiles, faceRules, familyCss } from '../../../src/render/theme/faceCss.ts'
import metrics from '../../../src/render/theme/faceMetrics.json'
import { siteFaces } from '../../../src/site/build/faces/siteFaces.ts'
import { wholeFace, wholeFaceAt } from '../../../src/site/build/faces/wholeFace.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { measuredFaces } from '../../support/faceMetrics.ts'
import { bindery } from '../../support/sites.ts'

const cache = temporaryFolder()
afterAll(cache.remove)

const sources = readSite(bindery)
const site = buildModel(standardKit, sources)
const signs = sources.files.flatMap(({ text }) => signsIn(text))
let faces: Site['faces']
beforeAll(async () => {
  faces = await siteFaces(site, { signs, cache: cache.path })
})

const inLanguage = (tag: string): Site =>
  eachEdition({ ...site, faces }).find(({ settings }) => settings.language === tag) ?? site
const fontsNamed = (css: string) =>
  [...css.matchAll(/url\(\/assets\/b\/(.+?)\.[\w-]+\.woff2\)/g)].map(([, key]) => key)
const themed = (theme: Partial<SiteDocument['theme']>, language = 'en') => ({
  settings: { language, theme: { ...site.settings.theme, ...theme } },
})

const glyphsOf = (sfnt: Uint8Array, word: string): number[] => {
  const font = new Font(new Face(new Blob(sfnt)))
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  shape(font, text)
  return text.getGlyphInfos().map(({ codepoint }) => codepoint)
}

describe('the built-in typefaces', () => {
  it('have metrics that match their font files', async () => {
    expect(metrics).toEqual(await measuredFaces())
  })

  it('are listed in docs/fonts.md, each family with its reason and licence', () => {
    const listed = [
      ...readFileSync('docs/fonts.md', 'utf8').matchAll(
        /^\| ([A-Z][\w ]+?) \| .+ \| .+ \| SIL Open Font License 1\.1 \|$/gm,
      ),
    ].map(([, name]) => name)
    expect(listed.sort()).toEqual([...familyNames].sort())
    const packages = Object.keys(
      (JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }).dependencies,
    ).filter((name) => name.startsWith('@fontsource'))
    for (const name of packages)
      expect(readFileSync(join('node_modules', name, 'LICENSE'), 'utf8')).toContain(
        'SIL OPEN FONT LICENSE',
      )
  })
})

describe('the typefaces of a theme', () => {
  it('load only the font files for the language’s script', () => {
    expect(fontsNamed(faceRules(inLanguage('en-IN')))).toEqual([
      ...[
        'source-serif-4-600-latin',
        'source-serif-4-600-latin-ext',
        'public-sans-400-latin',
        'public-sans-400-latin-ext',
      ],
      ...['public-sans-600-latin', 'public-sans-600-latin-ext'],
    ])
    expect(fontsNamed(faceRules(inLanguage('hi')))).toEqual([
      'hind-600-devanagari',
      'hind-400-devanagari',
      'hind-600-devanagari',
    ])
    expect(fontsNamed(faceRules(inLanguage('ur')))).toEqual([
      'noto-naskh-arabic-600-arabic',
      'noto-naskh-arabic-400-arabic',
      'noto-naskh-arabic-600-arabic',
    ])
  })

  it('have a fallback from the device’s fonts for figures and Latin words', () => {
    expect(faceRules(inLanguage('en-IN'))).toContain(
      '"Source Serif 4 fallback";src:local("Times New Roman Bold")',
    )
    expect(faceRules(inLanguage('hi'))).toContain(
      '"Source Serif 4 fallback";src:local("Arial Bold")',
    )
    // Beside Naskh, which has serifs, Latin words have them only where they do on the site's other pages.
    expect(faceRules(inLanguage('ur'))).toContain('"Public Sans fallback";src:local("Arial")')
    expect(faceRules(inLanguage('ur'))).toContain(
      '"Source Serif 4 fallback";src:local("Times New Roman Bold")',
    )
  })

  it('are preloaded if every page of the language uses them', () => {
    expect(
      faceFiles(inLanguage('hi')).map((address) => address.replace(/\.[\w-]+\.woff2$/, '')),
    ).toEqual(['/assets/b/hind-400-devanagari', '/assets/b/hind-600-devanagari'])
    expect(faceFiles(inLanguage('en-IN')).join()).not.toContain('latin-ext')
  })

  it('are subset to the site’s characters and stay below 30 kB', () => {
    const bytes = (key: string) => faces?.get(key)?.content.length ?? Number.NaN
    expect(bytes('hind-400-devanagari') + bytes('hind-600-devanagari')).toBeLessThan(30_000)
    expect(
      bytes('noto-naskh-arabic-400-arabic') + bytes('noto-naskh-arabic-600-arabic'),
    ).toBeLessThan(30_000)
    expect(
      bytes('source-serif-4-600-latin') +
        bytes('public-sans-400-latin') +
        bytes('public-sans-600-latin'),
    ).toBeLessThan(30_000)
    expect(faces?.get('public-sans-400-latin-ext')?.signs).toBe('₹')
  })

  it('shape every Devanagari word as the complete font does, ligatures included', async () => {
    const file = { name: 'Hind', subset: 'devanagari', weight: 400 } as const
    const [whole, cut] = await Promise.all(
      [wholeFace(file), faces?.get('hind-400-devanagari')?.content ?? Buffer.alloc(0)].map(
        (packed) => decompress(packed),
      ),
    )
    const words = [
      ...new Set(sources.files.flatMap(({ text }) => text.match(/[\u0900-\u097f]+/g) ?? [])),
    ]
    expect(words.length).toBeGreaterThan(100)
    const wrong = words.filter(
      (word) =>
        glyphsOf(cut ?? new Uint8Array(), word).includes(0) ||
        glyphsOf(cut ?? new Uint8Array(), word).length !==
          glyphsOf(whole ?? new Uint8Array(), word).length,
    )
    expect(wrong).toEqual([])
    expect(glyphsOf(cut ?? new Uint8Array(), 'ङ्क्त')).not.toContain(0) // what nobody has written there yet can be written
  })

  it('show a box for characters that neither they nor the device have', async () => {
    for (const key of [
      'noto-naskh-arabic-400-arabic',
      'hind-400-devanagari',
      'public-sans-400-latin',
    ]) {
      const cut = await decompress(faces?.get(key)?.content ?? Buffer.alloc(0))
      expect(new Font(new Face(new Blob(cut))).glyphToPath(0), key).not.toBe('')
    }
  })

  it('get the same addresses whether built again or read from the cache', async () => {
    const other = temporaryFolder()
    const again = await siteFaces(site, { signs: [...signs].reverse(), cache: other.path })
    const remaining = await siteFaces(site, { signs, cache: cache.path })
    other.remove()
    for (const made of [again, remaining])
      expect([...(made ?? [])].map(([key, { address }]) => [key, address])).toEqual(
        [...(faces ?? [])].map(([key, { address }]) => [key, address]),
      )
  })

  it('include a bold, available weights only and a size-adjusted fallback', () => {
    expect(
      faceRules(
        themed({
          headingFace: { family: 'Young Serif' },
          headingWeight: 700,
          textFace: { family: 'Hind', weight: '450' },
        }),
      ),
    ).toContain(
      '@font-face{font-family:"Young Serif";src:url(/assets/b/young-serif-400-latin.woff2);font-weight:700;font-display:optional}',
    )
    const css = faceRules(themed({ headingFace: undefined, textFace: { family: 'Public Sans' } }))
    expect(fontsNamed(css.replaceAll('.woff2', '.x.woff2'))).toEqual([
      'public-sans-400-latin',
      'public-sans-400-latin-ext',
      'public-sans-600-latin',
      'public-sans-600-latin-ext',
    ])
    expect(css).toContain(
      'font-family:"Public Sans fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");font-weight:400;size-adjust:102.9%;ascent-override:92.3%',
    )
    expect(familyCss({ family: 'Besley, Hind' }, '')).toBe(
      '"Besley","Besley fallback","Georgia",serif',
    )
  })

  it('are left out if the site brings its own font files', () => {
    const face = {
      family: 'Besley, Georgia, serif',
      src: '/assets/fonts/own.woff2',
      weight: '500',
      fallback: { local: 'Times New Roman', sizeAdjust: 126, ascent: 99.2 },
    }
    expect(faceRules(themed({ headingFace: face, textFace: undefined }))).toBe(
      '@font-face{font-family:"Besley";src:url(/assets/fonts/own.woff2);font-weight:500;font-display:optional}' +
        '@font-face{font-family:"Besley fallback";src:local("Times New Roman");font-weight:500;size-adjust:126%;ascent-override:99.2%;line-gap-override:0%}',
    )
  })

  it('are served complete before a build at the address that pages use', () => {
    expect(wholeFaceAt('/assets/b/hind-400-devanagari.woff2')).toEqual(
      wholeFace({ name: 'Hind', subset: 'devanagari', weight: 400 }),
    )
    for (const address of [
      '/assets/b/hind-450-devanagari.woff2',
      '/assets/b/besley-400-arabic.woff2',
      '/assets/b/other-400-latin.woff2',
    ])
      expect(wholeFaceAt(address)).toBeUndefined()
  })
})
