import { expect, test } from 'vitest'
import { previewHtml } from './previewHtml.ts'

const options = { route: '/boats', origin: 'http://127.0.0.1:5173', nonce: 'n1' }
const page =
  '<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="script-src \'none\'"><title>$& Boats</title><script>x()</script></head><body><main data-block="0">$1</main></body></html>\n'

test('of a page only the style and the pictures of its own server are loaded, and no script of it runs', () => {
  const shown = previewHtml(page, options)
  const [policy = ''] = /(?<=http-equiv="Content-Security-Policy" content=")[^"]+/.exec(shown) ?? []
  expect(policy).toContain("default-src 'none'; img-src http://127.0.0.1:5173 data:;")
  expect(policy).toContain("script-src 'nonce-n1'; form-action 'none'")
  expect(shown.match(/Content-Security-Policy/g)).toHaveLength(1)
  expect(shown.match(/nonce="n1"/g)).toHaveLength(1)
  expect(shown.indexOf('Content-Security-Policy')).toBeLessThan(shown.indexOf('<title>'))
})

test('the page itself is left as it is', () => {
  const shown = previewHtml(page, options)
  expect(shown).toContain('<title>$& Boats</title><script>x()</script></head><body><main data-block="0">$1</main><script nonce="n1">')
  expect(shown).toContain('<html data-route="/boats" lang="en"><head>')
  expect(shown).toContain('<base href="http://127.0.0.1:5173/">')
})
