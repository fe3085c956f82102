/** `npm run lint`: checks page documents. */
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findingsIn } from '../src/content/lint/findings/tellTogether.ts'
import { countOf } from '../src/content/lint/formats/format.ts'
import { formats } from '../src/content/lint/formats/formats.ts'
import { lintSite } from '../src/content/lint/lint.ts'
import type { Sources } from '../src/core/document/sources.ts'
import { keyOrderOf } from '../src/core/edits/keyOrderOf.ts'
import { findParts } from '../src/kits/plugins/findParts.ts'
import type { AnyKit } from '../src/kits/plugins/joinParts.ts'
import { staleFinding } from '../src/kits/plugins/staleSchemas.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { assetsFileOf } from '../src/site/store/assetsFile.ts'
import { cacheFileOf } from '../src/site/store/cacheFile.ts'
import { changedLines } from '../src/site/store/changedLines.ts'
import { folderInRepository } from '../src/site/store/folderInRepository.ts'
import { readSite } from '../src/site/store/readSite.ts'
import type { Io } from '../src/site/terminal/io.mjs'
import { openProgress } from '../src/site/terminal/progress.ts'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { type Arguments, refuse } from './readArguments.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite, partsResult } from './site/openSite.ts'
import { usage } from './usage/lint.mjs'

type Typed = Arguments<typeof usage>

export const main = command(usage, async ({ values, positionals }, io) => {
  const root = rootOf(values.root)
  checkCombinations(values)
  const { kit, engine } = await openKit(root, values, io)
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
  const isChosen = fileFilter(root, sources, positionals)
  if (values.fix) {
    const { fixSite } = await import('../src/site/store/fixSite.ts') // the writer is loaded where something is written
    sources = fixSite(kit, root, sources, options, ({ file }) => isChosen(file))
  }

  const documents = new Map(sources.files.map((file) => [file.path, file]))
  const linted = lintSite(kit, sources, options)
  const stale = kit.own && kit.examples ? staleFinding(root, kit, kit.examples) : []
  const found = [
    ...findingsIn(linted.findings, isChosen),
    ...stale.filter(({ file }) => isChosen(file)),
  ]
  // What --fix has left it would leave again: a file is fixed only if it becomes JSON by that.
  const findings = values.fix ? found.map(({ answers: _, ...finding }) => finding) : found
  cacheFile?.save()
  end()
  io.print(
    formats[values.format]({
      files: [...documents.keys()].filter(isChosen),
      findings,
      suppressed: linted.suppressed.filter(({ finding }) => isChosen(finding.file)),
      rules: kit.rules,
      textOf: (file) => documents.get(file)?.text,
      color: io.hasColors,
      folder: folderInRepository(root, io.env['GITHUB_WORKSPACE']),
      isChanged: values.since === undefined ? undefined : changedLines(root, values.since),
      reference: values.reference ?? referenceOf(engine.schemas),
      order: keyOrderOf(kit.choices),
    }),
    values.format === 'pretty',
  )
  return countOf(findings).errors > 0 ? 1 : 0
})

const checkCombinations = ({ since, reference, format }: Typed['values']): void => {
  if (since !== undefined && format !== 'github')
    refuse(usage, '--since says which annotations come first: it stands beside --format github.')
  if (reference !== undefined && format !== 'sarif')
    refuse(usage, '--reference is where programs lead to: it stands beside --format sarif.')
}

const openKit = async (root: string, { format }: Typed['values'], io: Io) => {
  /** Examples belong to the schemas of a site with plugins; no other needs them. */
  const examples =
    findParts(root).length > 0
      ? (await import('../src/render/blocks/examples.ts')).examples
      : undefined
  const kit: AnyKit = { ...standardKit, ...(examples ? { examples } : {}) }
  return openSite(kit, root, io, (findings) =>
    io.print(
      formats[format]({
        ...partsResult(root, findings),
        folder: folderInRepository(root, io.env['GITHUB_WORKSPACE']),
        rules: standardKit.rules,
        color: io.hasColors,
      }),
      format === 'pretty',
    ),
  )
}

/** Whether a file is among those that were typed. A path is relative to the site's root or to where the command runs. */
const fileFilter = (root: string, sources: Sources, paths: readonly string[]) => {
  const known = [...sources.files, ...sources.assets, ...(sources.unread ?? [])].map(
    ({ path }) => path,
  )
  const filters = paths.map((path) => {
    const choices = [resolve(root, path), resolve(path)].map((full) =>
      relative(root, full).split(sep).join('/'),
    )
    return (
      choices.find(
        (name) => name === '' || known.some((file) => file === name || file.startsWith(`${name}/`)),
      ) ?? refuse(usage, `There is nothing to check at ${path}.`)
    )
  })
  return (file: string) =>
    filters.length === 0 ||
    filters.some((name) => name === '' || file === name || file.startsWith(`${name}/`))
}

/** The page of all rules, if this checkout or package has it. */
const referenceOf = (schemas: string): string | undefined => {
  const page = join(dirname(schemas), 'docs', 'lint-rules.md')
  return existsSync(page) ? pathToFileURL(page).href : undefined
}
