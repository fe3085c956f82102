import type { DocumentKind } from '../../../core/document/sources.ts'

/** Where a document of some kind belongs that lies elsewhere. */
export const rightPlace = (file: string, kind: DocumentKind): string => {
  if (kind === 'site' || kind === 'facts') return `pages/_${kind}.json`
  if (kind === 'language') return 'the folder of its language, such as pages/hi/_site.json'
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/^_+/, '')
  return kind === 'page'
    ? `pages/${name}`
    : `pages/_${kind === 'dialog' ? 'dialogs' : kind}/${name}`
}
