import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Receiver = {
  /** For LEADS_WEBHOOK. */
  readonly url: string
  /** How often each lead came, by its key. */
  readonly counts: ReadonlyMap<string, number>
  readonly stop: () => Promise<void>
}

/** The firm's end of a webhook, which takes everything. */
export const startReceiver = async (): Promise<Receiver> => {
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key'])
    request.resume().on('end', () => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/leads`,
    counts,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
