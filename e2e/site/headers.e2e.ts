import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { judge, score } from '../../tests/support/observatory.ts'

const manifest = () =>
  JSON.parse(readFileSync(join(inject('ownDist'), '.broadsheet/manifest.json'), 'utf8')) as {
    pages: Record<string, { file: string }>
  }

/** All that the observatory gives, but for the preload list, which a domain's owner asks to be put on. */
const best = 130

it('every page of the server gets the best score of the HTTP Observatory', async () => {
  for (const route of Object.keys(manifest().pages)) {
    const answer = await fetch(inject('ownSite') + route)
    const points = judge({ headers: answer.headers, html: await answer.text() })
    expect(score(points), `${route} ${JSON.stringify(points)}`).toBe(best)
  }
})

it('every page gets the best score on a static host that reads the _headers file', () => {
  const lines = readFileSync(join(inject('ownDist'), '_headers'), 'utf8').split('\n')
  const forAll = lines
    .slice(
      1,
      lines.findIndex((line, index) => index > 0 && line.startsWith('/')),
    )
    .map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    })
  for (const { file } of Object.values(manifest().pages)) {
    const points = judge({
      headers: new Headers(forAll),
      html: readFileSync(join(inject('ownDist'), file), 'utf8'),
    })
    expect(score(points), `${file} ${JSON.stringify(points)}`).toBe(best)
  }
})

it('a page’s content security policy contains exactly the expected directives', async () => {
  const directives =
    (await fetch(`${inject('site')}/repairs/rigging`)).headers
      .get('content-security-policy')
      ?.split('; ') ?? []
  const plain = directives.map((directive) =>
    directive.replaceAll(/'sha256-[\w+/]{43}='/g, 'HASH').replaceAll(/(?:HASH )+HASH/g, 'HASHES'),
  )
  expect(plain).toEqual([
    "default-src 'none'",
    "script-src 'self' HASHES",
    'style-src HASH',
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
  ])
})
