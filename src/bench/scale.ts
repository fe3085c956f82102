import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSite } from '../files/readSite.ts'
import { writeWhole } from '../files/writeWhole.ts'
import { lint } from '../lint/lint.ts'
import { rules } from '../lint/rules.ts'
import { generateSite } from './generateSite.ts'
import type { Row } from './row.ts'
import { runTimed } from './runTimed.ts'

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))

/** Schema and links alone: what is compared with ajv-cli, which checks the schema alone. */
const first = new Set(['syntax', 'schema', 'links'])

/**
 * Measures lint and build on a generated site of so many pages, in a temporary folder. `engine` is the project's
 * folder. The goals are those for 10,000 pages (and 1,000 for the cold build), scaled in a straight line.
 */
export const measureScale = async (engine: string, pages: number): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'))
  const root = join(folder, 'site')
  const dist = join(folder, 'dist')
  const run = (command: string, ...args: string[]) =>
    runTimed(process.execPath, [join(engine, 'scripts/run.mjs'), command, '--root', root, ...args], { NODE_ENV: 'production' })
  try {
    const own = readSite(engine)
    generateSite(own.files, pages, root)
    for (const { path } of own.assets) writeWhole(join(root, path), readFileSync(join(engine, path)))
    const share = pages / 10_000
    const rows: Row[] = []

    const offices = jsonFiles(join(root, 'pages/offices'))
    const ajv = await runTimed(process.execPath, [
      join(engine, 'node_modules/ajv-cli/dist/index.js'),
      'validate',
      '--spec=draft2020',
      '-s',
      join(engine, 'schema/page.schema.json'),
      '-d',
      join(root, 'pages/offices/*/*.json'),
    ])
    let started = performance.now()
    lint(readSite(root), { rules: rules.filter(({ name }) => first.has(name)) })
    const two = performance.now() - started
    rows.push({ name: `ajv-cli validate, ${offices.length} pages`, value: ajv.ms, unit: 'ms' })
    rows.push({ name: `lint, schema and links, ${pages} pages, over ajv-cli`, value: two / ajv.ms, unit: '×', goal: 2 })

    const all = await run('lint', '--format', 'json')
    rows.push({ name: `lint, all rules, ${pages} pages, cold`, value: all.ms / 1000, unit: 's', goal: Math.max(1, 5 * share) })
    const again = await run('lint', '--format', 'json')
    rows.push({ name: `lint, all rules, ${pages} pages, warm`, value: again.ms / 1000, unit: 's', goal: Math.max(0.8, 2 * share) })

    const cold = await run('build', '--out', dist)
    if (cold.code !== 0) throw new Error(`The generated site was not built: ${cold.output.slice(0, 400)}`)
    rows.push({ name: `cold build, ${pages} pages`, value: cold.ms / 1000, unit: 's', goal: Math.max(3, 30 * share) })
    if (cold.peak !== undefined) rows.push({ name: `peak memory, ${pages} pages`, value: cold.peak, unit: 'MB', goal: 700 })

    const changed = join(root, 'pages/offices/0/1.json')
    writeFileSync(changed, readFileSync(changed, 'utf8').replace('"heading": "', '"heading": "Changed '))
    started = performance.now()
    const one = await run('lint', 'pages/offices/0/1.json', '--format', 'json')
    rows.push({ name: `lint of one changed file among ${pages}`, value: one.ms / 1000, unit: 's', goal: 0.5 })
    const rebuild = await run('build', '--out', dist)
    rows.push({
      name: `rebuild after one page changed, ${pages} pages`,
      value: rebuild.ms / 1000,
      unit: 's',
      goal: 1.5,
      note: /\(.*\)/.exec(rebuild.output)?.[0] ?? '',
    })

    const small = join(folder, 'small')
    await runTimed(process.execPath, [join(engine, 'scripts/run.mjs'), 'build', '--out', small], { NODE_ENV: 'production' })
    const same = (path: string) => existsSync(join(small, path)) && readFileSync(join(small, path)).equals(readFileSync(join(dist, path)))
    const downloads = [
      'services/gst.html',
      ...readdirSync(join(dist, 'assets/b'))
        .filter((name) => name.endsWith('.js'))
        .map((name) => `assets/b/${name}`),
    ]
    rows.push({
      name: `files of a visit that differ from the small site's, ${pages} pages`,
      value: downloads.filter((path) => !same(path)).length,
      unit: 'files',
      goal: 0,
    })
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
