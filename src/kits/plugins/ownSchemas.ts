import type { Sources } from '../../core/document/sources.ts'
import type { Change } from '../../core/edits/change.ts'

/** A path that ends in one of the schema files. */
const schemaFile = /(?:^|\/)schema\/([a-z]+\.schema\.json)$/

/** `pages/services/repair.json` is two folders below the site's own. */
const wayUp = (path: string): string => '../'.repeat(path.split('/').length - 1)

/** What `$schema` says in a document that can be read. */
const namedIn = (text: string): unknown => {
  try {
    return (JSON.parse(text.replace(/^\ufeff/, '')) as { $schema?: unknown } | null)?.$schema
  } catch {
    return undefined // lint tells of it
  }
}

/** The change by which a site's documents name the schemas in its own folder, which know its own parts. Documents that name none of ours stay as they are. Pure. */
export const ownSchemas = ({ files }: Pick<Sources, 'files'>): Change => ({
  label: 'Documents name the schemas of the site itself',
  edits: files.flatMap(({ path, text }) => {
    const named = namedIn(text)
    const name = typeof named === 'string' ? schemaFile.exec(named)?.[1] : undefined
    const own = `${wayUp(path)}schema/${name}`
    return name === undefined || named === own
      ? []
      : [{ kind: 'set', file: path, pointer: '/$schema', value: own }]
  }),
})
