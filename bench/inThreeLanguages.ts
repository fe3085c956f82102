import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDocument } from '../src/core/document/site.ts'
import { write } from './generateSite.ts'

/** Languages in other scripts, one of them from right to left. */
const further = [
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'ur', name: 'اردو' },
]

/** The pages that each language has: what was generated, and the home page, to which all others lead. */
const isTranslated = (path: string): boolean => path === 'index.json' || path.startsWith('offices/')

/** Puts the generated pages of a site beside themselves in two further languages. The words stay: it is their number that counts. */
export const inThreeLanguages = (root: string): void => {
  const pages = join(root, 'pages')
  const site = JSON.parse(readFileSync(join(pages, '_site.json'), 'utf8')) as SiteDocument // it was just written
  const [main = { tag: site.language, name: site.language }] = site.languages ?? []
  write(
    root,
    'pages/_site.json',
    `${JSON.stringify({ ...site, languages: [main, ...further] }, null, 2)}\n`,
  )
  const paths = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.json') && isTranslated(path),
  )
  for (const path of paths) {
    const text = readFileSync(join(pages, path), 'utf8').replace(/"\$schema": "/, '"$schema": "../')
    for (const { tag } of further)
      write(root, `pages/${tag}/${path}`, text.replaceAll('"/offices/', `"/${tag}/offices/`))
  }
}
