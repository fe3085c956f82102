import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export type MailServer = {
  readonly url: string
  readonly messages: string[]
  /** To whom each message went. */
  readonly recipients: string[][]
  /** What was said to it, in order. */
  readonly heard: string[]
  readonly stop: () => Promise<void>
  /** Takes no message. */
  refuse: boolean
  /** Takes no message for these. */
  refusedRecipients: string[]
  /** Asks for a password, and finds every one wrong. */
  refusePassword: boolean
}

/** A mail server that speaks just enough SMTP to take messages, or to refuse them. */
export const startMailServer = async (): Promise<MailServer> => {
  const state = {
    messages: [] as string[],
    recipients: [] as string[][],
    heard: [] as string[],
    refuse: false,
    refusedRecipients: [] as string[],
    refusePassword: false,
  }
  const talk = (socket: Socket) => {
    let message: string | undefined
    let recipients: string[] = []
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hearRecipient = (address: string) => {
      if (state.refusedRecipients.includes(address)) return say(`550 no ${address} here`)
      recipients.push(address)
      say('250 ok')
    }
    const hearText = (line: string) => {
      if (line !== '.') {
        message += `${line}\n`
        return
      }
      state.messages.push(message ?? '')
      state.recipients.push(recipients)
      recipients = []
      message = undefined
      say('250 taken')
    }
    const hear = (line: string) => {
      if (message !== undefined) return hearText(line)
      state.heard.push(line)
      const recipient = /^rcpt to:<(.*)>/i.exec(line)?.[1]
      if (recipient !== undefined) return hearRecipient(recipient)
      if (/^ehlo/i.test(line)) return say('250-mail.example\r\n250 AUTH PLAIN')
      if (/^auth/i.test(line))
        return say(
          state.refusePassword ? '535 5.7.8 asha@example.com: wrong password' : '235 welcome',
        )
      if (/^data/i.test(line)) {
        if (state.refuse) return say('451 come back later, asha@example.com')
        message = ''
        return say('354 go on')
      }
      if (!/^quit/i.test(line)) return say('250 ok')
      say('221 bye')
      socket.end()
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
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  })
}
