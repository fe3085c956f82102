import type { DocumentKind } from '../../../core/document/sources.ts'

/** The path from a document to its schema where `schema/` lies beside `pages/`. */
export const defaultSchema = (file: string, kind: DocumentKind): string =>
  `${'../'.repeat(file.split('/').length - 1)}schema/${kind}.schema.json`
