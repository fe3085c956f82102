import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileWriters } from '../build/write/fileWriters.ts'
import { readManifest } from '../server/siteManifest.ts'
import { median, type Row } from './row.ts'
import { runLighthouse } from './runLighthouse.ts'
import { serveBuilt } from './serveBuilt.ts'
import { twinOf } from './twinOf.ts'
import { settle, slowDown, type Visit } from './visit.ts'

const twins = { 'service page': 'service', article: 'article' } as const

/** Writes the twin of a page beside it, compressed like it and known to the server. Gives its address. */
const addTwin = async ({ engine, browser }: Visit, dist: string, route: string): Promise<string> => {
  const page = await browser.newPage()
  try {
    const html = await twinOf(page, readFileSync(join(dist, `${route}.html`), 'utf8'), readFileSync(join(engine, 'bench/twin.css'), 'utf8'))
    const file = `twin${route}.html`
    const writers = openFileWriters()
    await writers.write({ path: join(dist, file), content: Buffer.from(html), brotli: 11 }).finally(writers.close)
    const manifest = readManifest(dist)
    const csp = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'"
    writeFileSync(join(dist, '.broadsheet/manifest.json'), JSON.stringify({ ...manifest, pages: { ...manifest.pages, [`/twin${route}`]: { file, csp } } }))
    return `/twin${route}`
  } finally {
    await page.close()
  }
}

type Measure = (address: string) => Promise<number>

/** The median of some rounds, ours and the twin in turn, so that both meet the same machine. */
const compare = async (own: string, twin: string, rounds: number, measure: Measure): Promise<{ own: number; twin: number }> => {
  const runs: [number, number][] = []
  for (let round = 0; round < rounds; round += 1) runs.push([await measure(own), await measure(twin)])
  return { own: median(runs.map(([value]) => value)), twin: median(runs.map(([, value]) => value)) }
}

const rowOf = (name: string, { own, twin }: { own: number; twin: number }): Row => ({
  name,
  value: own / twin,
  unit: '×',
  goal: 1.1,
  note: `${Math.round(own)} against ${Math.round(twin)} ms`,
})

/** The largest paint that a phone on a slow line really made, in milliseconds after the navigation began. */
const paintedOn =
  ({ browser }: Visit): Measure =>
  async (address) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true })
    try {
      const page = await context.newPage()
      await slowDown(page)
      await settle(page, address, 500)
      return await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            }),
          ),
      )
    } finally {
      await context.close()
    }
  }

/** The same as Lighthouse reckons it from a run on the fast line: it counts whatever came before the paint, waited for or not. */
const reckonedBy =
  ({ engine, browserPath }: Visit): Measure =>
  async (address) =>
    (await runLighthouse(engine, address, browserPath, ['performance'])).figure('largest-contentful-paint')

/** The site beside plain HTML: the largest contentful paint, ours over the twin's in the same run, both as seen and as Lighthouse simulates it. */
export const measureTwin = async (visit: Visit): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-twin-'))
  const dist = join(folder, 'dist')
  try {
    cpSync(visit.dist, dist, { recursive: true })
    const pairs: [string, string, string][] = []
    for (const [name, kind] of Object.entries(twins)) {
      const route = visit.pages.kinds[kind]
      if (route) pairs.push([name, route, await addTwin(visit, dist, route)])
    }
    const { site, stop } = await serveBuilt(visit.engine, dist, `file:${join(folder, 'leads.db')}`)
    try {
      const rows: Row[] = []
      for (const [name, route, twin] of pairs) {
        const painted = await compare(site + route, site + twin, 5, paintedOn(visit))
        rows.push(rowOf(`largest contentful paint over the plain-HTML twin’s, slow phone, ${name}`, painted))
        const reckoned = await compare(site + route, site + twin, 3, reckonedBy(visit))
        rows.push(rowOf(`largest contentful paint over the plain-HTML twin’s, as Lighthouse reckons it, ${name}`, reckoned))
      }
      return rows
    } finally {
      stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
