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

/** Where a document of some kind belongs that lies elsewhere. */
export const rightPlace = (file: string, kind: DocumentKind): string => {
  if (kind === 'site' || kind === 'facts') return `pages/_${kind}.json`
  if (kind === 'language') return 'the folder of its language, such as pages/hi/_site.json'
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/^_+/, '')
  return kind === 'page'
    ? `pages/${name}`
    : `pages/_${kind === 'dialog' ? 'dialogs' : kind}/${name}`
}
