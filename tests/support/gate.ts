import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './freePort.ts'

export type Gate = {
  readonly port: number
  /** Lets everything through. */
  readonly open: () => Promise<void>
  /** Nothing answers here any more, and what was connected is cut off. */
  readonly shut: () => Promise<void>
  /** What is connected, or connects, is never answered: a server that hangs, or a cable that was pulled. */
  hold: boolean
}

/** A way to a port on this machine that can be barred. Shut at first. */
export const gateTo = async (target: number): Promise<Gate> => {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const state = { hold: false }
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (!state.hold) to.write(chunk)
    })
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
    sockets.add(from)
  }
  const server = createServer((socket) => {
    const other = connect(target, '127.0.0.1')
    pass(socket, other)
    pass(other, socket)
  })
  return Object.assign(state, {
    port,
    open: () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done)),
    shut: () =>
      new Promise<void>((done) => {
        if (!server.listening) return done()
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
        sockets.clear()
      }),
  })
}
