import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withDocument } from '../../src/authoring/workspace/checkDocument.ts'
import { memoryCache } from '../../src/content/lint/cache/memoryCache.ts'
import { findingsIn } from '../../src/content/lint/findings/tellTogether.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { contentType } from '../../src/site/server/contentTypes.ts'
import { readSite } from '../../src/site/store/readSite.ts'
import { lint, withTexts } from '../../tests/support/lintTexts.ts'
import { mistakes } from '../../tests/support/mistakes.ts'
import { damage, kinds, placesOf } from '../../tests/support/mutations.ts'
import { pick, randomOf } from '../../tests/support/random.ts'
import { boatyard } from '../../tests/support/sites.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { seen } from '../support/seen.ts'

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-checker-'))
const sources = readSite(boatyard)
const cache = memoryCache()
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
  findingsIn(
    lint(
      standardKit,
      { ...sources, files: withDocument(sources.files, { path, text }) },
      { cache, today: new Date().toISOString().slice(0, 10) },
    ),
    (file) => file === path,
  )
    .map(withTexts)
    .map(({ file, line, column, severity, rule, message, suggestion }) =>
      [
        `${severity} ${file}:${line}:${column} ${rule}`,
        message,
        ...(suggestion ? [`→ ${suggestion}`] : []),
      ].join('\n'),
    )

beforeAll(async () => {
  const made = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'checker', folder, '--root', boatyard],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  files = await serveFolder(folder)
  address = `http://127.0.0.1:${(files.address() as AddressInfo).port}/` // it listens on a port
})
afterAll(() => {
  files?.closeAllConnections()
  files?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What the checker shows of a document pasted as a file of the site, in the form of `told`. */
const shown = async (page: Page, file: string, text: string, count: number): Promise<string[]> => {
  const area = page.getByLabel('Paste the document')
  await area.fill('')
  await page.getByLabel('Its file in the site').fill(file)
  await area.fill(text)
  await seen(page.getByText(count === 0 ? 'Nothing found.' : `${count} found.`)).toBeVisible()
  return page.locator('.checker-findings > li').evaluateAll((items) =>
    items.map((item) => {
      const [head, ...texts] = [...item.children].filter(({ tagName }) => tagName !== 'PRE')
      const words = [...(head?.children ?? [])].map(({ textContent }) => textContent)
      return [
        words.join(' '),
        ...texts
          .map(({ textContent }) => textContent)
          .filter((said) => !said.startsWith('npm run')),
      ].join('\n')
    }),
  )
}

/** Mutations of every kind in any document, and damaged bytes as far as they can be pasted: no half characters, and a browser makes line ends its own. */
const mutated = function* (
  each: number,
): Generator<{ readonly what: string; readonly path: string; readonly text: string }> {
  const random = randomOf(Number(process.env['SEED'] ?? 20_261_121))
  const canBePasted = (text: string) => !/[\r\0]/.test(text) && !/[\ud800-\udfff]/u.test(text)
  for (const mutate of [
    ...Object.values(kinds),
    (_places: unknown, text: string) => damage(text, random),
  ]) {
    for (let made = 0; made < each; ) {
      const file = pick(sources.files, random)
      const mutation = file && mutate(placesOf(file), file.text, random)
      if (!file || !mutation || !canBePasted(mutation.text)) continue
      made += 1
      yield { what: `${file.path}: ${mutation.what}`, path: file.path, text: mutation.text }
    }
  }
}

/** The style in a page's head. */
const styleOf = (html: string) => /<style>([^<]*)<\/style>/.exec(html)?.[1]

describe('the checker as static files', () => {
  it(
    'reports the same findings as the command line for every known mistake',
    { timeout: 300_000 },
    () =>
      inPage(browser(), async (page) => {
        await page.goto(address)
        for (const { what, file, from = file, find, put } of mistakes) {
          const text = (sources.files.find(({ path }) => path === from)?.text ?? '').replace(
            find,
            () => put,
          )
          const expected = told(file, text)
          expect(await shown(page, file, text, expected.length), what).toEqual(expected)
        }
      }),
  )

  it(
    'reports the same findings as the command line for randomly mutated documents',
    { timeout: 1_800_000 },
    () =>
      inPage(browser(), async (page) => {
        await page.goto(address)
        for (const { what, path, text } of mutated(process.env['LONG'] ? 20 : 1)) {
          const expected = told(path, text)
          expect(await shown(page, path, text, expected.length), what).toEqual(expected)
        }
      }),
  )

  it(
    'draws each page with the exact style of the build except for font-display',
    { timeout: 1_800_000 },
    () =>
      inPage(browser(), async (page) => {
        await page.goto(address)
        const pages = sources.files.filter(({ path }) =>
          existsSync(join(inject('dist'), path.replace(/^pages\/(.*)json$/, '$1html'))),
        )
        expect(pages.length).toBeGreaterThan(15)
        // In the usual run so many that all kinds are among them.
        for (const { path, text } of pages.filter(
          (_page, index) => process.env['LONG'] || index % 3 === 0,
        )) {
          await shown(page, path, text, told(path, text).length)
          const built = styleOf(
            readFileSync(join(inject('dist'), path.replace(/^pages\/(.*)json$/, '$1html')), 'utf8'),
          )
          const drawn = styleOf((await page.locator('iframe').getAttribute('srcdoc')) ?? '')
          expect(drawn, path).toBe(
            built
              ?.replaceAll('font-display:optional', 'font-display:swap')
              .replaceAll('(/assets/', '(./site/assets/'),
          )
        }
      }),
  )

  it('draws the pasted page and contacts only its own server', () =>
    inPage(browser(), async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(address)
      await page.getByLabel('Its file in the site').fill('pages/about.json')
      await page
        .getByLabel('Paste the document')
        .fill(sources.files.find(({ path }) => path === 'pages/about.json')?.text ?? '')
      await seen(page.getByText('Nothing found.')).toBeVisible()
      await seen(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
      expect(
        asked.filter((url) => !url.startsWith(address) && !/^(data|about|blob):/.test(url)),
      ).toEqual([])
    }))
})
