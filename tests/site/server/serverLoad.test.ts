import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { nginxConfig } from '../../../src/site/build/deploy/nginxConfig.ts'
import { smallManifest, temporaryFolder, writeBuiltSite } from '../../support/builtSite.ts'
import { load } from '../../support/load.ts'
import { nginxPath, startNginx } from '../../support/nginx.ts'
import { startServer } from '../../support/runningServer.ts'
import { startProcess } from '../../support/serverProcess.ts'

const long = process.env['LONG'] !== undefined
const ask = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: a', ...headers].join('\r\n')}\r\n\r\n`
const form = 'firstName=&email=nobody'
const mixed = [
  ask('GET /services/repair', 'Accept-Encoding: gzip, br'),
  ask('GET /', 'If-None-Match: "other"'),
  ask('HEAD /about'),
  ask('GET /nowhere'),
  ask('GET /ABOUT/'),
  ask('GET /assets/guide.pdf', 'Range: bytes=0-99'),
  ask('GET /assets/b/loader.1a2b3c.js', 'Accept-Encoding: br'),
  `${ask('POST /f/q1', 'Accept: application/json', 'Content-Type: application/x-www-form-urlencoded', `Content-Length: ${form.length}`)}${form}`,
]

/** What this process still holds once all that is not used has been thrown away, in MiB. */
const heldMemory = async (): Promise<number> => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // there since the flag
  for (let i = 0; i < 4; i += 1) {
    collect()
    await pause(50)
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / (1 << 20)
}

describe('the server under load', () => {
  const count = long ? 100_000 : 15_000

  it(`doesn’t grow in memory over ${count} requests`, { timeout: 300_000 }, async () => {
    const folder = temporaryFolder()
    const server = await startServer(folder.path)
    await load(server.address, mixed, 3_000)
    const before = await heldMemory()
    const { requests, failures } = await load(server.address, mixed, count)
    const after = await heldMemory()
    await server.stop()
    folder.remove()
    console.log(
      `${requests} requests served; ${before.toFixed(1)} MiB held before, ${after.toFixed(1)} MiB after`,
    )
    expect([requests, failures]).toEqual([count, 0])
    expect(after - before).toBeLessThan(5)
  })

  const withNginx = it.skipIf(nginxPath === undefined)
  // Speeds on a machine that does other things besides say little: only where time is taken for several rounds.
  if (long)
    withNginx(
      'serves at least a third of the requests that nginx serves in the same time',
      { timeout: 300_000 },
      async () => {
        const folder = temporaryFolder()
        writeBuiltSite(join(folder.path, 'dist'))
        const server = await startProcess(['--root', folder.path])
        const nginx = await startNginx(
          folder.path,
          nginxConfig(smallManifest).replace('/var/www/broadsheet', join(folder.path, 'dist')),
        )
        const page = [ask('GET /services/repair', 'Accept-Encoding: gzip')]
        const speed = async (origin: string) => {
          const { requests, seconds } = await load(origin, page, 30_000)
          return requests / seconds
        }
        const rounds: [number, number][] = []
        for (let round = 0; round < 4; round += 1)
          rounds.push([await speed(server.address), await speed(nginx.address)])
        await nginx.stop()
        server.child.kill()
        await server.ended
        folder.remove()
        console.log(
          rounds
            .map(
              ([own, other]) =>
                `${own.toFixed(0)} to ${other.toFixed(0)} requests/s: ${((100 * own) / other).toFixed(0)} %`,
            )
            .join('; '),
        )
        expect(Math.max(...rounds.map(([own, other]) => own / other))).toBeGreaterThan(1 / 3)
      },
    )
})
