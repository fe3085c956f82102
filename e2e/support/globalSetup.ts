import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { boatyard, ownSite } from '../../tests/support/sites.ts'
import { type Running, startEngine } from './startEngine.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the boatyard's built site is served, without a slash at the end. */
    site: string
    /** The folder of that built site. */
    dist: string
    /** The database that its embedded form service writes to. */
    leads: string
    /** The same of the site in `pages/`, whatever firm's it is. */
    ownSite: string
    ownDist: string
  }
}

const servers: Running[] = []
let folder: string | undefined

/** Builds a site into a folder and serves it. */
const serve = async (root: string, dist: string, leads: string): Promise<string> => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--root', root, '--out', dist],
    { encoding: 'utf8', env },
  )
  if (built.status !== 0)
    throw new Error(`The site could not be built:\n${built.stdout}${built.stderr}`)
  const server = await startEngine(['serve', '--root', root, '--dir', dist], { LEADS_URL: leads })
  servers.push(server)
  return server.address
}

/**
 * Builds two sites once into a temporary folder and serves them for all browser tests: the boatyard's, on which the engine is
 * tried, and this repository's own. While tests are written, E2E_SITE names a boatyard that is served already; E2E_DIST and
 * LEADS_URL say where it and its leads are.
 */
export const setup = async (project: TestProject): Promise<void> => {
  const { E2E_SITE, E2E_DIST = 'dist', LEADS_URL = 'file:data/leads.db' } = process.env
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-e2e-'))
  const dist = E2E_SITE ? E2E_DIST : join(folder, 'dist')
  const leads = E2E_SITE ? LEADS_URL : `file:${join(folder, 'leads.db')}`
  project.provide('site', E2E_SITE ?? (await serve(boatyard, dist, leads)))
  project.provide('dist', dist)
  project.provide('leads', leads)
  project.provide(
    'ownSite',
    await serve(ownSite, join(folder, 'own'), `file:${join(folder, 'own.db')}`),
  )
  project.provide('ownDist', join(folder, 'own'))
}

export const teardown = (): void => {
  for (const server of servers) server.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
}
