/** `npm run bench -- [--pages N] [--only visits,found,scale] [--check]`: measures, prints a table with the goals, writes JSON. */
import { existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { measureFound } from '../src/bench/found.ts'
import { holds, type Row, tableOf } from '../src/bench/row.ts'
import { measureScale } from '../src/bench/scale.ts'
import { measureVisits } from '../src/bench/visits.ts'
import { writeWhole } from '../src/files/writeWhole.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '1000' }, only: { type: 'string' }, check: { type: 'boolean', default: false }, root: { type: 'string' } },
})
const pages = z.coerce.number().int().min(1).max(1_000_000).parse(values.pages)
const engine = resolve(process.env['BROADSHEET_ENGINE'] ?? '.')
const parts = (values.only ?? 'visits,found,scale').split(',')

const results = join(engine, 'node_modules/.cache/broadsheet-bench.json')
const lastSchema = z.object({ rows: z.array(z.object({ name: z.string(), value: z.number() })) })
const last = existsSync(results) ? lastSchema.safeParse(JSON.parse(readFileSync(results, 'utf8'))).data : undefined

const noise = (loadavg()[0] ?? 0) > 1.5
const rows: Row[] = []
if (parts.includes('visits')) {
  const { installBrowser } = await import('./setup.mjs')
  rows.push(...(await measureVisits(engine, await installBrowser())))
}
if (parts.includes('found')) rows.push(...(await measureFound(engine)))
if (parts.includes('scale')) rows.push(...(await measureScale(engine, pages)))

console.log(tableOf(rows, new Map(last?.rows.map(({ name, value }) => [name, value]))))
if (noise) console.log('The machine was busy when the bench began: believe ratios, not times.')
writeWhole(results, `${JSON.stringify({ date: new Date().toISOString(), pages, busy: noise, rows }, null, 2)}\n`)
const missed = rows.filter((row) => !holds(row))
if (values.check && missed.length > 0) {
  console.error(`${missed.length} goals were missed.`)
  process.exitCode = 1
}
