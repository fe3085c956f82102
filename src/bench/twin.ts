import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compress } from '../build/compress.ts'
import { readManifest } from '../server/siteManifest.ts'
import { kinds } from './kinds.ts'
import { median, type Row } from './row.ts'
import { runLighthouse } from './runLighthouse.ts'
import { serveBuilt } from './serveBuilt.ts'
import { twinOf } from './twinOf.ts'
import type { Visit } from './visit.ts'

const rounds = 3
const twins = { 'service page': kinds.service, article: kinds.article }

/** Writes the twin of a page beside it, compressed like it and known to the server. Gives its address. */
const addTwin = async ({ engine, browser }: Visit, dist: string, route: string): Promise<string> => {
  const page = await browser.newPage()
  try {
    const html = await twinOf(page, readFileSync(join(dist, `${route}.html`), 'utf8'), readFileSync(join(engine, 'bench/twin.css'), 'utf8'))
    const file = `twin${route}.html`
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    for (const [name, content] of [[file, html] as const, ...(await compress(file, Buffer.from(html), 11))]) writeFileSync(join(dist, name), content)
    const manifest = readManifest(dist)
    const csp = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'"
    writeFileSync(join(dist, '.broadsheet/manifest.json'), JSON.stringify({ ...manifest, pages: { ...manifest.pages, [`/twin${route}`]: { file, csp } } }))
    return `/twin${route}`
  } finally {
    await page.close()
  }
}

/** One round: ours and the twin, one after the other, so that both meet the same machine. */
const compare = async (name: string, route: string, twin: string, { site, browserPath }: { site: string; browserPath: string }): Promise<Row[]> => {
  const runs: { own: number; twin: number; blocked: number; twinBlocked: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const own = await runLighthouse(site + route, browserPath, ['performance'])
    const plain = await runLighthouse(site + twin, browserPath, ['performance'])
    const blocked = (verdict: typeof own) => verdict.figure('total-blocking-time')
    const painted = (verdict: typeof own) => verdict.figure('largest-contentful-paint')
    runs.push({ own: painted(own), twin: painted(plain), blocked: blocked(own), twinBlocked: blocked(plain) })
  }
  const own = median(runs.map((run) => run.own))
  const plain = median(runs.map((run) => run.twin))
  return [
    {
      name: `largest contentful paint over the plain-HTML twin’s, ${name}`,
      value: own / plain,
      unit: '×',
      goal: 1.1,
      note: `${Math.round(own)} against ${Math.round(plain)} ms`,
    },
    {
      name: `total blocking time, ${name}`,
      value: median(runs.map((run) => run.blocked)),
      unit: 'ms',
      goal: 0,
      note: `twin ${Math.round(median(runs.map((run) => run.twinBlocked)))} ms`,
    },
  ]
}

/** The site beside plain HTML: the largest contentful paint on Lighthouse's simulated phone, ours over the twin's, in the same run. */
export const measureTwin = async (visit: Visit): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-twin-'))
  const dist = join(folder, 'dist')
  try {
    cpSync(visit.dist, dist, { recursive: true })
    const pairs: [string, string, string][] = []
    for (const [name, route] of Object.entries(twins)) pairs.push([name, route, await addTwin(visit, dist, route)])
    const { site, stop } = await serveBuilt(visit.engine, dist, `file:${join(folder, 'leads.db')}`)
    try {
      const rows: Row[] = []
      for (const [name, route, twin] of pairs) rows.push(...(await compare(name, route, twin, { site, browserPath: visit.browserPath })))
      return rows
    } finally {
      stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
