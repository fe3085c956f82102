import { readdirSync } from 'node:fs'

/** Which schema a document is checked with, by its path. The first match counts; all others are pages. @type {readonly (readonly [string, RegExp])[]} */
const kinds = [
  ['site', /^pages\/_site\.json$/],
  ['language', /^pages\/[^/]+\/_site\.json$/],
  ['facts', /^pages\/_facts\.json$/],
  ['dialog', /^pages\/([^/]+\/)?_dialogs\//],
  ['checks', /^pages\/_checks\//],
  ['translations', /^pages\/_translations\//],
]

/** @param {string} folder @returns {string[]} The paths of the documents in a folder of `pages/`. */
const documentsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return entry.name === '_assets' || path === 'pages/_checks/looks' ? [] : documentsIn(path)
    return entry.name.endsWith('.json') ? [path] : []
  })

/** @returns {[schema: string, paths: string[]][]} The documents of `pages/`, grouped by the schema that checks them. */
export const documentsBySchema = () => {
  /** @type {Record<string, string[]>} */
  const groups = {}
  for (const path of documentsIn('pages')) {
    const schema = kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
    groups[schema] = [...(groups[schema] ?? []), path]
  }
  return Object.entries(groups)
}
