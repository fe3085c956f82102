/** `npm run lint`: checks page documents. */
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findingsIn } from '../src/content/lint/findings/tellTogether.ts'
import { countOf } from '../src/content/lint/formats/format.ts'
import { formats } from '../src/content/lint/formats/formats.ts'
import { lintSite } from '../src/content/lint/lint.ts'
import { keyOrderOf } from '../src/core/edits/keyOrderOf.ts'
import { findParts } from '../src/kits/plugins/findParts.ts'
import type { AnyKit } from '../src/kits/plugins/joinParts.ts'
import { staleFinding } from '../src/kits/plugins/staleSchemas.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { assetsFileOf } from '../src/site/store/assetsFile.ts'
import { cacheFileOf } from '../src/site/store/cacheFile.ts'
import { changedLines } from '../src/site/store/changedLines.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { print } from '../src/site/terminal/print.mjs'
import { openProgress } from '../src/site/terminal/progress.ts'
import { rootOf } from './engineHere.mjs'
import { readArguments, refuse } from './readArguments.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite, partsResult } from './site/openSite.ts'
import { usage } from './usage/lint.mjs'

const { values, positionals } = readArguments(usage)
const root = rootOf(values.root)
if (values.since !== undefined && values.format !== 'github')
  refuse(usage, '--since says which annotations come first: it stands beside --format github.')
if (values.reference !== undefined && values.format !== 'sarif')
  refuse(usage, '--reference is where programs lead to: it stands beside --format sarif.')
const color = process.stdout.isTTY === true && !process.env['NO_COLOR']
/** Examples belong to the schemas of a site with parts of its own; no other needs them. */
const examples =
  findParts(root).length > 0
    ? (await import('../src/render/blocks/examples.ts')).examples
    : undefined
const { kit, engine } = await openSite<AnyKit>(
  { ...standardKit, ...(examples ? { examples } : {}) },
  root,
  (findings) =>
    print(
      formats[values.format]({ ...partsResult(root, findings), rules: standardKit.rules, color }),
      values.format === 'pretty',
    ),
)

const assetsFile = assetsFileOf(root, engine)
let sources = readSite(root, { lazy: true, before: assetsFile.before })
assetsFile.save(sources.assets)
const cacheFile = cacheFileOf(root, engine)
const { progress, end } = openProgress()
const options = {
  today: dayOf(root, usage, values['as-of']),
  cache: cacheFile?.cache,
  progress: values.format === 'pretty' ? progress : undefined,
}
const known = [...sources.files, ...sources.assets, ...(sources.unread ?? [])].map(
  ({ path }) => path,
)

/** A path as the site's own: it may be given from the site's root or from where the command runs. */
const filters = positionals.map((path) => {
  const choices = [resolve(root, path), resolve(path)].map((full) =>
    relative(root, full).split(sep).join('/'),
  )
  return (
    choices.find(
      (name) => name === '' || known.some((file) => file === name || file.startsWith(`${name}/`)),
    ) ?? refuse(usage, `There is nothing to check at ${path}.`)
  )
})
const asked = (file: string) =>
  filters.length === 0 ||
  filters.some((name) => name === '' || file === name || file.startsWith(`${name}/`))

if (values.fix) {
  const { fixSite } = await import('../src/site/store/fixSite.ts') // the writer is loaded where something is written
  sources = fixSite(kit, root, sources, options, ({ file }) => asked(file))
}

const documents = new Map(sources.files.map((file) => [file.path, file]))
const linted = lintSite(kit, sources, options)
const stale = kit.own && kit.examples ? staleFinding(root, kit, kit.examples) : []
const found = [...findingsIn(linted.findings, asked), ...stale.filter(({ file }) => asked(file))]
const suppressed = linted.suppressed.filter(({ finding }) => asked(finding.file))
// What --fix has left it would leave again: a file is mended only where it becomes JSON by that.
const findings = values.fix ? found.map(({ answers: _, ...finding }) => finding) : found
cacheFile?.save()
const files = [...documents.keys()].filter(asked)
end()
const textOf = (file: string) => documents.get(file)?.text
const isChanged = values.since === undefined ? undefined : changedLines(root, values.since)
const page = join(dirname(engine.schemas), 'docs', 'lint-rules.md')
const reference = values.reference ?? (existsSync(page) ? pathToFileURL(page).href : undefined)
const order = keyOrderOf(kit.choices)
print(
  formats[values.format]({
    files,
    findings,
    suppressed,
    rules: kit.rules,
    textOf,
    color,
    isChanged,
    reference,
    order,
  }),
  values.format === 'pretty',
)
process.exitCode = countOf(findings).errors > 0 ? 1 : 0
