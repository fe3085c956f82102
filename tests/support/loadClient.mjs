/**
 * Sends requests over raw connections as fast as they are answered and prints JSON: { requests, seconds, failures }. A client of
 * Node's own would take more time than the servers that are measured. Each connection sends the requests of the list in turn.
 *
 * node loadClient.mjs ORIGIN COUNT CONNECTIONS < JSON list of raw requests
 */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const [origin = '', count = '1000', connections = '16'] = process.argv.slice(2)
const { hostname, port } = new URL(origin)
/** @type {Buffer[]} */
const requests = JSON.parse(readFileSync(0, 'utf8')).map((/** @type {string} */ text) => Buffer.from(text))
let left = Number(count)
let [answered, failures] = [0, 0]
const started = performance.now()
const end = Buffer.from('\r\n\r\n')

/** Lengths of whole answers by request, where there is only one request: its answer is always as long, and looking once is enough. */
const known = new Map()

/** How long a whole answer is, or 0 while its head is not there yet. @param {Buffer} data @param {boolean} bare */
const lengthOf = (data, bare) => {
  const head = data.indexOf(end)
  if (head < 0) return 0
  const text = data.subarray(0, head).toString('latin1')
  const size = bare || /^HTTP\/1\.1 304/.test(text) ? 0 : Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0)
  if (!/^HTTP\/1\.1 (2|3|4)/.test(text)) failures += 1
  return head + 4 + size
}

const none = Buffer.alloc(0)

const run = () =>
  new Promise((/** @type {(value: void) => void} */ resolve) => {
    let turn = 0
    let current = requests[0]
    let waiting = none
    let [expected, received] = [0, 0]
    const socket = connect(Number(port), hostname, () => next())
    const next = () => {
      if (left-- <= 0) return socket.end()
      current = requests[turn++ % requests.length]
      expected = known.get(current) ?? 0
      received = 0
      waiting = none
      socket.write(current ?? '')
    }
    socket.on('data', (chunk) => {
      received += chunk.length
      if (expected === 0) {
        waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk
        expected = lengthOf(waiting, current?.subarray(0, 4).toString() === 'HEAD')
        if (expected > 0 && requests.length === 1) known.set(current, expected)
      }
      if (expected === 0 || received < expected) return
      answered += 1
      next()
    })
    socket.on('error', () => {
      failures += 1
    })
    socket.on('close', () => resolve())
  })

await Promise.all(Array.from({ length: Number(connections) }, run))
console.log(JSON.stringify({ requests: answered, seconds: (performance.now() - started) / 1000, failures }))
