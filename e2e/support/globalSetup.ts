import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Running, startEngine } from './startEngine.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    site: string
    /** The folder of the built site. */
    dist: string
    /** The database that the embedded form service writes to. */
    leads: string
  }
}

let server: Running | undefined
let folder: string | undefined

/**
 * Builds the site once into a temporary folder and serves it for all browser tests. While tests are written, E2E_SITE names a site
 * that is served already; E2E_DIST and LEADS_URL say where it and its leads are.
 */
export const setup = async (project: TestProject): Promise<void> => {
  const { E2E_SITE, E2E_DIST = 'dist', LEADS_URL = 'file:data/leads.db' } = process.env
  if (E2E_SITE) {
    project.provide('site', E2E_SITE)
    project.provide('dist', E2E_DIST)
    project.provide('leads', LEADS_URL)
    return
  }
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-e2e-'))
  const dist = join(folder, 'dist')
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--out', dist], { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } })
  if (built.status !== 0) throw new Error(`The site could not be built:\n${built.stdout}${built.stderr}`)
  const leads = `file:${join(folder, 'leads.db')}`
  server = await startEngine(['serve', '--dir', dist], { LEADS_URL: leads })
  project.provide('site', server.address)
  project.provide('dist', dist)
  project.provide('leads', leads)
}

export const teardown = (): void => {
  server?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
}
