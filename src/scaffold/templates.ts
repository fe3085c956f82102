const modules = import.meta.glob<unknown>('./templates/*.json', { eager: true, import: 'default' })

/** The kinds of new pages by name, each a document with `$NAME` and the like where the page's own words go. */
export const templates: ReadonlyMap<string, unknown> = new Map(
  Object.entries(modules)
    .map(([path, document]) => [path.replace(/^.*\/|\.json$/g, ''), document] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

/** The one that is taken where none is named. */
export const usualTemplate = 'plain'
