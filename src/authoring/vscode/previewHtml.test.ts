import { expect, test } from 'vitest'
import { previewHtml } from './previewHtml.ts'

const options = {
  route: '/boats',
  assets: 'https://files.test/pages/_assets/',
  files: 'https://files.test',
  nonce: 'n1',
}
const page = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="script-src 'none'"><title>$& Boats</title><script>x()</script></head><body><main data-block="0">$1</main></body></html>\n`

test('allows only images of the site’s own files and runs no script of the page', () => {
  const shown = previewHtml(page, options)
  const [policy = ''] = /(?<=http-equiv="Content-Security-Policy" content=")[^"]+/.exec(shown) ?? []
  expect(policy).toBe(
    "default-src 'none'; img-src https://files.test data:; style-src 'unsafe-inline'; script-src 'nonce-n1'; form-action 'none'",
  )
  expect(shown.match(/Content-Security-Policy/g)).toHaveLength(1)
  expect(shown.match(/nonce="n1"/g)).toHaveLength(1)
  expect(shown.indexOf('Content-Security-Policy')).toBeLessThan(shown.indexOf('<title>'))
})

test('leaves the markup of the page itself unchanged', () => {
  const shown = previewHtml(page, options)
  expect(shown).toContain(
    '<title>$& Boats</title><script>x()</script></head><body><main data-block="0">$1</main><script nonce="n1">',
  )
  expect(shown).toContain('<html data-route="/boats" lang="en"><head>')
})

test('rewrites image URLs to the site’s folder and leaves links unchanged', () => {
  const shown = previewHtml(
    '<img src="/assets/a.svg" srcset="/assets/a.png 1x, /assets/b.png 2x"><a href="/assets/list.pdf">List</a>',
    options,
  )
  const files = 'https://files.test/pages/_assets/'
  expect(shown).toBe(
    `<img src="${files}a.svg" srcset="${files}a.png 1x, ${files}b.png 2x"><a href="/assets/list.pdf">List</a>`,
  )
})
