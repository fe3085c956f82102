import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const result = z.object({ requests: z.number(), seconds: z.number(), failures: z.number() })

/** Sends raw requests to a server from a process of its own. Gives how many were answered, in how many seconds. */
export const load = async (
  origin: string,
  requests: readonly string[],
  count: number,
  connections = 32,
): Promise<z.infer<typeof result>> => {
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('loadClient.mjs', import.meta.url)),
      origin,
      String(count),
      String(connections),
    ],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stdin.end(JSON.stringify(requests))
  await new Promise((resolve) => child.on('close', resolve))
  return result.parse(JSON.parse(output))
}
