import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { CheckedSite } from './openSite.ts'

/** A document of a site that an editor asks about, as it is typed. */
export type AskedDocument = {
  readonly site: CheckedSite
  readonly root: string
  readonly file: string
  readonly document: TextDocument
}
/** Finds a document by its URI, in its site as it was checked last; `isExact`: as it is typed at this moment. */
export type FindDocument = (uri: string, isExact?: boolean) => AskedDocument | undefined
