import type { AssetFault } from '../messages/assetMessages.ts'
import { dialogRoute, languageBase, notFoundRoute } from './addresses.ts'
import type { PageDocument } from './page.ts'

/**
 * One document as it lies on disk. `path` runs from the site's root with slashes: `pages/services/repair.json`. `text` may
 * be read when it is asked for. `stamp` is the same for as long as the text is; there is none where that is not certain.
 */
export type SourceFile = {
  readonly path: string
  readonly text: string
  readonly stamp?: string | undefined
}

/** One file of `pages/_assets`. `address` is where it is served; sizes of pictures in pixels, of files in bytes. */
export type Asset = {
  readonly address: string
  readonly path: string
  readonly bytes: number
  readonly width?: number
  readonly height?: number
  /** For a drawing with dark colours of its own: the address at which it stands in them, see darkColours.ts. */
  readonly dark?: string
  /** What in a drawing could run or fetch something where it is opened by itself, in words: see cleanSvg.ts. None where that is left out. */
  readonly dangers?: readonly string[]
  /** Why a drawing is refused as a whole: see cleanSvg.ts. */
  readonly refusal?: AssetFault
  /** For a drawing with texts, which are drawn in the fonts of whoever sees them. */
  readonly hasText?: true
  /** What is wrong with the content of a file, by its bytes. `repaired` is the text that mends it for certain. */
  readonly fault?: AssetFault & { readonly isWarning?: true; readonly repaired?: string }
  /** As for documents. */
  readonly stamp?: string | undefined
}

/** Where assets lie, from the site's root. */
export const assetsFolder = 'pages/_assets'

/** Where a site keeps pictures of how its pages look: no documents, and nothing that is served. */
export const looksFolder = 'pages/_checks/looks'

/** What was left alone, and why: too large, a link out of the folder, no plain file, a folder named like a document, no document, or unreadable. */
export type Unread = {
  readonly path: string
  readonly reason: 'large' | 'link' | 'special' | 'folder' | 'foreign' | 'unreadable'
  readonly bytes?: number
}

/** Everything that a site consists of, read but not yet checked. */
export type Sources = {
  readonly files: readonly SourceFile[]
  readonly assets: readonly Asset[]
  readonly unread?: readonly Unread[]
}

export type DocumentKind =
  | 'page'
  | 'dialog'
  | 'site'
  | 'language'
  | 'facts'
  | 'checks'
  | 'translations'

/**
 * What a file is, by its path alone. `kind` names its schema; `documentType`, `route` and `id` are for what becomes a page; `language`
 * is the tag by which a document belongs to a language that no address says: that of its folder, or its name below `_translations`.
 */
export type SourcePlace = { readonly language?: string | undefined } & (
  | {
      readonly kind: 'page'
      readonly documentType: 'page' | 'notFound'
      readonly route: string
      readonly id?: undefined
    }
  | {
      readonly kind: 'dialog'
      readonly documentType: 'dialog'
      readonly route: string
      readonly id: string
    }
  | {
      readonly kind: 'site' | 'language' | 'facts' | 'checks' | 'translations'
      readonly documentType?: undefined
      readonly route?: undefined
      readonly id?: undefined
    }
)

/** What the folder of a language may hold besides pages. */
const inLanguage = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\/(_site|_404|_dialogs\/([^/]+))$/

const placeInLanguage = (name: string): SourcePlace | undefined => {
  const [, language, rest, id] = inLanguage.exec(name) ?? []
  if (language === undefined) return undefined
  const base = languageBase(language)
  if (id !== undefined)
    return { kind: 'dialog', documentType: 'dialog', route: base + dialogRoute(id), id, language }
  return rest === '_site'
    ? { kind: 'language', language }
    : { kind: 'page', documentType: 'notFound', route: base + notFoundRoute, language }
}

/**
 * Tells what a file of `pages/` is. Takes its path from the root; gives undefined for a name that begins with `_` and
 * is none of the known ones. `_404` has the route `/404.html`, which no page can take.
 */
export const placeOf = (path: string): SourcePlace | undefined => {
  const name = path.replace(/^pages\//, '').replace(/\.json$/, '')
  if (!name.startsWith('_') && !name.includes('/_')) return pageAt(name) // nearly all: asked several times of each document
  if (name === '_site') return { kind: 'site' }
  if (name === '_facts') return { kind: 'facts' }
  if (name === '_404') return { kind: 'page', documentType: 'notFound', route: notFoundRoute }
  if (/^_checks\/[^/]+$/.test(name)) return { kind: 'checks' }
  const translated = /^_translations\/([^/]+)$/.exec(name)?.[1]
  if (translated) return { kind: 'translations', language: translated }
  const dialog = /^_dialogs\/([^/]+)$/.exec(name)?.[1]
  if (dialog)
    return { kind: 'dialog', documentType: 'dialog', route: dialogRoute(dialog), id: dialog }
  return placeInLanguage(name)
}

const pageAt = (name: string): SourcePlace => ({
  kind: 'page',
  documentType: 'page',
  route: name === 'index' ? '/' : `/${name.replace(/\/index$/, '')}`,
})

/** A published page's kind, with the usual one filled in. */
export const kindOf = (page: PageDocument): NonNullable<PageDocument['kind']> =>
  page.kind ?? (page.article ? 'article' : 'plain')
