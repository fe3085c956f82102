import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { twinOf } from '../../bench/twinOf.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { kinds } from '../support/kinds.ts'

const browser = useBrowser()

describe.each([kinds.service, kinds.article])('the plain-HTML twin of %s', (route) => {
  it('has the same words and pictures but no scripts, classes or inline styles', () =>
    inPage(browser(), async (page) => {
      const html = readFileSync(join(inject('dist'), `${route}.html`), 'utf8')
      const twin = await twinOf(page, html, 'p{margin:0}')
      const read = (source: string) =>
        page.evaluate((text) => {
          const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
          for (const element of main?.querySelectorAll('script, style, template, noscript') ?? [])
            element.remove()
          return {
            words: main?.textContent?.replace(/\s+/g, ''),
            pictures: main?.querySelectorAll('img, svg').length,
            headings: main?.querySelectorAll('h1, h2').length,
          }
        }, source)
      expect(await read(twin)).toEqual(await read(html))
      expect(twin).not.toMatch(/<script|<link rel="(?!icon)|\sclass=|\sstyle=|<div|<span/)
      expect(twin.match(/<style>/g)).toHaveLength(1)
    }))
})
