import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder, writeBuiltSite } from '../../support/builtSite.ts'
import { storedLeads } from '../../support/leads.ts'
import { runCommand, startProcess } from '../../support/serverProcess.ts'

const folder = temporaryFolder()
const place = () => ['--root', folder.path]
beforeAll(() => writeBuiltSite(join(folder.path, 'dist')))
afterAll(folder.remove)

const enquiry = (enquiryId: string) => ({
  firstName: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  primaryService: 'gst',
  enquiryId,
})
const headers = { accept: 'application/json', 'content-type': 'application/json' }

describe('npm run serve', () => {
  it('prints one line once it is ready and nothing personal', async () => {
    const server = await startProcess(place())
    expect((await fetch(server.address)).status).toBe(200)
    await fetch(`${server.address}/f/q1`, {
      method: 'POST',
      headers,
      body: JSON.stringify(enquiry('first')),
    })
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).toBe(`ready ${server.address}\n`)
    expect(server.errors()).toMatch(/^Nobody is told of new enquiries: [^\n]*\n$/)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes a pending enquiry and exits with 0',
    async (signal) => {
      const server = await startProcess(place())
      const { hostname, port } = new URL(server.address)
      const body = JSON.stringify(enquiry(`during ${signal}`.replace(' ', '-')))
      const socket = connect(Number(port), hostname)
      socket.write(
        `POST /f/q1 HTTP/1.1\r\nHost: ${hostname}\r\nAccept: application/json\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
      )
      const idle = connect(Number(port), hostname)
      idle.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
      await new Promise((resolve) => idle.once('data', resolve))
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString()
      })
      server.child.kill(signal)
      server.child.kill(signal)
      await expect
        .poll(() =>
          fetch(server.address).then(
            () => 'answers',
            () => 'closed',
          ),
        )
        .toBe('closed')
      socket.write(body.slice(9))
      expect(await server.ended).toBe(0)
      expect(answer).toContain('"ok":true')
      expect(
        (await storedLeads(folder.path)).filter(
          ({ enquiryId }) => enquiryId === `during-${signal}`,
        ),
      ).toHaveLength(1)
    },
  )

  it('reports in one line that the port is in use', async () => {
    const server = await startProcess(place())
    const { port } = new URL(server.address)
    const second = runCommand(['serve', ...place()], { PORT: port })
    expect(await second.ended).not.toBe(0)
    expect(
      second
        .errors()
        .split('\n')
        .filter((line) => line.includes('port')),
    ).toEqual([expect.stringContaining(`port ${port} is in use`)])
    expect(second.errors()).not.toContain('    at ')
    server.child.kill()
    await server.ended
  })

  it('reports in one line that the data folder isn’t writable', async () => {
    const other = temporaryFolder()
    writeBuiltSite(join(other.path, 'dist'))
    writeFileSync(join(other.path, 'data'), 'a file where the folder should be')
    const server = runCommand(['serve', '--root', other.path], { PORT: '0' })
    expect(await server.ended).not.toBe(0)
    expect(server.errors()).toMatch(
      /^serve could not run: leads can't be written to .*data\/leads\.db\. Give this user the right[^\n]*\n$/,
    )
    other.remove()
  })
})

/** Sends enquiries one after the other until the server is gone. Unanswered ones stay in `open`, to be sent again. */
const sendUntilGone = async (
  address: string,
  open: Set<string>,
  answered: Set<string>,
  nextId: () => string,
) => {
  for (;;) {
    const id = [...open].find((entry) => !answered.has(entry)) ?? nextId()
    open.delete(id)
    try {
      const response = await fetch(`${address}/f/q1`, {
        method: 'POST',
        headers,
        body: JSON.stringify(enquiry(id)),
      })
      const { ok } = (await response.json()) as { ok?: boolean }
      if (ok) answered.add(id)
    } catch {
      open.add(id)
      return
    }
  }
}

describe('kill -9 under load', () => {
  const kills = Number(process.env['KILLS'] ?? (process.env['LONG'] ? 200 : 5))

  it(`loses and duplicates no answered enquiry in ${kills} kills`, {
    timeout: kills * 30_000,
  }, async () => {
    const other = temporaryFolder()
    writeBuiltSite(join(other.path, 'dist'))
    const [open, answered] = [new Set<string>(), new Set<string>()]
    let count = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startProcess(['--root', other.path])
      const senders = Array.from({ length: 6 }, () =>
        sendUntilGone(server.address, open, answered, () => `id-${++count}`),
      )
      const before = answered.size
      // Every second kill comes once something was answered: a busy machine may answer nothing within the moments of the others.
      if (kill % 2 === 0)
        await expect
          .poll(() => answered.size, { timeout: 20_000, interval: 5 })
          .toBeGreaterThan(before)
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 250))
      server.child.kill('SIGKILL')
      expect(await server.ended).toBe('SIGKILL')
      await Promise.all(senders)
    }
    const ids = (await storedLeads(other.path)).map(({ enquiryId }) => enquiryId)
    expect(answered.size).toBeGreaterThanOrEqual(kills / 2)
    expect([...answered].filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    console.log(
      `${kills} kills survived: ${answered.size} enquiries answered with success, ${ids.length} stored`,
    )
    other.remove()
  })
})

// A shell between npm and the server would die of the signal and leave the server behind: hence `exec` in package.json, and exec.cmd for Windows.
describe('npm run serve', () => {
  it.each([
    ['npm', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['its whole group, as a terminal tells it', (pid: number) => process.kill(-pid, 'SIGINT')],
  ])(
    'finishes a pending enquiry and exits with 0 when the signal goes to %s',
    async (_who, stop) => {
      const child = spawn('npm', ['run', '--silent', 'serve', '--', ...place()], {
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, PORT: '0' },
      })
      const address = await new Promise<string>((resolve) =>
        child.stdout.once('data', (line) => resolve(String(line).replace(/^ready |\n$/g, ''))),
      )
      const ended = new Promise((resolve) =>
        child.once('close', (code, signal) => resolve(signal ?? code)),
      )
      const { hostname, port } = new URL(address)
      const body = JSON.stringify(enquiry(`by-npm-${port}`))
      const socket = connect(Number(port), hostname)
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString()
      })
      socket.write(
        `POST /f/q1 HTTP/1.1\r\nHost: ${hostname}\r\nAccept: application/json\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
      )
      expect((await fetch(address)).status).toBe(200)
      stop(child.pid ?? 0)
      await expect.poll(() => fetch(address).catch(() => 'closed')).toBe('closed')
      socket.write(body.slice(9))
      expect(await ended).toBe(0)
      expect(answer).toContain('"ok":true')
    },
  )

  it('uses exec in package.json so that no shell stays between npm and the server', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(
      Object.entries(scripts).flatMap(([name, line]) => (line.startsWith('exec ') ? [name] : [])),
    ).toEqual(['start', 'dev', 'serve', 'language-server'])
    expect(readFileSync('exec.cmd', 'utf8').trimEnd().split('\r\n').at(-1)).toBe('@%*')
  })
})
