import type { AddressInfo } from 'node:net'
import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import { typed } from '../../core/text/typed.mjs'
import { keepLeads, type LeadsKeeper } from '../enquiries/keepLeads.ts'
import { createAddressLimits } from './addressLimits.ts'
import { checkEndpoint } from './checkEndpoint.ts'
import { createContentStore } from './contentStore.ts'
import { createServer } from './createServer.ts'
import type { RenderFormPage } from './formAnswer.ts'
import type { BuiltSite } from './readBuiltSite.ts'
import type { ServerSettings } from './settings.ts'
import { watchSite } from './watchSite.ts'

/** Where the built site comes from, while the server runs. */
export type SiteSource = {
  /** Gives what gives the site as it is now. One that `accept` throws at is not served. */
  readonly open: (
    accept: (site: BuiltSite) => void,
    report: (line: string) => void,
  ) => () => BuiltSite
  /** What keeps a newer state from being served, in words; nothing where nothing does. */
  readonly trouble: () => string | undefined
}

/** A built site in a folder: a new build of it is taken up. */
export const siteIn = (dir: string): SiteSource => ({
  open: (accept, report) => watchSite(dir, accept, report),
  trouble: () => undefined,
})

export type ServeOptions = {
  readonly site: SiteSource
  /** The site's root, which LEADS_URL is relative to. */
  readonly root: string
  readonly settings: ServerSettings
  readonly renderFormPage: RenderFormPage
  /** What fields refuse, by their types. */
  readonly rules: FieldRulesByType
  /** Takes lines for the person who runs the server; nothing personal is in them. */
  readonly report: (line: string) => void
}

export type RunningServer = {
  /** `http://HOST:PORT` */
  readonly address: string
  /** Takes no new connections, finishes what is in flight (at most `timeout` milliseconds), and lets go of everything. */
  readonly stop: (timeout?: number) => Promise<void>
}

const listenFailure = (error: unknown, { HOST, PORT }: ServerSettings): Error => {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new Error(
      `port ${PORT} is in use. Stop the program that uses it, or name another port: PORT=${PORT + 1} ${typed('start')}`,
    )
  if (code === 'EACCES')
    return new Error(
      `port ${PORT} needs more rights than this user has. Name a port above 1023 in PORT.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(
      `${HOST} is no address of this machine. Name one in HOST, such as 127.0.0.1 or 0.0.0.0.`,
    )
  return new Error(`listening on ${HOST}:${PORT} failed: ${message}`)
}

/** Of a preview, nothing reaches the firm. */
const noLeads: LeadsKeeper = {
  store: async () => undefined,
  health: async () => ({ reasons: [], warnings: [] }),
  isScarce: () => false,
  stop: async () => undefined,
}

/**
 * Serves a built site and its form service until `stop`. Throws with a plain message that says what to do: no built site, another
 * FORM_ENDPOINT, leads that can't be kept, a port in use.
 */
export const serveSite = async ({
  site,
  root,
  settings,
  renderFormPage,
  rules,
  report,
}: ServeOptions): Promise<RunningServer> => {
  const currentSite = site.open(
    ({ manifest }) =>
      manifest.preview ? undefined : checkEndpoint(manifest, settings.FORM_ENDPOINT),
    report,
  )
  const isPreview = currentSite().manifest.preview === true
  if (isPreview) report('This is a preview: what is sent from it is answered, and kept nowhere.')
  const leads = isPreview
    ? noLeads
    : await keepLeads(settings, root, () => currentSite().manifest, report)
  const app = createServer({
    currentSite,
    contents: createContentStore(),
    renderFormPage,
    rules,
    limits: createAddressLimits(),
    store: leads.store,
    isScarce: leads.isScarce,
    health: leads.health,
    trouble: site.trouble,
    report,
    now: Date.now,
    trustProxy: settings.TRUST_PROXY,
  })
  try {
    await app.listen({ host: settings.HOST, port: settings.PORT })
  } catch (error) {
    await leads.stop(1000)
    throw listenFailure(error, settings)
  }
  const { port } = app.server.address() as AddressInfo // it listens on a port, not on a pipe
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST
  const stop = async (timeout = 10_000) => {
    // a connection that falls idle while we wait would be kept open for its next request
    const idle = setInterval(() => app.server.closeIdleConnections(), 50)
    const last = setTimeout(() => app.server.closeAllConnections(), timeout)
    await app.close()
    clearInterval(idle)
    clearTimeout(last)
    await leads.stop(timeout / 2)
  }
  return { address: `http://${host}:${port}`, stop }
}
