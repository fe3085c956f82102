import type { DocumentKind } from '../../../../core/document/sources.ts'
import { rightPlace } from '../../links/rightPlace.ts'
import { msg } from '../../messages/msg.ts'
import { defaultSchema } from '../../schema/defaultSchema.ts'
import { namedKind } from '../../schema/namedKind.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

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
      message: msg('schemaUnknown', { path }),
      suggestion: msg('writeSchema', { schema: defaultSchema(file, kind) }),
    }
  const meant = path.replace(/[a-z]+\.schema\.json$/, `${kind}.schema.json`)
  if (faults.some(({ pointer }) => pointer === '/$schema'))
    return {
      message: msg('documentAmongOthers', { kind: named, folder: kind }),
      suggestion: msg('moveFileTo', { place: rightPlace(file, named) }),
    }
  return {
    message: msg('schemaOfOtherKind', { kind }),
    suggestion: msg('writeSchema', { schema: meant }),
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
