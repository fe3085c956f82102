import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildSite } from '../build/buildSite.ts'
import { standardPageKit } from '../standard/pageKit.ts'
import { serveBuilt } from './serveBuilt.ts'
import { sitePages } from './sitePages.ts'
import type { Visit } from './visit.ts'

/** Builds the site in `root`, serves it with the production server and starts Chromium; ends and removes all of it after `run`. */
export const withVisit = async <T>(engine: string, root: string, browserPath: string, run: (visit: Visit) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-visit-'))
  const dist = join(folder, 'dist')
  try {
    await buildSite({ kit: standardPageKit, root, out: dist })
    const { site, stop } = await serveBuilt(engine, dist, `file:${join(folder, 'leads.db')}`)
    const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-background-networking'] })
    try {
      return await run({ engine, dist, pages: sitePages(root, dist), site, browser, browserPath })
    } finally {
      await browser.close()
      stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
