import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { en } from '../../src/core/locale/en.ts'
import type { SiteManifest } from '../../src/site/store/siteManifest.ts'

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${'Some words about it. '.repeat(30)}</p></html>\n`

/** The forms of the small site: `quote` has a field of nearly every type, `contact` and `callback` share an id. */
export const forms: SiteManifest['forms'] = [
  {
    name: 'estimate',
    id: 'q1',
    formType: 'estimate-dialog',
    route: '/enquire/estimate',
    next: '/thanks',
    fields: [
      { type: 'text', name: 'firstName', label: 'First Name', required: true },
      { type: 'email', name: 'email', label: 'Email', required: true },
      { type: 'tel', name: 'phone', label: 'Phone', required: true },
      {
        type: 'select',
        name: 'primaryService',
        label: 'Primary Service',
        required: true,
        options: [{ value: 'gst', label: 'GST' }],
      },
      {
        type: 'checkboxGroup',
        name: 'addOnServices',
        label: 'Add-on Services',
        options: [
          { value: 'A', label: 'A' },
          { value: 'B', label: 'B' },
        ],
      },
      { type: 'date', name: 'preferredDate', label: 'Preferred Date', min: 'today' },
      { type: 'time', name: 'at', label: 'At' },
      { type: 'number', name: 'directors', label: 'Directors', min: 1, max: 15 },
      { type: 'checkbox', name: 'agree', label: 'Agree' },
      { type: 'hidden', name: 'directorCount', value: '' },
      { type: 'textarea', name: 'message', label: 'Message', maxLength: 2000 },
    ],
  },
  {
    name: 'contact',
    id: 'c1',
    formType: 'consultation',
    route: '/about',
    next: '/thanks',
    fields: [{ type: 'email', name: 'email', label: 'Email', required: true }],
  },
  {
    name: 'callback',
    id: 'c1',
    formType: 'callback',
    route: '/about',
    next: '/thanks',
    fields: [{ type: 'tel', name: 'phone', label: 'Phone', required: true }],
    translations: {
      ur: {
        route: '/about',
        next: '/ur/thanks',
        fields: [{ type: 'tel', name: 'phone', label: 'فون', required: true }],
        words: { ...en.words, errorRequired: '{label}: یہ خانہ بھریے۔' } as Readonly<
          Record<string, string>
        >, // none of them is counted
      },
    },
  },
]

const routes: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/about': 'about.html',
  '/services/repair': 'services/repair.html',
  '/services/CargoBikes': 'services/CargoBikes.html',
  '/enquire/estimate': 'enquire/estimate.html',
  '/thanks': 'thanks.html',
  '/404.html': '404.html',
}

export const smallManifest: SiteManifest = {
  version: 1,
  origin: 'https://www.example.com',
  formEndpoint: '',
  firm: 'Spoke & Sons',
  words: { ...en.words },
  timeZone: 'Asia/Kolkata',
  languages: ['en', 'ur'],
  pages: Object.fromEntries(
    Object.entries(routes).map(([route, file]) => [
      route,
      { file, csp: "default-src 'none'; style-src 'self'" },
    ]),
  ),
  redirects: [
    { from: '/old-about', to: '/about' },
    { from: '/mend', to: '/services/repair#fees' },
  ],
  forms,
}

/** Files of a site's own that a browser may run as a page, or whose kind nobody knows. */
export const activeAssets = [
  'note.html',
  'capitals.HTML',
  'note.htm',
  'note.xhtml',
  'note.xht',
  'note.shtml',
  'data.xml',
  'capitals.XML',
  'style.xsl',
  'style.xslt',
  'list.rdf',
  'feed.atom',
  'feed.rss',
  'mail.mht',
  'mail.mhtml',
  'drawing.SVG',
  'drawing.svgz',
  'plain.txt',
  'data.json',
  'script.js',
  'table.csv',
  'unknown.xyz',
  'no-ending',
] as const

/** Writes a small built site into a temporary folder, as `npm run build` would; never into a checkout's own `dist`. */
export const writeBuiltSite = (dir: string, manifest: Partial<SiteManifest> = {}): void => {
  if (!resolve(dir).startsWith(tmpdir() + sep)) throw new Error(`${dir} is no temporary folder.`)
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
  const writeCompressed = (path: string, content: string) => {
    write(path, content)
    write(`${path}.br`, brotliCompressSync(content))
    write(`${path}.gz`, gzipSync(content))
  }
  for (const [route, file] of Object.entries(routes)) writeCompressed(file, page(route))
  writeCompressed('assets/b/loader.1a2b3c.js', `/* ${'x'.repeat(500)} */\n`)
  write('assets/office.png', Buffer.from('89504e470d0a1a0a', 'hex'))
  write('assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const name of activeAssets)
    write(
      `assets/${name}`,
      '<script xmlns="http://www.w3.org/1999/xhtml">document.title = "ran"</script>',
    )
  write('assets/guide.pdf', Buffer.alloc(3 << 20, 'abcdefgh'))
  write('assets/.secret', 'secret')
  write('.env', 'secret')
  write('_headers', 'secret')
  write('robots.txt', 'User-agent: *\n')
  write('.broadsheet/manifest.json', JSON.stringify({ ...smallManifest, ...manifest }))
}

/** A folder for one test file, and the function that removes it. */
export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'broadsheet-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
