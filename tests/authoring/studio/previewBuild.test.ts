import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/builtSite.ts'
import { littleSite } from '../../support/littleSite.ts'
import { type ServerProcess, startProcess } from '../../support/serverProcess.ts'

/** A build that reviewers look at, wherever it lies. */
const folder = temporaryFolder()
const root = folder.path
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const build = (out: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--root', root, '--out', join(root, out), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, FORM_ENDPOINT: 'https://forms.example.com' },
    },
  )
const read = (path: string) => readFileSync(join(root, path), 'utf8')

beforeAll(() => {
  for (const { path, text } of littleSite().files) put(path, text)
  const about = JSON.parse(read('pages/about.json')) as object
  put('pages/soon.json', JSON.stringify({ ...about, title: 'What comes in spring', draft: true }))
  expect(build('preview', '--preview')).toMatchObject({ status: 0 })
})
afterAll(folder.remove)

describe('a preview build', () => {
  it('is hidden from search engines by noindex tags and headers and has no sitemap', () => {
    for (const page of ['index', 'about', 'services/repair', 'enquire/booking', '404'])
      expect(read(`preview/${page}.html`)).toContain('<meta name="robots" content="noindex"/>')
    expect(read('preview/_headers')).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n/)
    expect(read('preview/.broadsheet/nginx.conf')).toContain(
      'add_header X-Robots-Tag "noindex" always;',
    )
    expect(
      ['sitemap.xml', 'feed.xml'].filter((path) => existsSync(join(root, 'preview', path))),
    ).toEqual([])
  })

  it('states on every page and form that nothing is sent and never posts elsewhere', () => {
    const page = read('preview/enquire/booking.html')
    expect(
      page.match(
        /class="preview-note"[^>]*>This is a preview: what is sent from here reaches nobody\./g,
      ),
    ).toHaveLength(2)
    expect(read('preview/about.html')).toContain('class="preview-note"')
    expect(page).not.toContain('forms.example.com')
    expect(page).toContain('window.fetch=')
  })

  it('includes drafts only with --drafts and rejects --deploy', () => {
    expect(existsSync(join(root, 'preview/soon.html'))).toBe(false)
    expect(build('drafts', '--preview', '--drafts')).toMatchObject({ status: 0 })
    expect(read('drafts/soon.html')).toContain('What comes in spring')
    expect(build('other', '--drafts')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--drafts stands beside --preview'),
    })
    expect(build('other', '--preview', '--deploy', 'server')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is not for visitors'),
    })
  })

  it('leaves no trace in a normal build', () => {
    expect(build('dist')).toMatchObject({ status: 0 })
    expect(read('dist/enquire/booking.html')).not.toMatch(/preview-note|window\.fetch=/)
    expect(read('dist/_headers')).not.toContain('X-Robots-Tag')
    expect(read('dist/about.html')).not.toContain('noindex')
  })

  it('accepts enquiries when served but stores nothing', async () => {
    const server: ServerProcess = await startProcess([
      '--root',
      root,
      '--dir',
      join(root, 'preview'),
    ])
    try {
      const enquiry = {
        firstName: 'Ada',
        email: 'ada@spoke.shop',
        service: 'repair',
        formType: 'booking',
        enquiryId: 'one',
      }
      const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
      const answer = await fetch(`${server.address}/f/spokebooking`, {
        method: 'POST',
        headers,
        body: JSON.stringify(enquiry),
      })
      expect(await answer.json()).toMatchObject({ ok: true })
      expect((await fetch(`${server.address}/about`)).headers.get('x-robots-tag')).toBe('noindex')
    } finally {
      server.child.kill('SIGTERM')
    }
    expect(await server.ended).toBe(0)
    expect([existsSync(join(root, 'data')), server.errors()]).toEqual([
      false,
      expect.stringContaining('This is a preview'),
    ])
  })
})
