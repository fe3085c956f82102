import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { msg } from '../../content/lint/messages/msg.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import { type Examples, schemaFiles } from '../../core/kit/schemaFiles.ts'
import { partFinding } from './PartProblem.ts'

/** The schema files of a kit that a folder lacks, or has otherwise, with what belongs in them. */
export const staleSchemas = (
  root: string,
  kit: Kit,
  examples: Examples,
): { readonly file: string; readonly content: string }[] =>
  Object.entries(schemaFiles(kit, examples)).flatMap(([name, schema]) => {
    const file = `schema/${name}.schema.json`
    const content = `${JSON.stringify(schema, null, 2)}\n`
    const path = join(root, file)
    return existsSync(path) && readFileSync(path, 'utf8') === content ? [] : [{ file, content }]
  })

/** One warning where a site has schemas of its own that are not those of its parts and its engine any more, as after a new engine: editors offer by them what was. */
export const staleFinding = (root: string, kit: Kit, examples: Examples): Finding[] => {
  if (!existsSync(join(root, 'schema'))) return []
  const [first, ...others] = staleSchemas(root, kit, examples)
  if (!first) return []
  return [
    {
      ...partFinding(
        first.file,
        msg('schemaFilesStale', { others: others.map(({ file }) => file) }),
        msg('writeSchemaFiles'),
      ),
      severity: 'warning',
    },
  ]
}
