import type { SourcePlace } from '../../../core/document/sources.ts'

/** What kind of thing a changed file is. */
export type FileKind = SourcePlace['kind'] | 'asset' | 'file'

export const fileKindText: Readonly<Record<FileKind, string>> = {
  page: 'Page',
  dialog: 'Dialog',
  site: 'Site settings',
  language: 'Site settings of a language',
  facts: 'Facts',
  checks: 'Checks',
  translations: 'Translations',
  asset: 'Asset',
  file: 'File',
}

/** The heading of a changed file. A site has its facts and settings once, so they need no name. */
export const fileHeading = (kind: FileKind, name: string): string =>
  kind === 'site' || kind === 'facts' ? fileKindText[kind] : `${fileKindText[kind]}: ${name}`
