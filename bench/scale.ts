import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lint } from '../src/content/lint/lint.ts'
import { clientFolder, fragmentFolder, pathOf } from '../src/core/document/addresses.ts'
import { buildModel } from '../src/core/model/site/buildModel.ts'
import { fileOf } from '../src/core/model/site/fileOf.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { officeDay } from '../src/site/store/officeDay.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { measureAuthoring } from './authoring.ts'
import { generateFrom } from './generateFrom.ts'
import type { GeneratedSet } from './generateSite.ts'
import type { Row } from './row.ts'
import { runTimed } from './runTimed.ts'

/** Schema and links alone: what is compared with ajv-cli, which checks the schema alone. */
const first = new Set(['syntax', 'schema', 'links'])

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))

const isHere = (a: string, b: string) => existsSync(b) && readFileSync(a).equals(readFileSync(b))

/** What a visit downloads besides the page itself, and one page that both sites have. */
const differing = (large: string, small: string, page: string): number => {
  const scripts = readdirSync(join(large, clientFolder)).map((name) => pathOf(clientFolder) + name)
  const fragments = readdirSync(join(large, fragmentFolder)).map(
    (name) => pathOf(fragmentFolder) + name,
  )
  return [page, ...scripts, ...fragments].filter(
    (path) => !/\.(br|gz)$/.test(path) && !isHere(join(large, path), join(small, path)),
  ).length
}

/** The file of a page of a site that shows no list of other pages: one of what it offers, where it has any. */
const steadyPage = (from: string): string => {
  const pages = [...buildModel(standardKit, readSite(from)).pages.values()]
  return fileOf(pages.find(({ document }) => document.kind === 'service')?.route ?? '/')
}

type AddRow = (name: string, value: number, unit: string, goal?: number, note?: string) => void

/** ajv-cli and the two of our rules that do the same, on one site; returns what the first took. */
const measureSchemas = async (
  engine: string,
  root: string,
  row: AddRow,
): Promise<Awaited<ReturnType<typeof runTimed>>> => {
  const ajv = await runTimed(process.execPath, [
    join(engine, 'node_modules/ajv-cli/dist/index.js'),
    'validate',
    '--spec=draft2020',
    '-s',
    join(engine, 'schema/page.schema.json'),
    '-d',
    join(root, 'pages/offices/*/*.json'),
  ])
  const started = performance.now()
  lint(
    { ...standardKit, rules: standardKit.rules.filter(({ name }) => first.has(name)) },
    readSite(root, { lazy: true }),
    {
      today: officeDay(root, Date.now()),
    },
  )
  const two = performance.now() - started
  row('ajv-cli validate', ajv.ms / 1000, 's')
  row('lint, schema and links, over ajv-cli', two / ajv.ms, '×', 2)
  return ajv
}

type Run = (command: string, at: string, ...args: string[]) => ReturnType<typeof runTimed>

/** Lint and build after one page was changed. */
const measureChange = async (root: string, dist: string, run: Run, row: AddRow): Promise<void> => {
  const changed = join(root, 'pages/offices/0/1.json')
  writeFileSync(
    changed,
    readFileSync(changed, 'utf8').replace('"heading": "', '"heading": "Changed '),
  )
  row(
    'lint of one changed file',
    (await run('lint', root, 'pages/offices/0/1.json', '--format', 'json')).ms / 1000,
    's',
    0.5,
  )
  const rebuild = await run('build', root, '--out', dist)
  row(
    'rebuild after one page changed',
    rebuild.ms / 1000,
    's',
    1.5,
    /\(.*\)/.exec(rebuild.output)?.[0] ?? '',
  )
}

/**
 * Measures lint, build and authoring on a site of so many pages, generated from the one in `from`, in a temporary folder.
 * `engine` is the project's folder. The goals are those for 10,000 pages (and 1,000 for the cold build), scaled in a straight line.
 * Pictures for messengers and the search have rows of their own: see found.ts.
 */
export const measureScale = async (
  engine: string,
  from: string,
  pages: number,
  set: GeneratedSet,
): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'))
  const root = join(folder, 'site')
  const dist = join(folder, 'dist')
  const share = pages / 10_000
  const rows: Row[] = []
  const row: AddRow = (name, value, unit, goal, note) =>
    void rows.push({
      name: `${name}, ${pages} pages${set === 'essays' ? '' : `, ${set}`}`,
      value,
      unit,
      goal,
      note,
    })
  const run: Run = (command, at, ...args) =>
    runTimed(process.execPath, [join(engine, 'scripts/run.mjs'), command, '--root', at, ...args], {
      NODE_ENV: 'production',
    })
  try {
    generateFrom(from, pages, root, set)
    const offices = jsonFiles(join(root, 'pages/offices'))
    row('documents', offices.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6, 'MB')

    const ajv = await measureSchemas(engine, root, row)
    const all = await run('lint', root, '--format', 'json')
    row('lint, all rules, cold', all.ms / 1000, 's', Math.max(1, 5 * share))
    row('lint, all rules, cold, over ajv-cli', all.ms / ajv.ms, '×', 4)
    row(
      'lint, all rules, warm',
      (await run('lint', root, '--format', 'json')).ms / 1000,
      's',
      Math.max(0.8, 2 * share),
    )

    const cold = await run('build', root, '--out', dist)
    if (cold.code !== 0)
      throw new Error(`The generated site was not built: ${cold.output.slice(0, 400)}`)
    row('cold build', cold.ms / 1000, 's', Math.max(3, 30 * share))
    if (cold.peak !== undefined) row('peak memory', cold.peak, 'MB', 700)

    await measureChange(root, dist, run, row)

    const small = join(folder, 'small')
    generateFrom(from, 50, small, set)
    await run('build', small, '--out', join(folder, 'smallDist'))
    row(
      "files of a visit that differ from a small site's",
      differing(dist, join(folder, 'smallDist'), steadyPage(from)),
      'files',
      0,
    )

    const authoring = await measureAuthoring(engine, root, small)
    row('authoring server, start', authoring.start / 1000, 's', 3)
    row(
      'authoring server, save to preview',
      authoring.preview / 1000,
      's',
      0.5,
      `the median of ${authoring.saves}`,
    )
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
