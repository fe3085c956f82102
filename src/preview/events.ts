import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Desk } from './desk.ts'

/** Tells a browser of every change, as server-sent events whose data `describe` makes. The first one comes at once. */
export const sendEvents = (request: IncomingMessage, response: ServerResponse, desk: Desk, describe: () => unknown): void => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  const send = () => response.write(`data: ${JSON.stringify(describe())}\n\n`)
  send()
  const end = desk.onChange(send)
  request.on('close', end)
}
