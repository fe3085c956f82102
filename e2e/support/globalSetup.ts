import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

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

let server: ChildProcess | undefined
let folder: string | undefined

/** Starts `npm run serve` on a free port and waits for its ready line. */
const serve = (dist: string, env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve, reject) => {
    server = spawn(process.execPath, ['scripts/run.mjs', 'serve', '--dir', dist], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const listen = (chunk: Buffer) => {
      said += String(chunk)
      const ready = /^ready (http:\S+)/m.exec(said)?.[1]
      if (ready) resolve(ready)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('exit', (code) => reject(new Error(`The server stopped with ${code}: ${said}`)))
  })

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
  const site = await serve(dist, { PORT: '0', HOST: '127.0.0.1', LEADS_URL: leads, NODE_ENV: 'production' })
  project.provide('site', site)
  project.provide('dist', dist)
  project.provide('leads', leads)
}

export const teardown = (): void => {
  server?.removeAllListeners('exit')
  server?.kill('SIGTERM')
  if (folder) rmSync(folder, { recursive: true, force: true })
}
