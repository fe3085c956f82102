import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildSite } from '../build/buildSite.ts'
import type { Row } from './row.ts'
import { serveBuilt } from './serveBuilt.ts'
import { measureSpeed } from './speed.ts'
import { routesOf, weighArticles, weighFirstLoads, weighVisit } from './weigh.ts'

/** Builds the site, serves it with the production server and visits it in Chromium: weight, then speed. */
export const measureVisits = async (engine: string, browserPath: string): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-visits-'))
  const dist = join(folder, 'dist')
  await buildSite({ root: engine, out: dist })
  const { site, stop } = await serveBuilt(engine, dist, `file:${join(folder, 'leads.db')}`)
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-background-networking'] })
  try {
    const served = { site, dist }
    return [
      ...(await weighFirstLoads(browser, served, routesOf(dist, '/services/'))),
      ...(await weighVisit(browser, served, ['/services/gst', '/services/llp'])),
      ...(await weighArticles(browser, served, routesOf(dist, '/blog/'))),
      ...(await measureSpeed(browser, site)),
    ]
  } finally {
    await browser.close()
    stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
