import type { AssetFault } from '../../../core/messages/assetMessages.ts'
import type { Said } from './Said.ts'
/** What the studio's own page says of its server, in `meta` elements that the server writes into its head. */

/** The token that allows writing: sent back in `X-Studio-Token`. Empty where the studio is read-only. */
export const tokenMeta = 'studio-token'
/** The origin that the site itself stands on, for the frame: `http://127.0.0.1:5174`. */
export const siteMeta = 'studio-site'
/** Why nothing can be written here, in words; left out where it can. */
export const readOnlyMeta = 'studio-read-only'

export const tokenHeader = 'X-Studio-Token'

/** Where documents are checked, at the site's origin: the site's own rules and blocks run there. */
export const checkerAddress = '/~checker'

/** Whether a page is written on, or looked at as visitors get it: without drafts, but for the page itself. */
export type PageMode = 'write' | 'look'

/**
 * GET /~studio/drawn?route=…&mode=look&as-of=2027-04-01 (the day, usually today) : the page as the site's origin would serve it now, with marks where it is written on, for the frame's `draw`; `stamp` changes
 * with the HTML. `file` is the document that it is drawn from, none where there is no page.
 */
export type DrawnAnswer = {
  readonly route: string
  readonly mode: PageMode
  /** The day that was asked for; none: today. */
  readonly asOf?: string | undefined
  readonly status: number
  readonly file: string | undefined
  /** Visitors do not get this page on the day that it is drawn for. */
  readonly waits: boolean
  readonly html: string
  readonly stamp: string
}

/** POST upload?name=… : the picture as the body; `{ address: '/assets/workshop.webp' }`, or why not. `removed`: what a drawing lost because it could run or load something, in words. */
export type UploadAnswer =
  | { readonly address: string; readonly removed?: readonly string[] }
  | { readonly fault: AssetFault }
  | { readonly why: Said }
