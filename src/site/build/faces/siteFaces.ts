import { join } from 'node:path'
import { clientFolder } from '../../../core/document/addresses.ts'
import type { FaceSubset } from '../../../core/document/fontFamilies.ts'
import type { Engine } from '../../../core/engine/Engine.ts'
import type { MadeFace, Site } from '../../../core/kit/Site.ts'
import { formatFact } from '../../../core/model/figures/formatFact.ts'
import { eachEdition } from '../../../core/model/site/editions/editionOf.ts'
import { signsIn } from '../../../core/model/text/signsIn.ts'
import { type Brought, broughtIn } from '../../../render/theme/brought.ts'
import { digest } from '../../store/digest.ts'
import { keyOf, pictureCache } from '../pictures/pictureCache.ts'
import { makeFace } from './makeFace.ts'
import { wholeFace } from './wholeFace.ts'

/** Goes into every key; to be raised when files are cut or packed in another way. */
const edition = '2'

/** The folder that files are kept in. */
export const faceFolder = ({ cache }: Pick<Engine, 'cache'>): string =>
  join(cache, 'broadsheet-faces')

/** Which signs a subset may have to show. Source: what the packages' style sheets say of their files. */
const ranges: Readonly<Record<FaceSubset, RegExp>> = {
  latin:
    /^[\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u2044\u20ac\u2122\u2191\u2193\u2212\u2215]/,
  'latin-ext':
    /^[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2c60-\u2c7f]/,
  devanagari: /^[\u0900-\u097f]/,
  arabic: /^[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/,
}

/** All files that the theme asks for, in any language of the site, each once. */
const filesOf = (site: Site): Brought[] => {
  const all = eachEdition(site).flatMap(({ settings }) =>
    broughtIn(settings.theme, settings.language).flatMap(({ files }) => files),
  )
  return [...new Map(all.map((file) => [file.key, file])).values()]
}

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1 + month)))

/** What a site says that stands in no document: words of the engine, names of days and months, the signs of currencies. */
const saidBySite = ({ settings: { locale, currency }, words, facts, writing }: Site): string[] => [
  JSON.stringify(words),
  ...months.flatMap((day) =>
    ['long', 'short'].map((style) =>
      day.toLocaleDateString(locale, {
        month: style as 'long',
        weekday: style as 'long',
        timeZone: 'UTC',
      }),
    ),
  ), // both are styles
  (0).toLocaleString(locale, { style: 'currency', currency }),
  ...Object.values(facts).flatMap((fact) => [
    formatFact(fact, writing),
    formatFact(fact, writing, 'short'),
  ]),
]

/**
 * Makes the files of the collection that a site's theme names, cut to the signs in use: `signs` are those of its documents, as their summaries tell.
 * What was made before is taken from the cache, a folder. Undefined where the theme names none.
 */
export const siteFaces = async (
  site: Site,
  { signs, cache: folder }: { readonly signs: Iterable<string>; readonly cache: string },
): Promise<Site['faces']> => {
  const files = filesOf(site)
  if (files.length === 0) return undefined
  const cache = pictureCache(folder, 'woff2')
  const said = eachEdition(site).flatMap((seen) => saidBySite(seen).flatMap(signsIn))
  const all = [...new Set([...signs, ...said])]
    .flatMap((sign) => [...new Set([sign, sign.toUpperCase()])])
    .sort()
  const made = new Map<string, MadeFace>()
  for (const file of files) {
    const used = [...new Set(all)].filter((sign) => ranges[file.subset].test(sign))
    if (file.subset === 'latin-ext' && used.length === 0) continue
    const source = wholeFace(file)
    const key = keyOf([edition, source, String(file.weight), JSON.stringify(used)])
    const cached = cache.find(key)
    const content = cached ?? (await makeFace(file, source, used))
    if (!cached) cache.keep(key, content)
    if (content.length === 0) continue
    const address = `${clientFolder}${file.key}.${digest(content).slice(0, 8)}.woff2`
    made.set(file.key, {
      address,
      content,
      ...(file.subset === 'latin-ext' ? { signs: used.join('') } : {}),
    })
  }
  cache.prune()
  return made
}
