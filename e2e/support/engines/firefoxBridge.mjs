#!/usr/bin/env node
/**
 * Stands between Playwright and a Firefox that does not know one command yet, `emulation.setMediaFeaturesOverride`, which Playwright sends to each
 * new context: it is answered here with "done", and all else is handed on as it is. The scheme of colours is therefore a setting of the profile
 * (firefox.ts). FIREFOX_PATH names the browser. Once the oldest Firefox that is tested knows the command, this file can go.
 */
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

const unknown = 'emulation.setMediaFeaturesOverride'

/** @param {string} browser its address for WebDriver BiDi */
const bridge = (browser) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, request) => {
    const firefox = new WebSocket(`${browser}${request.url}`, { perMessageDeflate: false })
    /** What came before Firefox was there. @type {string[]} */
    const early = []
    client.on('message', (data) => {
      const text = String(data)
      const { id, method } = JSON.parse(text)
      if (method === unknown) client.send(JSON.stringify({ type: 'success', id, result: {} }))
      else if (firefox.readyState === WebSocket.OPEN) firefox.send(text)
      else early.push(text)
    })
    firefox.on('open', () => {
      for (const text of early) firefox.send(text)
    })
    firefox.on('message', (data) => client.send(String(data)))
    firefox.on('close', () => client.close())
    client.on('close', () => firefox.close())
  })
  server.on('listening', () => {
    const at = server.address()
    if (at && typeof at === 'object')
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}\n`)
  })
}

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.stderr.on('data', (said) => {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(String(said))?.[1]
  if (address) bridge(address)
  else process.stderr.write(said)
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => firefox.kill(signal))
