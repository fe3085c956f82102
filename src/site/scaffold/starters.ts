import type { Edit } from '../../core/edits/change.ts'

const texts = import.meta.glob<string>('./starters/*/pages/**/*.{json,svg}', {
  query: '?raw',
  import: 'default',
})

const pathIn = (file: string, name: string): string | undefined =>
  file.split(`./starters/${name}/`)[1]

/** The names of the starter sites, each a whole site of a trade, made up. */
export const starterNames: readonly string[] = [
  ...new Set(Object.keys(texts).map((file) => file.split('/')[2] ?? '')),
].sort()

/**
 * The files of a starter site, as edits below a site's root. `schemaAt` says where a document names its schemas from, by its path from the root. Nothing where no
 * starter has the name.
 */
export const starterEdits = async (
  name: string,
  schemaAt: (path: string) => string,
): Promise<Edit[]> => {
  const edits: Edit[] = []
  for (const [file, load] of Object.entries(texts)) {
    const path = pathIn(file, name)
    if (path === undefined) continue
    const text = await load()
    edits.push({
      kind: 'create',
      file: path,
      content: path.endsWith('.json')
        ? text.replace(/"[./]*schema\//, `"${schemaAt(path)}/`)
        : text,
    })
  }
  return edits
}
