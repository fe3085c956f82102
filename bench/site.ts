import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from './row.ts'
import { runTimed } from './runTimed.ts'
import type { Visit } from './visit.ts'
import { routesOf, weighFirstLoads } from './weigh.ts'

/** What can be said of any site: its lint, its build, and its heaviest page. `root` holds its `pages/`. Throws where it can't be built. */
export const measureSite = async (visit: Visit, root: string): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-site-'))
  const run = (command: string, ...args: string[]) =>
    runTimed(
      process.execPath,
      [join(visit.engine, 'scripts/run.mjs'), command, '--root', root, ...args],
      { NODE_ENV: 'production' },
    )
  try {
    const checked = await run('lint', '--format', 'json')
    const built = await run('build', '--out', join(folder, 'dist'))
    if (built.code !== 0)
      throw new Error(`The site in ${root} was not built: ${built.output.slice(0, 400)}`)
    const routes = routesOf(visit.dist, '/')
    return [
      { name: 'lint, all rules', value: checked.ms / 1000, unit: 's' },
      { name: 'build', value: built.ms / 1000, unit: 's', note: `${routes.length} pages` },
      ...(await weighFirstLoads(visit.browser, visit, routes, undefined)),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
