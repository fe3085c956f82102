import type { Asked } from '../../../core/document/askedIn.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Lookup } from '../../../core/model/figures/interpolate.ts'

/** One state of a site, as far as sentences go by it. */
export type Side = {
  /** Writes a fact out as the site does in this state. */
  readonly lookup: Lookup
  /** What a fact is, in words; undefined where there is none. */
  readonly labelOf: (fact: string) => string | undefined
  /** The title of the page, dialog or file at an address; undefined where there is none. */
  readonly titleAt: (address: string) => string | undefined
  /** What a dialog asks, by its name; nothing where there is none. */
  readonly asks: (dialog: string) => readonly Asked[]
}

/** What sentences are made with. */
export type Scene = { readonly kit: Kit; readonly before: Side; readonly after: Side }
