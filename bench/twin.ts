import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileWriters } from '../src/site/build/write/fileWriters.ts'
import { readManifest } from '../src/site/store/siteManifest.ts'
import { median, type Row } from './row.ts'
import { runLighthouse, type Verdict } from './runLighthouse.ts'
import { serveBuilt } from './serveBuilt.ts'
import { fresh, linkToHeading, wayOf } from './speed.ts'
import { twinOf } from './twinOf.ts'
import { settle, slowDown, type Visit } from './visit.ts'

const twins = { 'service page': 'service', article: 'article' } as const

/** Writes the twin of a page beside it, compressed like it and known to the server; its links to the page at `to` lead to that one's twin. Gives its address. */
const addTwin = async (
  { engine, browser }: Visit,
  dist: string,
  route: string,
  to?: string,
): Promise<string> => {
  const page = await browser.newPage()
  try {
    const plain = await twinOf(
      page,
      readFileSync(join(dist, `${route}.html`), 'utf8'),
      readFileSync(join(engine, 'bench/twin.css'), 'utf8'),
    )
    const html = to === undefined ? plain : plain.replaceAll(`href="${to}"`, `href="/twin${to}"`)
    const file = `twin${route}.html`
    const writers = openFileWriters()
    await writers
      .write({ path: join(dist, file), content: Buffer.from(html), brotli: 11 })
      .finally(writers.close)
    const manifest = readManifest(dist)
    const csp = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'"
    writeFileSync(
      join(dist, '.broadsheet/manifest.json'),
      JSON.stringify({
        ...manifest,
        pages: { ...manifest.pages, [`/twin${route}`]: { file, csp } },
      }),
    )
    return `/twin${route}`
  } finally {
    await page.close()
  }
}

type Measure = (address: string) => Promise<number>

/** The median of some rounds, ours and the twin in turn, so that both meet the same machine. */
const compare = async (
  own: string,
  twin: string,
  rounds: number,
  measure: Measure,
): Promise<{ own: number; twin: number }> => {
  const runs: [number, number][] = []
  for (let round = 0; round < rounds; round += 1)
    runs.push([await measure(own), await measure(twin)])
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
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
    })
    try {
      const page = await context.newPage()
      await slowDown(page)
      await settle(page, address, 500)
      return await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) =>
              resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
            ).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            }),
          ),
      )
    } finally {
      await context.close()
    }
  }

/** Lighthouse's verdicts of some rounds, ours and the twin's in turn. */
const verdictsOf = async (
  { engine, browserPath }: Visit,
  own: string,
  twin: string,
): Promise<readonly (readonly [own: Verdict, twin: Verdict])[]> => {
  const run = (address: string) => runLighthouse(engine, address, browserPath, ['performance'])
  const verdicts: (readonly [Verdict, Verdict])[] = []
  for (let round = 0; round < 3; round += 1) verdicts.push([await run(own), await run(twin)])
  return verdicts
}

/** What Lighthouse reckons from a run on the fast line. It counts for a paint whatever came before it, waited for or not. */
const reckonedRows = async (
  visit: Visit,
  name: string,
  own: string,
  twin: string,
): Promise<Row[]> => {
  const verdicts = await verdictsOf(visit, own, twin)
  const medianOf = (audit: string) => ({
    own: median(verdicts.map(([verdict]) => verdict.figure(audit))),
    twin: median(verdicts.map(([, verdict]) => verdict.figure(audit))),
  })
  const blocking = medianOf('total-blocking-time')
  return [
    rowOf(
      `largest contentful paint over the plain-HTML twin’s, as Lighthouse reckons it, ${name}`,
      medianOf('largest-contentful-paint'),
    ),
    {
      name: `blocking time past 30 ms, or past the twin’s and 20 ms, ${name}`,
      value: Math.max(0, Math.min(blocking.own - 30, blocking.own - blocking.twin - 20)),
      unit: 'ms',
      goal: 0,
      note: `${Math.round(blocking.own)} against ${Math.round(blocking.twin)} ms`,
    },
  ]
}

/** From a link to the next page, on a slow line and processor, over the same way between the twins. */
const wayRow = async (
  { browser }: Visit,
  site: string,
  [from, to]: readonly [string, string],
  twins: readonly [string, string],
): Promise<Row> => {
  const walked = (way: readonly [string, string]) => () =>
    fresh(browser, site, 'slow', linkToHeading(...way))
  const [own, twin] = [walked([from, to]), walked(twins)]
  const rounds: [number, number][] = []
  for (let round = 0; round < 5; round += 1) rounds.push([await own(), await twin()])
  return rowOf('link → new page’s heading over the twin’s, 300 ms after hover, slow', {
    own: median(rounds.map(([value]) => value)),
    twin: median(rounds.map(([, value]) => value)),
  })
}

/** The site beside plain HTML: the largest contentful paint, ours over the twin's in the same run, both as seen and as Lighthouse simulates it; its blocking time; and the way from page to page. */
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
    const way = wayOf(visit.pages)
    const twinWay =
      way &&
      ([await addTwin(visit, dist, way[0], way[1]), await addTwin(visit, dist, way[1])] as const)
    const { site, stop } = await serveBuilt(visit.engine, dist, `file:${join(folder, 'leads.db')}`)
    try {
      const rows: Row[] = []
      for (const [name, route, twin] of pairs) {
        const painted = await compare(site + route, site + twin, 5, paintedOn(visit))
        rows.push(
          rowOf(
            `largest contentful paint over the plain-HTML twin’s, slow phone, ${name}`,
            painted,
          ),
        )
        rows.push(...(await reckonedRows(visit, name, site + route, site + twin)))
      }
      return way && twinWay ? [...rows, await wayRow(visit, site, way, twinWay)] : rows
    } finally {
      stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
