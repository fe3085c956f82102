import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export type MailServer = { readonly url: string; readonly messages: string[]; readonly stop: () => Promise<void>; refuse: boolean }

/** A mail server that speaks just enough SMTP to take messages, or to refuse them all. */
export const startMailServer = async (): Promise<MailServer> => {
  const messages: string[] = []
  const state = { refuse: false }
  const talk = (socket: Socket) => {
    let message: string | undefined
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (message !== undefined) {
        if (line !== '.') message += `${line}\n`
        else {
          messages.push(message)
          message = undefined
          say('250 taken')
        }
      } else if (/^data/i.test(line)) {
        if (state.refuse) return say('451 come back later')
        message = ''
        say('354 go on')
      } else if (/^quit/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
    say('220 mail.example')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
  }
  const server = createServer(talk)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    stop: () => new Promise((done) => server.close(() => done())),
    get refuse() {
      return state.refuse
    },
    set refuse(value) {
      state.refuse = value
    },
  }
}
