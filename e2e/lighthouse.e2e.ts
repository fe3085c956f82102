import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { installBrowser } from '../scripts/setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-lighthouse-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One page of each kind that search engines may show; in the usual run the two with the most in their heads. */
const kinds = {
  home: '/',
  hub: '/services/compliance',
  service: '/services/gst',
  article: '/blog/gst-returns-explained-gstr-1-annual-return',
  list: '/blog',
  form: '/contact',
  legal: '/privacy',
  plain: '/faqs',
  search: '/search',
}
const routes = Object.entries(kinds).filter(([kind]) => process.env['LONG'] || kind === 'service' || kind === 'article')

type Report = {
  readonly categories: { readonly seo: { readonly score: number } }
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>
}

/** Lighthouse's verdict on one page, from a process of its own: it changes much of the one it runs in. */
const audit = async (route: string): Promise<Report> => {
  const out = join(folder, `${route.replaceAll('/', '_')}.json`)
  const flags = ['--quiet', '--only-categories=seo', '--output=json', `--output-path=${out}`, '--chrome-flags=--headless=new --no-sandbox']
  const child = spawn(process.execPath, ['node_modules/lighthouse/cli/index.js', `${inject('site')}${route}`, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: await installBrowser() },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk)
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`Lighthouse stopped with ${code} on ${inject('site')}${route}: ${said}`)
  return JSON.parse(readFileSync(out, 'utf8')) as Report // Lighthouse's own format
}

describe('Lighthouse', () => {
  test.each(routes)('finds nothing to better for search engines on a page of the kind %s', { timeout: 120_000 }, async (_kind, route) => {
    const { categories, audits } = await audit(route)
    const short = [
      'document-title',
      'meta-description',
      'http-status-code',
      'link-text',
      'crawlable-anchors',
      'is-crawlable',
      'robots-txt',
      'hreflang',
      'canonical',
      'image-alt',
    ]
    expect(short.filter((name) => audits[name]?.score === 0)).toEqual([])
    expect(categories.seo.score).toBe(1)
  })
})
