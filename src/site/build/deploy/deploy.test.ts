import { describe, expect, it } from 'vitest'
import type { SiteDocument } from '../../../core/document/site.ts'
import { contentType } from '../../server/contentTypes.ts'
import { bareCsp } from '../../server/securityHeaders.ts'
import type { SiteManifest } from '../../store/siteManifest.ts'
import { checkDeployment } from './checkDeployment.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'
import { nginxConfig } from './nginxConfig.ts'

const manifest: SiteManifest = {
  version: 1,
  origin: 'https://www.example.com',
  formEndpoint: '',
  firm: 'Firm',
  words: {},
  timeZone: 'Europe/Paris',
  pages: {
    '/': { file: 'index.html', csp: "default-src 'none'" },
    '/a': { file: 'a.html' },
    '/404.html': { file: '404.html' },
  },
  redirects: [
    { from: '/old/', to: '/a' },
    { from: '/with "quotes" and $money', to: '/a?x=1#there' },
    { from: '/there', to: '/a#there' },
  ],
  forms: [],
}
const settings = (placeholder?: boolean) => ({ placeholder }) as SiteDocument // nothing else of it is looked at

describe('checkDeployment', () => {
  it.each([
    ['static', false, undefined, '', /a static host takes no enquiries.*FORM_ENDPOINT/],
    ['static', false, undefined, 'https://forms.example.com', undefined],
    ['server', false, undefined, '', undefined],
    ['server', false, true, '', /placeholders.*--demo/],
    ['server', true, true, '', undefined],
    ['static', true, true, '', /a static host takes no enquiries/],
  ] as const)(
    'accepts or rejects a %s host (demo: %s) with placeholders: %s and FORM_ENDPOINT %j',
    (to, demo, placeholder, endpoint, refusal) => {
      const check = () => checkDeployment({ to, demo }, settings(placeholder), endpoint)
      if (refusal) expect(check).toThrow(refusal)
      else expect(check).not.toThrow()
    },
  )
})

it.each([
  ['talk.mp3', 'audio/mpeg'],
  ['talk.M4A', 'audio/mp4'],
  ['visit.vcf', 'text/vcard'],
  ['visit.ics', 'text/calendar; charset=utf-8'],
  ['form.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['prices.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['form.odt', 'application/vnd.oasis.opendocument.text'],
  ['subtitles.vtt', 'text/vtt; charset=utf-8'],
])('%s has the content type %s on every kind of host', (name, type) => {
  const ending = name.replace(/^.*\./, '').toLowerCase()
  expect(contentType(name)).toBe(type)
  expect(nginxConfig(manifest)).toContain(`"${type}" ${ending};`)
  expect(headersFile()).toContain(`\n/assets/*.${ending}\n  Content-Type: ${type}\n`)
})

describe('the files for static hosts', () => {
  it('set security headers for all files and long caching for hashed ones', () => {
    expect(headersFile()).toContain('/*\n  Strict-Transport-Security: max-age=31536000\n')
    expect(headersFile()).toMatch(
      /\n\/assets\/b\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
    )
  })

  it('give the site’s assets a policy that blocks scripts', () => {
    const blocks = headersFile().split(/\n(?=\/)/)
    const [assets = ''] = blocks.filter((block) => block.startsWith('/assets/*\n'))
    expect(assets).toMatch(/^ {2}Content-Security-Policy: default-src 'none'; /m)
    expect(assets).not.toMatch(/script-src|unsafe-eval|'unsafe-inline'.*script/)
    expect(blocks[0]).toContain('  X-Content-Type-Options: nosniff')
  })

  it('list every redirect on its own line', () => {
    expect(redirectsFile(manifest)).toBe(
      '/old/ /a 301\n/with%20%22quotes%22%20and%20$money /a?x=1#there 301\n/there /a#there 301\n',
    )
  })
})

describe('the nginx configuration', () => {
  const config = nginxConfig(manifest)

  it('quotes redirect paths and keeps the visitor’s query string', () => {
    expect(config).toContain('    "/old" "/a$is_args$args";\n')
    expect(config).toContain('    "/with \\"quotes\\" and $money" "/a?x=1#there";\n')
    expect(config).toContain('    "/there" "/a$is_args$args#there";\n')
  })

  it('sets the strict policy except for pages and inert file types', () => {
    const [policies = ''] = /map \$uri \$broadsheet_csp \{[^}]*\}/.exec(config) ?? []
    expect(policies).toContain(`default "${bareCsp}";`)
    const [pattern = ''] = /"~\*(.*)" "";/.exec(policies)?.slice(1) ?? []
    const isInert = (name: string) => new RegExp(pattern, 'i').test(`/assets/${name}`)
    expect(['a.png', 'a.PNG', 'a.pdf', 'a.mp4', 'a.woff2', 'a.jpeg'].filter(isInert)).toHaveLength(
      6,
    )
    expect(
      [
        'a.html',
        'a.xml',
        'a.svg',
        'a.SVG',
        'a.svgz',
        'a.xhtml',
        'a',
        'apng',
        'a.png.html',
        'a.json',
        'a.js',
        'a.xyz',
      ].filter(isInert),
    ).toEqual([])
  })

  it('proxies enquiries to the form service unless FORM_ENDPOINT is another origin', () => {
    expect(config).toContain('location /f/ {')
    expect(config).toContain('location = /~health {')
    expect(nginxConfig({ ...manifest, formEndpoint: 'https://forms.example.com' })).not.toContain(
      'location /f/',
    )
  })
})
