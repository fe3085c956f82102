import {
  type Translated,
  type TranslationsDocument,
  translationsFile,
} from '../../../core/document/translations.ts'
import { writeJson } from '../../../core/document/writeJson.ts'
import type { Edit } from '../../../core/edits/change.ts'
import { escapeKey } from '../../../core/model/schema/path.ts'
import type { LintFile } from '../types/file.ts'

/** What is known of some documents of a language from now on, each by its key. */
export type Records = readonly (readonly [key: string | undefined, known: Translated])[]

/** Where the schemas lie, seen from the file of a language: one folder deeper than the settings, which name them. */
const schemaFrom = (siteFile: LintFile | undefined): string => {
  const own = String(siteFile?.value?.['$schema'] ?? '../schema/site.schema.json').replace(
    /site\.schema\.json$/,
    'translations.schema.json',
  )
  return own.startsWith('./') ? `.${own}` : own.startsWith('.') ? `../${own}` : own
}

/** Documents in the order of their addresses, so that two people who translate different ones write to different lines. */
const whole = ($schema: string, records: Records): TranslationsDocument => {
  const site = records.find(([key]) => key === undefined)?.[1]
  const pages = records
    .flatMap(([key, known]) => (key === undefined ? [] : [[key, known] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { $schema, ...(site ? { site } : {}), pages: Object.fromEntries(pages) }
}

/** The edits that write what is known of documents of a language; the file is made where there is none. */
export const recordEdits = (
  tag: string,
  recordFile: LintFile | undefined,
  siteFile: LintFile | undefined,
  records: Records,
): Edit[] => {
  const path = translationsFile(tag)
  if (!recordFile)
    return [
      {
        kind: 'create',
        file: path,
        content: `${writeJson(whole(schemaFrom(siteFile), records))}\n`,
      },
    ]
  const { pages } = whole('', records)
  const inPages: Edit[] =
    recordFile.value?.['pages'] === undefined
      ? [{ kind: 'set', file: path, pointer: '/pages', value: pages }]
      : Object.entries(pages ?? {}).map(([key, value]) => ({
          kind: 'set',
          file: path,
          pointer: `/pages/${escapeKey(key)}`,
          value,
        }))
  return [
    ...records.flatMap(([key, value]): Edit[] =>
      key === undefined ? [{ kind: 'set', file: path, pointer: '/site', value }] : [],
    ),
    ...(Object.keys(pages ?? {}).length > 0 ? inPages : []),
  ]
}
