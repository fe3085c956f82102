import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '../src/files/readSite.ts'
import { lint } from '../src/lint/lint.ts'
import { rememberNotes } from '../src/lint/rememberNotes.ts'
import { contentType } from '../src/server/contentTypes.ts'
import { mistakes } from '../tests/support/mistakes.ts'
import { inPage, useBrowser } from './support/browser.ts'
import { seen } from './support/seen.ts'

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-checker-'))
const sources = readSite('.')
const cache = rememberNotes()
let files: Server | undefined
let address = ''

/** Any server of files will do: this one knows nothing of Broadsheet. */
const serveFolder = (root: string): Promise<Server> => {
  const server = createServer((request, response) => {
    const path = resolve(root, `.${new URL(request.url ?? '/', 'http://local').pathname}`)
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path
    if (!file.startsWith(root) || !existsSync(file)) response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': contentType(file) }).end(readFileSync(file))
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

/** What the command line says of a document: its place and rule, message and suggestion, line by line. */
const told = (path: string, text: string): string[] =>
  lint({ ...sources, files: sources.files.map((file) => (file.path === path ? { path, text } : file)) }, { cache })
    .filter(({ file }) => file === path)
    .map(({ file, line, column, severity, rule, message, suggestion }) =>
      [`${severity} ${file}:${line}:${column} ${rule}`, message, ...(suggestion ? [`→ ${suggestion}`] : [])].join('\n'),
    )

beforeAll(async () => {
  const made = spawnSync(process.execPath, ['scripts/run.mjs', 'checker', folder], { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } })
  if (made.status !== 0) throw new Error(made.stderr)
  files = await serveFolder(folder)
  address = `http://127.0.0.1:${(files.address() as AddressInfo).port}/` // it listens on a port
})
afterAll(() => {
  files?.closeAllConnections()
  files?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the checker as static files', () => {
  it('finds what the command line finds, mistake by mistake', { timeout: 300_000 }, () =>
    inPage(browser(), async (page) => {
      await page.goto(address)
      for (const { what, file, find, put } of mistakes) {
        const text = (sources.files.find(({ path }) => path === file)?.text ?? '').replace(find, () => put)
        const expected = told(file, text)
        await page.getByLabel('Paste the document').fill('')
        await page.getByLabel('Its file in the site').fill(file)
        await page.getByLabel('Paste the document').fill(text)
        await seen(page.getByText(`${expected.length} found.`)).toBeVisible()
        const shown = await page.locator('.checker-findings > li').evaluateAll((items) =>
          items.map((item) => {
            const [head, ...texts] = [...item.children].filter(({ tagName }) => tagName !== 'PRE')
            const words = [...(head?.children ?? [])].map(({ textContent }) => textContent)
            return [words.join(' '), ...texts.map(({ textContent }) => textContent).filter((said) => !said.startsWith('npm run'))].join('\n')
          }),
        )
        expect(shown, what).toEqual(expected)
      }
    }),
  )

  it('draws the page, and asks nobody but its own server', () =>
    inPage(browser(), async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(address)
      await page.getByLabel('Its file in the site').fill('pages/about.json')
      await page.getByLabel('Paste the document').fill(sources.files.find(({ path }) => path === 'pages/about.json')?.text ?? '')
      await seen(page.getByText('Nothing found.')).toBeVisible()
      await seen(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
      expect(asked.filter((url) => !url.startsWith(address) && !/^(data|about|blob):/.test(url))).toEqual([])
    }))
})
