import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Engine } from '../src/core/engine/Engine.ts'
import { standardPageKit } from '../src/kits/standard/pageKit.ts'
import { buildSite } from '../src/site/build/buildSite.ts'
import { officeDay } from '../src/site/store/officeDay.ts'
import { serveBuilt } from './serveBuilt.ts'
import { sitePages } from './sitePages.ts'
import type { Visit } from './visit.ts'

/** Builds the site in `root`, serves it with the production server and starts Chromium; ends and removes all of it after `run`. */
export const withVisit = async <T>(
  checkout: string,
  engine: Engine,
  root: string,
  browserPath: string,
  run: (visit: Visit) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-visit-'))
  const dist = join(folder, 'dist')
  try {
    await buildSite({
      kit: standardPageKit,
      root,
      engine,
      env: process.env,
      asOf: officeDay(root, Date.now()),
      out: dist,
    })
    const { site, stop } = await serveBuilt(checkout, dist, `file:${join(folder, 'leads.db')}`)
    const browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--no-sandbox', '--disable-background-networking'],
    })
    try {
      return await run({
        engine: checkout,
        dist,
        pages: sitePages(root, dist),
        site,
        browser,
        browserPath,
      })
    } finally {
      await browser.close()
      stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
