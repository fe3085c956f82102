import { readdirSync, readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { lint } from '../../../src/content/lint/lint.ts'
import { isEngineAddress } from '../../../src/core/document/isEngineAddress.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { fileOf } from '../../../src/core/model/site/fileOf.ts'
import { liveRedirects } from '../../../src/core/model/site/liveRedirects.ts'
import { writeAddress } from '../../../src/core/model/text/writeAddress.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { ourRules } from '../../../src/render/fields/modules.ts'
import { buildSite } from '../../../src/site/build/buildSite.ts'
import { nginxConfig } from '../../../src/site/build/deploy/nginxConfig.ts'
import { serveSite, siteIn } from '../../../src/site/server/serveSite.ts'
import { readSettings } from '../../../src/site/server/settings.ts'
import { readManifest, type SiteManifest } from '../../../src/site/store/siteManifest.ts'
import { writeWhole } from '../../../src/site/store/writeWhole.ts'
import { temporaryFolder } from '../../support/builtSite.ts'
import { littleSite, today } from '../../support/littleSite.ts'
import { type Nginx, nginxPath, startNginx } from '../../support/nginx.ts'
import { testEngine } from '../../support/testEngine.ts'

type Pair = { readonly from: string; readonly to: string }
const siteWith = (redirects: readonly Pair[]) =>
  littleSite([{ file: 'pages/_site.json', at: '/redirects', value: redirects }])

/** Old addresses as firms bring them along. */
const defaultCases = [
  ...[
    '/old',
    '/page.php',
    '/shop/',
    '/contact.htm',
    '/prices.html',
    '/Our%20Team.html',
    '/über-uns',
    '/%C3%89t%C3%A9',
    '/भारत',
    '/e\u200cf',
    '/about/index.html',
  ],
  ...[
    '/a%23b',
    '/100%25',
    "/it's-(old)~",
    '/a+b,c;d=e&f@g!h$i',
    '/{x}',
    '/$uri',
    '/x;y',
    '/x`y',
    '/data.tar.gz',
    '/assets/gone.png',
    '/enquire/old',
    '/news/2020/05/',
  ],
  ...[`/${'b'.repeat(247)}`, `/${'ü'.repeat(123)}`, `/${'c'.repeat(200)}`.repeat(4)],
]
/** What would break a file, a name, a line or a host. */
const hostile = [
  ...[
    '/index.html',
    '/INDEX.html',
    '/index',
    '/about.html',
    '/about/',
    '/About',
    '/enquire/booking.html',
    '/404.html',
    '/404',
    '/',
  ],
  ...[
    '/robots.txt',
    '/robots.txt/x',
    '/sitemap.xml',
    '/feed.xml',
    '/site.webmanifest',
    '/favicon.ico',
    '/_headers',
    '/_redirects',
    '/f/spokebooking',
    '/~health',
  ],
  ...[
    '/assets/b/x.js',
    '/assets/f/enquire/booking.html',
    '/assets/s/search.json',
    '/.broadsheet/manifest.json',
    '/../x',
    '/a/./b',
    '/%2e%2e/x',
    '/last./x',
    '/last%20',
  ],
  ...[
    '/x y',
    '/x\ty',
    '/x\n/evil /about 200',
    '/x\r\n',
    '/x\u2028y',
    '/x"; return 500; "',
    '/x\\',
    '/x\\" "y',
    '/x";{',
    '/<script>',
    '/x|y',
    '/*',
    '/x*',
    '/:x',
    '/x:y',
  ],
  ...[
    '//evil.example',
    '/a//b',
    '/a%2fb',
    '/a%00b',
    '/a%0ab',
    '/a%5cb',
    '/a%',
    '/%ff',
    '/\ud800',
    '/x?p=1',
    '/?p=12',
    '/x#y',
    '/#',
  ],
  ...[`/${'a'.repeat(300)}`, `/${'ü'.repeat(130)}`, '/a'.repeat(600)],
]
const targets = [
  '/about#who-we-are',
  '/about?x=$y&z="q"',
  '/services/repair?ü=ß#what-we-repair',
  'https://münchen.example/$a;{b}?c=\'d\'#"e"',
  'https://example.org',
]
const hostileTargets = [
  '/about\n/evil /about 301',
  '/about"; return 500; "',
  '/about\\',
  'https://',
  '//evil.example',
  'javascript:alert(1)',
  '/about\t/x',
  '$uri',
]

const accepted: readonly Pair[] = defaultCases.map((from, index) => ({
  from,
  to: targets[index % targets.length] ?? '/',
}))
/** What sites of plain files bring along: the page's own file. */
const needless: readonly Pair[] = [
  { from: '/index.html', to: '/' },
  { from: '/services/repair.html', to: '/services/repair' },
]
const refused: readonly Pair[] = [
  ...hostile
    .map((from) => ({ from, to: from === '/' ? '/services/repair' : '/about#who-we-are' }))
    .filter(({ from }) => !/^\/about/i.test(from)),
  ...['/about.html', '/about/', '/About'].map((from) => ({ from, to: '/' })),
  ...hostileTargets.map((to, index) => ({ from: `/to${index}`, to })),
]

describe('redirects in lint and in the built site', () => {
  const errors = (pair: Pair) =>
    lint(standardKit, siteWith([pair]), { today }).filter(({ severity }) => severity === 'error')
  const told = (pair: Pair) => liveRedirects(buildModel(standardKit, siteWith([pair]))).length

  test.each(accepted)('from $from are accepted and published', (pair) => {
    expect([errors(pair), told(pair)]).toEqual([[], 1])
  })
  test.each(refused)('from $from to $to are lint errors and are not published', (pair) => {
    expect(errors(pair)).not.toEqual([])
    expect(told(pair)).toBe(0)
  })
})

const folder = temporaryFolder()
const dist = join(folder.path, 'dist')
let plain: Map<string, string>
let files: Map<string, string>
let manifest: SiteManifest
const build = async (name: string, redirects: readonly Pair[]): Promise<Map<string, string>> => {
  const root = join(folder.path, 'site')
  for (const { path, text } of siteWith(redirects).files) writeWhole(join(root, path), text)
  const out = join(folder.path, name)
  expect(
    (
      await buildSite({
        kit: standardPageKit,
        root,
        engine: { ...testEngine, stamp: 'test' },
        env: {},
        asOf: '2026-11-22',
        out,
        quality: 0,
      })
    ).lint.findings.filter(({ severity }) => severity === 'error'),
  ).toEqual([])
  const paths = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(out, path)).isFile(),
  )
  return new Map(
    paths.sort().map((path) => [path, readFileSync(join(out, path)).toString('latin1')]),
  )
}
beforeAll(async () => {
  plain = await build('plain', [])
  files = await build('dist', [...needless, ...accepted])
  manifest = readManifest(dist)
})
afterAll(folder.remove)

describe('a site with redirects', () => {
  it('has the same page files byte for byte as without them', () => {
    const differs = [...plain]
      .filter(([path, content]) => files.get(path) !== content)
      .map(([path]) => path)
    expect(differs).toEqual([
      '.broadsheet/build.json',
      '.broadsheet/manifest.json',
      '.broadsheet/nginx.conf',
      '_redirects',
    ])
  })

  it('has engine files only at reserved addresses', () => {
    const pages = new Set(Object.keys(manifest.pages).map(fileOf))
    const own = [...plain.keys()].filter(
      (path) => !pages.has(path.replace(/\.(br|gz)$/, '')) && !path.startsWith('.broadsheet/'),
    )
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((path) => !isEngineAddress(`/${path.replace(/\.(br|gz)$/, '')}`))).toEqual([])
  })

  it('has a refresh page for each old address without any author’s markup', () => {
    const page = files.get('shop/index.html') ?? ''
    expect(page).toContain(
      '<meta http-equiv="refresh" content="0; url=/services/repair?%C3%BC=%C3%9F#what-we-repair">',
    )
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain(
      '<link rel="canonical" href="https://www.spoke.shop/services/repair?%C3%BC=%C3%9F#what-we-repair">',
    )
    const added = [...files.keys()].filter((path) => !plain.has(path) && !/\.(br|gz)$/.test(path))
    expect(added).toHaveLength(accepted.length - 1) // none in the folder beside the page /about
    for (const path of added)
      expect(files.get(path)?.match(/["<>]/g)?.length).toBe(page.match(/["<>]/g)?.length)
  })

  it('lists each redirect in _redirects on a line of three words', () => {
    const lines = readFileSync(join(dist, '_redirects'), 'utf8').trimEnd().split('\n')
    expect(lines).toHaveLength(accepted.length)
    for (const line of lines) expect(line).toMatch(/^\/[!-~]+ (?:\/|https:\/\/)[!-~]* 301$/)
    expect(lines).toContain('/%7Bx%7D /about#who-we-are 301')
    expect(lines).toContain(`/%C3%BCber-uns ${writeAddress('/about?x=$y&z="q"')} 301`)
  })
})

describe.skipIf(nginxPath === undefined)('nginx with the generated configuration', () => {
  let server: Awaited<ReturnType<typeof serveSite>>
  let nginx: Nginx
  beforeAll(async () => {
    server = await serveSite({
      site: siteIn(dist),
      root: folder.path,
      settings: readSettings({ PORT: '0' }),
      renderFormPage: (html) => html,
      rules: ourRules,
      report: () => {},
    })
    nginx = await startNginx(
      folder.path,
      readFileSync(join(dist, '.broadsheet/nginx.conf'), 'utf8').replace(
        '/var/www/broadsheet',
        dist,
      ),
    )
  })
  afterAll(async () => {
    await nginx?.stop()
    await server.stop()
  })
  const answer = (address: string, path: string) =>
    new Promise<readonly unknown[]>((resolve, reject) => {
      get(`${address}/`, { path, agent: false }, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, response.headers.location]))
      }).on('error', reject)
    })
  const asked = (from: string) => encodeURI(decodeURI(from)).replaceAll('%2523', '%23')

  test.each(accepted)(
    'redirects $from like our own server, in every spelling',
    async ({ from, to }) => {
      const path = asked(from)
      const hash = writeAddress(to).search(/#|$/)
      const target = writeAddress(to)
      const withQuery = target.includes('?')
        ? target
        : `${target.slice(0, hash)}?q=1${target.slice(hash)}`
      expect(await answer(server.address, path)).toEqual([301, target])
      for (const spelling of [
        path,
        `${path.replace(/\/$/, '')}/`,
        path.replace(/(?<!%|%.)[a-z]/g, (letter) => letter.toUpperCase()),
      ])
        expect([spelling, await answer(nginx.address, spelling)]).toEqual([
          spelling,
          await answer(server.address, spelling),
        ])
      expect(await answer(nginx.address, `${path}?q=1`)).toEqual([301, withQuery])
      expect(await answer(server.address, `${path}?q=1`)).toEqual([301, withQuery])
    },
  )

  test.each([
    ['/', 200],
    ['/about', 200],
    ['/index.html', 301],
    ['/index', 301],
    ['/about.html', 301],
    ['/404', 404],
    ['/404.html', 404],
    ['/evil', 404],
    ['/robots.txt', 200],
    ['/%C3%A9T%C3%89', 404],
  ])('answers %s with %i like our own server', async (path, status) => {
    expect((await answer(server.address, path))[0]).toBe(status)
    expect(await answer(nginx.address, path)).toEqual(await answer(server.address, path))
  })

  it('stays intact with redirects that lint would refuse', async () => {
    const raw = refused.filter(({ from }) => from.length < 250)
    const nginx = await startNginx(
      join(folder.path, 'raw'),
      nginxConfig({ ...manifest, redirects: [...accepted, ...raw] }).replace(
        '/var/www/broadsheet',
        dist,
      ),
    )
    const [home, evil] = await Promise.all(
      ['/', '/evil'].map((path) => fetch(nginx.address + path, { redirect: 'manual' })),
    )
    expect([home?.status, evil?.status]).toEqual([200, 404])
    await nginx.stop()
  })
})
