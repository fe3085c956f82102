import {
  type FromFrame,
  frameIsThere,
  hello,
  type ToFrame,
  toFrame,
} from '../protocol/frameMessages.ts'
import {
  dataOf,
  isParent,
  listen,
  originOf,
  portsOf,
  send,
  sourceOf,
  start,
  stopAll,
  tellParent,
} from './natives.ts'

/** The line to the studio: what is told before it stands waits for it. */
export type Line = { readonly tell: (message: FromFrame) => void }

/** Tells the studio that the page is there, and takes the port that it answers with: from its own origin alone, and once. */
export const openLine = (studio: string, hear: (message: ToFrame) => void): Line => {
  let port: MessagePort | undefined
  let waiting: FromFrame[] = []
  const id = String(Math.random())
  listen(window, 'message', (event: MessageEvent) => {
    if (originOf(event) !== studio || !isParent(sourceOf(event))) return
    stopAll(event) // nobody else on the page gets to see a port, be it for a page that stood here before
    const [own] = portsOf(event)
    if (port || !own || dataOf(event) !== hello + id) return
    port = own
    listen(own, 'message', (message: MessageEvent) => {
      const read = toFrame.safeParse(dataOf(message))
      if (read.success) hear(read.data)
    })
    start(own)
    for (const message of waiting) send(own, message)
    waiting = []
  })
  tellParent(frameIsThere + id, studio)
  return { tell: (message) => void (port ? send(port, message) : waiting.push(message)) }
}
