import type { AddressInfo } from 'node:net'
import { builtFields } from '../../kits/plugins/builtFields.ts'
import { ourFields } from '../../render/fields/ourFields.ts'
import { renderFormPage } from '../../site/build/pages/renderFormPage.ts'
import { createAddressLimits } from '../../site/server/addressLimits.ts'
import { createContentStore } from '../../site/server/contentStore.ts'
import { createServer } from '../../site/server/createServer.ts'
import { watchSite } from '../../site/server/watchSite.ts'
import type { Sides } from './pictures/openCamera.ts'

type Served = { readonly addresses: Sides; readonly stop: () => Promise<void> }

/** One built state. What its forms send is answered as all is well, and kept nowhere. */
const serveOne = async (
  dir: string,
  host: string,
  port: number,
  report: (line: string) => void,
) => {
  const known = await builtFields(dir, ourFields, report)
  const app = createServer({
    currentSite: watchSite(dir, () => undefined, report),
    contents: createContentStore(),
    renderFormPage: renderFormPage(known),
    rules: known.rules,
    limits: createAddressLimits(),
    store: async () => undefined,
    isScarce: () => false,
    health: async () => ({ reasons: [], warnings: [] }),
    trouble: () => undefined,
    report,
    now: Date.now,
    trustProxy: false,
  })
  await app.listen({ host, port })
  const { port: taken } = app.server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    stop: () => app.close(),
  }
}

/** Serves both states of a review, the second one at the port after the first's; 0 takes free ones. Two ports, since addresses in pages begin at the root. */
export const serveStates = async (
  dirs: Sides,
  host: string,
  port: number,
  report: (line: string) => void,
): Promise<Served> => {
  const before = await serveOne(dirs.before, host, port, report)
  const after = await serveOne(dirs.after, host, port === 0 ? 0 : port + 1, report)
  return {
    addresses: { before: before.address, after: after.address },
    stop: async () => void (await Promise.all([before.stop(), after.stop()])),
  }
}
