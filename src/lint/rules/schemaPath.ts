import type { DocumentKind } from '../../model/sources.ts'
import type { Report, Rule } from '../rule.ts'
import { usualSchema } from '../schema/usualSchema.ts'

/** Any path that ends so will do: a site may lie beside the engine or far from it. */
const ending = /(?:^|\/)schema\/([a-z]+)\.schema\.json$/

const nouns: Readonly<Record<DocumentKind, string>> = { page: 'a page', dialog: 'a dialog', site: "the site's settings", facts: "the site's facts" }

const wrong = (path: string, kind: DocumentKind, usual: string): Pick<Report, 'message' | 'suggestion' | 'severity' | 'fix'> | undefined => {
  const named = ending.exec(path)?.[1]
  if (named === kind) return undefined
  const meant = named === undefined ? usual : path.replace(/[a-z]+\.schema\.json$/, `${kind}.schema.json`)
  const suggestion = `Write "${meant}".`
  if (named === undefined) return { severity: 'warning', message: `"${path}" is no schema of ours: editors will not help with this document.`, suggestion }
  return { message: `This document is ${nouns[kind]}, but "$schema" names the schema of something else.`, suggestion, fix: { kind: 'value', value: meant } }
}

export const rule: Rule = {
  name: 'schema-path',
  severity: 'error',
  perDocument: true,
  what: '"$schema" names the schema that fits the document: page, dialog, site or facts, in a folder "schema".',
  why: 'An editor completes and checks by that schema alone: with the wrong one it calls right what is wrong, and wrong what is right.',
  bad: [{ file: 'pages/about.json', at: '/$schema', value: '../schema/dialog.schema.json' }],
  good: [{ file: 'pages/about.json', at: '/$schema', value: '../../broadsheet/schema/page.schema.json' }],
  *check({ files }) {
    for (const { path: file, value, place } of files) {
      const path = value?.['$schema']
      if (typeof path !== 'string' || path.trim() === '' || !place) continue
      const found = wrong(path, place.kind, usualSchema(file, place.kind))
      if (found) yield { file, pointer: '/$schema', ...found }
    }
  },
}
