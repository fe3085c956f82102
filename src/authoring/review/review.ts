import type { Changes, ToldFile } from '../../content/changes/told.ts'
import type { textsOf } from '../../content/lint/findings/wholeMessage.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import type { BesideOriginals } from './besideOriginals.ts'
import type { Look } from './pictures/look.ts'
import type { Translation } from './translationsOf.ts'

/** A page that is built otherwise than before, new or gone; `before` is another address where it has moved. */
export type ChangedPage = {
  readonly before?: string | undefined
  readonly after?: string | undefined
  readonly looks: readonly Look[]
}

/** What has changed in one document, with the pages that show it and are told nowhere else. */
export type Section = {
  readonly told?: ToldFile | undefined
  readonly pages: readonly ChangedPage[]
  /** The addresses of further pages that differ for the same reason, and look as one above. */
  readonly alike: readonly string[]
  /** What has become of the document's translations; nothing where there are none to tell of. */
  readonly translations?: readonly Translation[]
}

/** An address at which visitors meet something else; `to` is where it leads on. */
export type AddressChange = {
  readonly address: string
  readonly to?: string | undefined
  readonly was?: string | undefined
}
export type Addresses = {
  readonly added: readonly AddressChange[]
  /** Without `to`, nothing is there any more. */
  readonly gone: readonly AddressChange[]
  /** Old addresses that lead elsewhere now. */
  readonly led: readonly AddressChange[]
}

/** Where something was found, as people know the place: the page, and the words that stand there; `file` and `line` for those who open the document. */
export type Spot = {
  readonly name: string
  readonly route?: string | undefined
  readonly words?: string | undefined
  readonly file: string
  readonly line: number
}
/** A finding with every place that it holds for. */
export type LocatedFinding = Finding &
  ReturnType<typeof textsOf> & { readonly spots: readonly Spot[] }

/** What a page's first load weighs, in bytes as they are sent. */
export type Weight = { readonly route: string; readonly before: number; readonly after: number }

/** All that a reviewer is told. Words of documents are as they stand there: whoever writes them out escapes them. */
export type Review = {
  readonly firm: string
  /** What pages are called, by their addresses. */
  readonly titles: Readonly<Record<string, string>>
  /** The two states in words: "main, as of 3 March 2026". */
  readonly from: string
  readonly to: string
  /** Which versions these are in git. */
  readonly versions?: string | undefined
  readonly changes: Changes
  readonly sections: readonly Section[]
  /** What stands in other languages beside a change of an original; nothing where the site has one language. */
  readonly beside?: BesideOriginals
  readonly addresses: Addresses
  readonly came: readonly LocatedFinding[]
  readonly went: readonly LocatedFinding[]
  /** Errors that there were before, too. */
  readonly olderErrors: number
  readonly heavier: readonly Weight[]
  /** What else has to be known, in sentences: a change of the engine, pages that could not be drawn, pictures that are missing. */
  readonly notes: readonly string[]
  /** How many pages the site has now. */
  readonly pages: number
}
