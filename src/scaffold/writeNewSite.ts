import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { writeChange } from '../files/writeChange.ts'
import { apply } from '../writer/apply.ts'
import { ScaffoldProblem } from './newPage.ts'
import { siteDocuments } from './siteDocuments.ts'

/**
 * Starts another firm's site in a folder, made if need be; `engine` is where the schema files lie. Gives lines on what
 * to do next. Never overwrites: throws `ScaffoldProblem` where the folder has pages already.
 */
export const writeNewSite = (folder: string, engine: string): string[] => {
  const pages = join(folder, 'pages')
  if (existsSync(pages)) throw new ScaffoldProblem(`${pages} is there already. Nothing was written.`)
  const way = relative(pages, join(engine, 'schema'))
  const documents = siteDocuments(isAbsolute(way) ? '../schema' : way.split(sep).join('/'))
  const edits = documents.map(({ path, text }) => ({ kind: 'write', file: path, content: text }) as const)
  writeChange(
    folder,
    apply({ label: 'A new site', edits }, () => undefined),
  )
  return [
    `Started a site in ${folder}: ${documents.map(({ path }) => path).join(', ')}.`,
    'Next: write the firm’s name, address and e-mail into pages/_site.json, and take out "placeholder": true.',
    `Look at it with "npm run dev -- --root ${folder}"; add pages with "npm run new -- /about --root ${folder}".`,
    `Check it with "npm run lint -- --root ${folder}", build it with "npm run build -- --root ${folder}".`,
  ]
}
