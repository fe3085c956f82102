import type { DocumentKind } from '../../../../core/document/sources.ts'
import { kindNouns, rightPlace } from '../../links/rightPlace.ts'
import { defaultSchema } from '../../schema/defaultSchema.ts'
import { namedKind } from '../../schema/namedKind.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

const among: Readonly<Record<DocumentKind, string>> = {
  page: 'among the pages',
  dialog: 'among the dialogs',
  site: 'where the settings belong',
  language: 'where the settings of a language belong',
  facts: 'where the facts belong',
  checks: 'among the checks',
  translations: 'among the records of translations',
}

type Said = Pick<Report, 'message' | 'suggestion' | 'severity' | 'fix'>

const wrong = (
  path: string,
  kind: DocumentKind,
  { path: file, faults }: LintFile,
): Said | undefined => {
  const named = namedKind(path)
  if (named === kind) return undefined
  if (named === undefined)
    return {
      severity: 'warning',
      message: `"${path}" is no schema of ours: editors will not help with this document.`,
      suggestion: `Write "${defaultSchema(file, kind)}".`,
    }
  const meant = path.replace(/[a-z]+\.schema\.json$/, `${kind}.schema.json`)
  if (faults.some(({ pointer }) => pointer === '/$schema'))
    return {
      message: `By its "$schema" and by what stands in it, this document is ${kindNouns[named]}, but it lies ${among[kind]}.`,
      suggestion: `Move the file to ${rightPlace(file, named)}.`,
    }
  return {
    message: `This document is ${kindNouns[kind]}, but "$schema" names the schema of something else.`,
    suggestion: `Write "${meant}".`,
    fix: { kind: 'value', value: meant },
  }
}

export const rule: Rule = {
  name: 'schema-path',
  severity: 'error',
  perDocument: true,
  what: '"$schema" names the schema that fits the document: page, dialog, site, facts or checks, in a folder "schema".',
  why: 'An editor completes and checks by that schema alone: with the wrong one it calls right what is wrong, and wrong what is right.',
  bad: [{ file: 'pages/about.json', at: '/$schema', value: '../schema/dialog.schema.json' }],
  good: [
    { file: 'pages/about.json', at: '/$schema', value: '../../broadsheet/schema/page.schema.json' },
  ],
  *check({ files }) {
    for (const file of files) {
      const { value, place } = file
      const path = value?.['$schema']
      if (typeof path !== 'string' || path.trim() === '' || !place) continue
      const found = wrong(path, place.kind, file)
      if (found) yield { file: file.path, pointer: '/$schema', ...found }
    }
  },
}
