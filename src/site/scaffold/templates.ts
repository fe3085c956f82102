import { pageSchema } from '../../core/document/page.ts'

const modules = import.meta.glob<unknown>('./templates/*.json', { eager: true, import: 'default' })

/** The kinds of new pages by name, each a document with `$NAME` and the like where the page's own words go. */
export const templates: ReadonlyMap<string, unknown> = new Map(
  Object.entries(modules)
    .map(([path, document]) => [path.replace(/^.*\/|\.json$/g, ''), document] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

/** What a kind of page is, in the words of the schema; '' for a template that is no kind. */
export const templateWords = (name: string): string => {
  const { enum: kinds, enumDescriptions } = pageSchema.properties.kind
  const names: readonly string[] = kinds
  return enumDescriptions[names.indexOf(name)] ?? ''
}

/** The one that is taken where none is named. */
export const defaultTemplate = 'plain'
