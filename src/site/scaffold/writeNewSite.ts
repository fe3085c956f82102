import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { apply } from '../../core/edits/apply.ts'
import type { Edit } from '../../core/edits/change.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import { isPackage, typed } from '../../core/text/typed.mjs'
import { writeChange } from '../store/writeChange.ts'
import { ScaffoldProblem } from './newPage.ts'
import { schemaFrom, siteDocuments } from './siteDocuments.ts'
import { starterEdits, starterNames } from './starters.ts'
import { writeSiteFolder } from './writeSiteFolder.ts'

/** The files of a new site: bare, or like one of the starters. Throws `ScaffoldProblem` where there is no such starter. */
const filesOf = async (like: string | undefined, schemas: string): Promise<Edit[]> => {
  if (like === undefined)
    return siteDocuments(schemas).map(({ path, text }) => ({
      kind: 'create',
      file: path,
      content: text,
    }))
  if (!starterNames.includes(like))
    throw new ScaffoldProblem(
      `There is no starter "${like}". There are ${starterNames.join(', ')}.`,
    )
  return starterEdits(like, (path) => schemaFrom(path, schemas))
}

/**
 * Starts another firm's site in a folder, made if need be: bare, or `like` one of the starters. Gives lines on what to do next. Never overwrites: throws
 * `ScaffoldProblem` where the folder has pages already, or where there is no such starter.
 */
export const writeNewSite = async (
  folder: string,
  { schemas }: Pick<Engine, 'schemas'>,
  like?: string,
): Promise<string[]> => {
  const pages = join(folder, 'pages')
  if (existsSync(pages)) throw new ScaffoldProblem(`${pages} is there already.`)
  const way = relative(pages, schemas)
  const edits = await filesOf(like, isAbsolute(way) ? '../schema' : way.split(sep).join('/'))
  writeChange(
    folder,
    apply({ label: 'A new site', edits }, () => undefined),
  )
  const further = isPackage ? writeSiteFolder(folder, { schemas }) : []
  const root = isPackage && resolve(folder) === process.cwd() ? '' : `--root ${folder}`
  return [
    `Started a site in ${folder}: ${[...edits.flatMap((edit) => (edit.file.endsWith('.json') ? edit.file : [])), ...further].join(', ')}.`,
    like === undefined
      ? 'Next: write the firm’s name, address and e-mail into pages/_site.json, and take out "placeholder": true.'
      : 'Its firm, people, figures and prices are made up: write your own into pages/_site.json, pages/_facts.json and the pages, then take out "placeholder": true.',
    `Look at it with "${typed('dev', root)}"; add pages with "${typed('new', ['/about', root].join(' ').trim())}".`,
    `Check it with "${typed('lint', root)}", build it with "${typed('build', root)}".`,
  ]
}
