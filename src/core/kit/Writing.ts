import type { Language } from '../locale/Language.ts'

/**
 * How a site, or the part of it that a page belongs to, writes: its language, and for `Intl` the locale, with the digits that its
 * readers use, and the currency of amounts that name none.
 */
export type Writing = {
  readonly language: Language
  readonly locale: string
  readonly currency: string
}
