import type { DocumentKind } from '../../../core/document/sources.ts'

/** Where a document of some kind belongs that lies elsewhere; undefined where the folder of its language is not known. */
export const rightPlace = (file: string, kind: DocumentKind): string | undefined => {
  if (kind === 'site' || kind === 'facts') return `pages/_${kind}.json`
  if (kind === 'language') return undefined
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/^_+/, '')
  return kind === 'page'
    ? `pages/${name}`
    : `pages/_${kind === 'dialog' ? 'dialogs' : kind}/${name}`
}
