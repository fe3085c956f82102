import { checksSchema } from './checks.ts'
import { factsSchema } from './facts.ts'
import { languageSchema } from './language.ts'
import { dialogSchema, pageSchema } from './page.ts'
import { siteSchema } from './site.ts'
import { translationsSchema } from './translations.ts'

/** A JSON Schema as plain data. */
export type Schema = { readonly [key: string]: unknown }

/** The schemas of whole documents. */
export const documentSchemas = {
  page: pageSchema,
  dialog: dialogSchema,
  site: siteSchema,
  language: languageSchema,
  facts: factsSchema,
  checks: checksSchema,
  translations: translationsSchema,
} as const satisfies Record<string, Schema>
