import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { writeJson } from '../../core/document/writeJson.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import { writeWhole } from '../store/writeWhole.ts'
import workflow from './folder/check.yml?raw'
import daily from './folder/daily.yml?raw'
import ignored from './folder/gitignore.txt?raw'

/** Which documents follow which schema; all others in pages/ are pages. */
const kinds = { dialog: '_dialogs/*', site: '_site', facts: '_facts', checks: '_checks/*' }

/** What editors of the VS Code family are told: the schemas of all documents, those too that do not name theirs. */
const editorSettings = (schemas: string): string => {
  const places = Object.entries(kinds).map(
    ([kind, place]) => [kind, `/pages/${place}.json`] as const,
  )
  const mapping = (kind: string, fileMatch: readonly string[]) => ({
    fileMatch,
    url: `${schemas}/${kind}.schema.json`,
  })
  const settings = {
    'json.schemas': [
      mapping('page', ['/pages/**/*.json', ...places.map(([, place]) => `!${place}`)]),
      ...places.map(([kind, place]) => mapping(kind, [place])),
    ],
    'files.eol': '\n',
    'files.insertFinalNewline': true,
    '[json]': {
      'editor.tabSize': 2,
      'editor.insertSpaces': true,
      'editor.quickSuggestions': { strings: true },
    },
  }
  return `${writeJson(settings)}\n`
}

/** What stands in a `.gitignore`, with the lines that it lacks; nothing where it lacks none. */
const withIgnored = (before: string): string | undefined => {
  const known = new Set(before.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')))
  const missing = ignored
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !known.has(line.replace(/\/$/, '')))
  if (before === '') return ignored
  return missing.length > 0 ? `${before.replace(/\n?$/, '\n')}${missing.join('\n')}\n` : undefined
}

/**
 * Writes what a site's own folder has besides its pages where the engine is a package: what git ignores, editor settings, a check for code hosts, and a daily build. What is there
 * already stays, but for a `.gitignore`, which gets the lines that it lacks. Gives the paths of what was written.
 */
export const writeSiteFolder = (folder: string, { schemas }: Pick<Engine, 'schemas'>): string[] => {
  const read = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined
  const way = `./${relative(folder, schemas).split(sep).join('/')}`
  const files = {
    '.gitignore': withIgnored(read('.gitignore') ?? ''),
    '.vscode/settings.json':
      read('.vscode/settings.json') === undefined ? editorSettings(way) : undefined,
    '.github/workflows/check.yml':
      read('.github/workflows/check.yml') === undefined ? workflow : undefined,
    '.github/workflows/daily.yml':
      read('.github/workflows/daily.yml') === undefined ? daily : undefined,
  }
  return Object.entries(files).flatMap(([path, text]) => {
    if (text === undefined) return []
    writeWhole(join(folder, path), text)
    return [path]
  })
}
