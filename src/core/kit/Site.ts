import type { Fact } from '../document/facts.ts'
import type { DialogDocument, PageDocument } from '../document/page.ts'
import type { SiteDocument } from '../document/site.ts'
import type { Asset } from '../document/sources.ts'
import type { Words } from '../locale/Language.ts'
import type { Writing } from './Writing.ts'

/**
 * A page, with its facts written out. `file` is its path from the root, for messages; `facts` are the names of those it
 * states, `types` the types of its blocks: for those who go through all pages and look for one kind.
 */
export type Page = {
  readonly documentType: 'page'
  readonly route: string
  readonly file: string
  readonly document: PageDocument
  readonly facts?: readonly string[]
  readonly types?: readonly string[]
}
/** The page for addresses that are not there. */
export type NotFound = Omit<Page, 'documentType'> & { readonly documentType: 'notFound' }
export type Dialog = {
  readonly documentType: 'dialog'
  readonly id: string
  readonly route: string
  readonly file: string
  readonly document: DialogDocument
}
/** All that becomes a page of its own. What it is, its `documentType` says: never a key that its document has. */
export type AnyPage = Page | Dialog | NotFound

/** One of several languages. `base` is what its addresses begin with: '' for the main one, else `/hi`. */
export type SiteLanguage = {
  readonly tag: string
  readonly name: string
  readonly base: string
  readonly direction: 'ltr' | 'rtl'
}

/**
 * A site in one of its languages: what it says there around its pages, and its own dialogs and not-found page. `foreign` are the entries, links
 * and buttons of `settings` that are not translated and stand there in the main language.
 */
export type Edition = Pick<Site, 'settings' | 'words' | 'writing' | 'dialogs' | 'notFound'> & {
  readonly language: SiteLanguage
  readonly foreign: ReadonlySet<unknown>
  /** What figures are counted in, by the words of the main language. */
  readonly units?: Readonly<Record<string, string>>
}

/** A file of a face that the build has made of the collection's: what is in it, its address, and its signs where pages are told which. */
export type MadeFace = {
  readonly address: string
  readonly content: Buffer
  readonly signs?: string
}

/**
 * A whole site in memory, checked and ready to render. It speaks one language: whoever draws a page takes words, numbers and dates
 * from the site that the page is drawn with.
 */
export type Site = {
  readonly settings: SiteDocument
  /** The words of its language, with its own in their place. */
  readonly words: Words
  readonly writing: Writing
  readonly facts: Readonly<Record<string, Fact>>
  readonly pages: ReadonlyMap<string, Page>
  readonly dialogs: ReadonlyMap<string, Dialog>
  readonly notFound: NotFound | undefined
  /** Routes of pages that are left out: drafts, and those that are not shown on this day. */
  readonly drafts: ReadonlySet<string>
  /** Pages that are not shown on this day, by their routes: no part of the site, for whoever writes them. */
  readonly waiting: ReadonlyMap<string, Page>
  /** The day of the office that the site is made for; none where days play no part. */
  readonly asOf?: string
  readonly assets: ReadonlyMap<string, Asset>
  /** All of its languages, the main one first, where it has several. Settings, words and dialogs are those of the main one; `editionOf` gives others. */
  readonly editions?: readonly Edition[]
  /** The language that this is seen in, where it is seen in one of several: see `editionOf`. */
  readonly edition?: Edition
  /** The faces of the collection that its theme names, by `key` of `src/render/theme/brought.ts`; none while pages are looked at before a build, which sends their files whole. */
  readonly faces?: ReadonlyMap<string, MadeFace>
  /** It is shown before it is published: robots list nothing of it, and its forms send nothing. */
  readonly isPreview?: boolean
}
