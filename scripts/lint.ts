/** `npm run lint -- [PATH…] [--root DIR] [--format NAME] [--fix]`: checks page documents. Exit 0, 1 errors, 2 could not run. */
import { join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { noteStoreOf } from '../src/files/noteStore.ts'
import { readSite } from '../src/files/readSite.ts'
import { writeWhole } from '../src/files/writeWhole.ts'
import { fixAll } from '../src/lint/fixAll.ts'
import { countOf } from '../src/lint/formats/format.ts'
import { formats, isFormatName } from '../src/lint/formats/formats.ts'
import { lint } from '../src/lint/lint.ts'

const usage = (message: string): never => {
  console.error(`${message}\nUsage: npm run lint -- [PATH…] [--root DIR] [--format ${Object.keys(formats).join('|')}] [--fix]`)
  process.exit(2)
}

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { root: { type: 'string' }, format: { type: 'string', default: 'pretty' }, fix: { type: 'boolean', default: false } },
    })
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error))
  }
}

const { values, positionals } = readArguments()
const format = isFormatName(values.format) ? values.format : usage(`There is no format "${values.format}".`)
const root = resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.')

let sources = readSite(root, { lazy: true })
const notes = noteStoreOf(root)
const options = { cache: notes?.cache }
const known = [...sources.files, ...sources.assets, ...(sources.unread ?? [])].map(({ path }) => path)

/** A path as the site's own: it may be given from the site's root or from where the command runs. */
const filters = positionals.map((path) => {
  const choices = [resolve(root, path), resolve(path)].map((full) => relative(root, full).split(sep).join('/'))
  return (
    choices.find((name) => name === '' || known.some((file) => file === name || file.startsWith(`${name}/`))) ?? usage(`There is nothing to check at ${path}.`)
  )
})
const asked = (file: string) => filters.length === 0 || filters.some((name) => name === '' || file === name || file.startsWith(`${name}/`))

if (values.fix) {
  const mended = fixAll(sources, options, ({ file }) => asked(file))
  for (const [path, text] of mended) writeWhole(join(root, path), text)
  sources = { ...sources, files: sources.files.map((file) => (mended.has(file.path) ? { path: file.path, text: mended.get(file.path) ?? '' } : file)) }
}

const documents = new Map(sources.files.map((file) => [file.path, file]))
const found = lint(sources, options).filter(({ file }) => asked(file))
// What --fix has left it would leave again: a file is mended only where it becomes JSON by that.
const findings = values.fix ? found.map(({ fix: _, ...finding }) => finding) : found
notes?.save()
const files = [...documents.keys()].filter(asked)
const color = process.stdout.isTTY === true && !process.env['NO_COLOR']
process.stdout.write(formats[format]({ files, findings, textOf: (file) => documents.get(file)?.text, color }))
process.exitCode = countOf(findings).errors > 0 ? 1 : 0
