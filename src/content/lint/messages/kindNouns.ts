import type { DocumentKind } from '../../../core/document/sources.ts'

/** What a document of some kind is called after "this document is". */
export const kindNouns: Readonly<Record<DocumentKind, string>> = {
  page: 'a page',
  dialog: 'a dialog',
  site: "the site's settings",
  language: 'what the site says in another language',
  facts: "the site's facts",
  checks: 'a list of checks',
  translations: 'what a language was translated from',
}
