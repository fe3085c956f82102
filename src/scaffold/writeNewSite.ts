import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Engine } from '../engine/Engine.ts'
import { writeChange } from '../files/writeChange.ts'
import { isPackage, typed } from '../terminal/typed.mjs'
import { apply } from '../writer/apply.ts'
import { ScaffoldProblem } from './newPage.ts'
import { siteDocuments } from './siteDocuments.ts'
import { writeSiteFolder } from './writeSiteFolder.ts'

/**
 * Starts another firm's site in a folder, made if need be. Gives lines on what to do next. Never overwrites: throws `ScaffoldProblem` where the folder has
 * pages already.
 */
export const writeNewSite = (folder: string, { schemas }: Pick<Engine, 'schemas'>): string[] => {
  const pages = join(folder, 'pages')
  if (existsSync(pages)) throw new ScaffoldProblem(`${pages} is there already. Nothing was written.`)
  const way = relative(pages, schemas)
  const documents = siteDocuments(isAbsolute(way) ? '../schema' : way.split(sep).join('/'))
  const edits = documents.map(({ path, text }) => ({ kind: 'write', file: path, content: text }) as const)
  writeChange(
    folder,
    apply({ label: 'A new site', edits }, () => undefined),
  )
  const further = isPackage ? writeSiteFolder(folder, { schemas }) : []
  const root = isPackage && resolve(folder) === process.cwd() ? '' : `--root ${folder}`
  return [
    `Started a site in ${folder}: ${[...documents.map(({ path }) => path), ...further].join(', ')}.`,
    'Next: write the firm’s name, address and e-mail into pages/_site.json, and take out "placeholder": true.',
    `Look at it with "${typed('dev', root)}"; add pages with "${typed('new', ['/about', root].join(' ').trim())}".`,
    `Check it with "${typed('lint', root)}", build it with "${typed('build', root)}".`,
  ]
}
