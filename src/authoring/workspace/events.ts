import type { FastifyReply } from 'fastify'
import type { Workspace } from './workspace.ts'

/** Tells a browser of every change and of all that lint finds then, as server-sent events whose data `describe` makes. The first one comes at once. */
export const sendEvents = (
  reply: FastifyReply,
  workspace: Workspace,
  describe: () => unknown,
): void => {
  const headers = Object.entries(reply.getHeaders())
  const { raw: response } = reply.hijack()
  for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value)
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  const send = () => response.write(`data: ${JSON.stringify(describe())}\n\n`)
  send()
  response.on('close', workspace.onChange(send))
}
