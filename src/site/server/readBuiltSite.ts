import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  assetFolder,
  clientFolder,
  fragmentFolder,
  hostHeaders,
  hostRedirects,
  isNotFoundRoute,
  notFoundRoute,
  pathOf,
} from '../../core/document/addresses.ts'
import { withoutSlash } from '../../core/model/text/oldAddress.ts'
import { typed } from '../../core/text/typed.mjs'
import { readManifest, type SiteManifest } from '../store/siteManifest.ts'
import { contentType, isInert } from './contentTypes.ts'
import { bareCsp, cacheRules, headerCsp, headersOf } from './securityHeaders.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One form of a file's content on disk: as it is, or compressed beside it. Sizes in bytes, times in milliseconds. */
export type Variant = {
  readonly path: string
  readonly encoding: Encoding
  readonly size: number
  readonly modified: number
}

/** Something that the server can send. `headers` are those that all its answers have. */
export type Resource = {
  readonly variants: readonly Variant[]
  readonly plain: Variant
  readonly headers: Readonly<Record<string, string>>
}

/** A built site as the server sees it: every address it answers, and nothing else. */
export type BuiltSite = {
  readonly dir: string
  readonly manifest: SiteManifest
  readonly resources: ReadonlyMap<string, Resource>
  readonly redirects: ReadonlyMap<string, string>
  /** Right spellings of pages and redirects by the address in small letters, see `smallLetters`. */
  readonly spellings: ReadonlyMap<string, string>
  readonly notFound: Resource | undefined
  /** Those of languages, by what their addresses begin with: `/hi`. */
  readonly notFoundIn: ReadonlyMap<string, Resource>
}

const forStaticHosts = new Set([hostHeaders, hostRedirects].map(pathOf))
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** All regular files below a folder, from it, with slashes. Links are left out: they could lead anywhere. */
const listFiles = (dir: string, folder = ''): string[] =>
  readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return []
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return listFiles(dir, path)
    return entry.isFile() && !forStaticHosts.has(path) ? [path] : []
  })

const cacheControl = (path: string): string => {
  if (path.startsWith(pathOf(clientFolder))) return cacheRules.hashed
  return path.startsWith(pathOf(assetFolder)) && !path.startsWith(pathOf(fragmentFolder))
    ? cacheRules.assets
    : cacheRules.default
}

const variantOf = (dir: string, file: string, encoding: Encoding): Variant => {
  const path = join(dir, file + endings[encoding])
  const { size, mtimeMs } = statSync(path)
  return { path, encoding, size, modified: mtimeMs }
}

const resourceOf = (
  dir: string,
  file: string,
  present: ReadonlySet<string>,
  csp: string | undefined,
  manifest: SiteManifest,
): Resource => {
  const plain = variantOf(dir, file, 'identity')
  const compressed = (['br', 'gzip'] as const).filter((encoding) =>
    present.has(file + endings[encoding]),
  )
  const type = contentType(file)
  const policy = csp !== undefined ? headerCsp(csp) : isInert(type) ? undefined : bareCsp
  return {
    plain,
    variants: [...compressed.map((encoding) => variantOf(dir, file, encoding)), plain],
    headers: {
      ...headersOf(manifest),
      ...(policy ? { 'Content-Security-Policy': policy } : {}),
      'Content-Type': type,
      'Cache-Control': cacheControl(file),
      'Accept-Ranges': 'bytes',
      ...(compressed.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    },
  }
}

/** Letters of ASCII made small, as nginx compares addresses. */
export const smallLetters = (address: string): string =>
  address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * Reads what a built site consists of; contents are read later, when first asked for. Throws with a plain message where
 * `dir` holds no built site or a page's file is missing.
 */
export const readBuiltSite = (folder: string): BuiltSite => {
  const dir = resolve(folder)
  const manifest = readManifest(dir)
  const files = listFiles(dir)
  const present = new Set(files)
  const resources = new Map<string, Resource>()
  const redirects = new Map<string, string>()
  const pageFiles = new Set(Object.values(manifest.pages).map(({ file }) => file))
  const pages = Object.fromEntries(
    Object.entries(manifest.pages).filter(([route]) => !isNotFoundRoute(route)),
  )
  const missing = Object.entries(manifest.pages).filter(
    ([route, { file }]) => isNotFoundRoute(route) && present.has(file),
  )
  const notFound = new Map(
    missing.map(([route, { file, csp }]) => [
      route.slice(0, -notFoundRoute.length),
      resourceOf(dir, file, present, csp ?? bareCsp, manifest),
    ]),
  )
  for (const [route, { file, csp }] of Object.entries(pages)) {
    if (!present.has(file))
      throw new Error(`the built site in ${dir} lacks ${file}. Build it again: ${typed('build')}`)
    resources.set(route, resourceOf(dir, file, present, csp ?? bareCsp, manifest))
    redirects.set(`/${file}`, route)
  }
  if (Object.hasOwn(pages, '/')) redirects.set('/index', '/') // what hosts of plain files answer with the same file
  for (const file of files) {
    const isCompressed = /\.(br|gz)$/.test(file) && present.has(file.replace(/\.(br|gz)$/, ''))
    if (!isCompressed && !pageFiles.has(file))
      resources.set(`/${file}`, resourceOf(dir, file, present, undefined, manifest))
  }
  for (const { from, to } of manifest.redirects) {
    const address = withoutSlash(from)
    if (Object.hasOwn(pages, address)) continue
    resources.delete(address) // the page that leads on where a host knows no redirects
    redirects.set(address, to)
  }
  return {
    dir,
    manifest,
    resources,
    redirects,
    spellings: new Map(
      [...redirects.keys(), ...Object.keys(pages)].map((address) => [
        smallLetters(address),
        address,
      ]),
    ),
    notFound: notFound.get(''),
    notFoundIn: notFound,
  }
}
