import type { SourceFile } from '../../core/document/sources.ts'
import { writeJson } from '../../core/document/writeJson.ts'

const modules = import.meta.glob<unknown>('./site/**/*.json', { eager: true, import: 'default' })

/** Where a document names its schema, from its own folder. */
export const schemaFrom = (path: string, schemas: string): string =>
  schemas.startsWith('.') ? '../'.repeat(path.split('/').length - 2) + schemas : schemas

/**
 * The documents of a new site: enough to be checked, built and served. `schemas` is the folder of the schema files, as
 * seen from `pages/`. Nothing in them belongs to any firm.
 */
export const siteDocuments = (schemas: string): SourceFile[] =>
  Object.entries(modules).map(([file, document]) => {
    const path = file.replace(/^\.\/site\//, 'pages/')
    return { path, text: `${writeJson(document).replace('$SCHEMA', schemaFrom(path, schemas))}\n` }
  })
