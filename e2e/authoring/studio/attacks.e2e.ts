import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bicycle } from '../../../tests/support/sites.ts'
import { inPage, useBrowser } from '../../support/browser.ts'
import { seen } from '../../support/seen.ts'
import { type Running, startEngine } from '../../support/startEngine.ts'

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-attacks-'))
const root = join(folder, 'site')
let studio: Running | undefined

/** What a script on a page of the site tries, and what came of it; all that it gets to say is on its own page. */
const hostile = `
const told: string[] = []
const tell = (what: string) => {
  told.push(what)
  document.documentElement.dataset['told'] = told.join(' | ')
}
const attempt = async (name: string, work: () => unknown) => {
  try {
    tell(name + ': got ' + JSON.stringify(await work()))
  } catch (error) {
    tell(name + ': refused')
  }
}
export const start = async (): Promise<void> => {
  const studio = new URLSearchParams(location.search).get('studio') ?? location.ancestorOrigins[0]
  const change = JSON.stringify({ id: 'evil', label: 'evil', base: {}, edits: [{ kind: 'set', file: 'pages/hire.json', pointer: '/title', value: 'Owned' }] })
  await attempt('shell', async () => (await fetch(studio + '/~', { credentials: 'include' })).text())
  await attempt('write', async () => (await fetch(studio + '/~studio/change', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: change })).status)
  await attempt('write blindly', async () => (await fetch(studio + '/~studio/change', { method: 'POST', mode: 'no-cors', body: change })).type)
  await attempt('parent', () => parent.document.title)
  await attempt('token', () => (parent.document.querySelector('meta[name=studio-token]') as HTMLMetaElement).content)
  await attempt('storage', () => parent.localStorage.length)
  await attempt('worker', async () => (await navigator.serviceWorker.register('/assets/worker.js', { scope: '/assets/' })).scope)
  parent.postMessage({ kind: 'typed', file: 'pages/hire.json', pointer: '/title', text: 'Owned', before: '', done: true }, '*')
  const form = document.body.appendChild(document.createElement('form'))
  form.method = 'post'
  form.enctype = 'text/plain'
  form.target = 'nowhere'
  form.action = studio + '/~studio/change'
  await attempt('form', () => form.submit())
  tell('done')
}
`

/** What a block of the site's own tries as soon as its schema is loaded in a browser. */
const hostileBlock = `
if (typeof document !== 'undefined') {
  document.documentElement.dataset['own'] = 'ran'
  localStorage.setItem('own', location.origin)
  const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? ''
  const change = JSON.stringify({ id: 'own', label: 'own', base: {}, edits: [{ kind: 'set', file: 'pages/hire.json', pointer: '/title', value: 'Owned' }] })
  const sent = fetch('/~studio/change', { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Studio-Token': token }, body: change })
  sent.then(({ status }) => (document.documentElement.dataset['wrote'] = String(status)))
}
`

beforeAll(async () => {
  for (const site of [bicycle, 'tests/sites/bicycleParts']) cpSync(site, root, { recursive: true })
  const behaviour = join(root, 'blocks/hire/behaviour.ts')
  const name = /export const (\w+)/.exec(readFileSync(behaviour, 'utf8'))?.[1] ?? 'start'
  writeFileSync(behaviour, hostile.replace('export const start', `export const ${name}`))
  const schema = join(root, 'blocks/hire/schema.ts')
  writeFileSync(schema, `${readFileSync(schema, 'utf8')}${hostileBlock}`)
  mkdirSync(join(root, 'pages/_assets'), { recursive: true })
  writeFileSync(
    join(root, 'pages/_assets/worker.js'),
    'self.addEventListener("fetch", () => undefined)',
  )
  writeFileSync(
    join(root, 'pages/_assets/evil.html'),
    '<title>quiet</title><script>document.title = "ran"</script>',
  )
  writeFileSync(
    join(root, 'pages/_assets/evil.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>quiet</title><script>document.querySelector("title").textContent = "ran"</script></svg>',
  )
  studio = await startEngine(['dev', '--root', root])
})
afterAll(() => {
  studio?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const address = () => studio?.address ?? ''
const files = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(root, path)).isFile() && !path.startsWith('data'))
    .map((path) => `${path} ${readFileSync(join(root, path), 'latin1')}`)
    .sort()
const siteOf = (page: Page) => page.locator('meta[name="studio-site"]').getAttribute('content')
const told = (frame: Frame | Page) => frame.locator('html').getAttribute('data-told')

describe('in a browser', () => {
  it('a page script in the studio’s frame can’t read the token, write or reach the studio', () =>
    inPage(browser(), async (page) => {
      const before = files()
      await page.goto(`${address()}/~/hire`)
      const site = await siteOf(page)
      await seen
        .poll(() => page.frames().some((frame) => frame.url().startsWith(`${site}/hire`)))
        .toBe(true)
      const frame = page.frames().find((one) => one.url().startsWith(`${site}/hire`)) as Frame // just seen
      await seen.poll(() => told(frame)).toContain('done')
      const said = String(await told(frame))
      for (const name of [
        'shell',
        'write',
        'write blindly',
        'parent',
        'token',
        'storage',
        'worker',
      ])
        expect(said).toContain(`${name}: refused`)
      expect(files()).toEqual(before)
    }))

  it('a page script in its own tab can’t reach the studio or write', () =>
    inPage(browser(), async (page) => {
      const before = files()
      await page.goto(`${address()}/~/hire`)
      const site = await siteOf(page)
      await page.goto(`${site}/hire?studio=${encodeURIComponent(address())}`)
      await seen.poll(() => told(page)).toContain('done')
      const said = String(await told(page))
      for (const name of ['shell', 'write', 'write blindly', 'worker'])
        expect(said).toContain(`${name}: refused`)
      expect(files()).toEqual(before)
    }))

  it('the panel edits a custom block without running its code on the studio’s origin', () =>
    inPage(browser(), async (page) => {
      const before = files()
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      await page.goto(`${address()}/~/hire`)
      await page.locator('.panel-entry-name', { hasText: 'Bicycles for hire' }).click()
      await page.getByRole('button', { name: 'Cargo bicycle', exact: true }).click()
      await seen(page.getByLabel('Price of a day').first()).toHaveText('£25')
      expect(
        await page.evaluate(() => [
          document.documentElement.dataset['own'],
          localStorage.getItem('own'),
        ]),
      ).toEqual([undefined, null])
      expect(
        loaded.filter(
          (url) => url.startsWith(address()) && /~own|parts\.js|validators\.js/.test(url),
        ),
      ).toEqual([])
      expect(files()).toEqual(before)
    }))

  it('the checker runs a custom block’s code on the site’s origin, where it can’t write', () =>
    inPage(browser(), async (page) => {
      const before = files()
      await page.goto(`${address()}/~/_checker`)
      const checker = page.frameLocator('.studio-checker').locator('html')
      await seen(checker).toHaveAttribute('data-own', 'ran')
      await seen(checker).toHaveAttribute('data-wrote', '404')
      expect(
        await page.evaluate(() => [
          document.documentElement.dataset['own'],
          localStorage.getItem('own'),
        ]),
      ).toEqual([undefined, null])
      expect(files()).toEqual(before)
    }))

  it.each(['evil.html', 'evil.svg'])('a site’s asset opened directly runs no script: %s', (name) =>
    inPage(browser(), async (page) => {
      await page.goto(`${address()}/~`)
      const site = await siteOf(page)
      for (const origin of [address(), site]) {
        await page.goto(`${origin}/assets/${name}`)
        expect(
          await page.evaluate(() => document.querySelector('title')?.textContent),
          String(origin),
        ).toBe('quiet')
      }
    }),
  )

  it('a web page elsewhere can’t read, write or frame either origin', () =>
    inPage(browser(), async (page) => {
      const before = files()
      await page.goto(`${address()}/~`)
      const site = await siteOf(page)
      await page.route('http://evil.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>evil</title>' }),
      )
      await page.goto('http://evil.example/')
      const paths = [
        '/~',
        '/~/hire',
        '/~api/overview',
        '/~studio/names',
        '/~studio/history',
        '/~studio/document?file=pages/hire.json',
        '/hire',
        '/assets/evil.svg',
      ]
      const tried = await page.evaluate(
        async ({ origins, all }) => {
          const got: string[] = []
          for (const origin of origins)
            for (const path of all) {
              await fetch(origin + path, { credentials: 'include' }).then(
                async (answer) => got.push(`${origin}${path}: ${await answer.text()}`),
                () => undefined,
              )
              for (const mode of ['no-cors', 'cors'] as const)
                for (const method of ['POST', 'PUT', 'DELETE'])
                  await fetch(`${origin}${path.replace('names', 'change')}`, {
                    method,
                    mode,
                    body: '{"id":"evil"}',
                  }).then(
                    (answer) => answer.type !== 'opaque' && got.push(`${method} ${origin}${path}`),
                    () => undefined,
                  )
              const frame = document.body.appendChild(document.createElement('iframe'))
              await new Promise((resolve) => {
                frame.onload = resolve
                frame.src = origin + path
              })
              if (frame.contentDocument) got.push(`frame ${origin}${path}`)
            }
          return got
        },
        { origins: [address(), site ?? ''], all: paths },
      )
      expect(tried).toEqual([])
      const shown = await Promise.all(
        page
          .frames()
          .slice(1)
          .map((frame) =>
            frame.evaluate(() => document.querySelector('main, #app') !== null).catch(() => false),
          ),
      )
      expect(shown).not.toContain(true)
      expect(files()).toEqual(before)
    }))
})
