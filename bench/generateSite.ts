import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { placeOf, type SourceFile } from '../src/core/document/sources.ts'
import { blockOf } from '../src/core/kit/blockOf.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { cataloguePage } from './cataloguePage.ts'

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). @internal For tests. */
export const seeded = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Json = { [key: string]: unknown }

/** Properties whose strings are names or addresses, not prose. */
const fixed = new Set([
  '$schema',
  'type',
  'id',
  'href',
  'dialog',
  'src',
  'icon',
  'kind',
  'parent',
  'name',
  'formType',
  'value',
  'autocomplete',
  'category',
  'date',
  'updated',
  'month',
  'start',
  'align',
  'side',
  'rule',
  'pointer',
  'price',
  'amount',
  'page',
  'width',
  'min',
  'first',
])

const wordsOf = (value: unknown, into: string[]): void => {
  if (typeof value === 'string') into.push(...(value.match(/[A-Za-z]{2,}/g) ?? []))
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) if (!fixed.has(key)) wordsOf(entry, into)
}

/** As many other words as a text has, in the shape of sentences. */
const reworded = (text: string, words: readonly string[], random: () => number): string => {
  const count = text.split(/\s+/).length
  const pick = () => words[Math.floor(random() * words.length)] ?? 'ledger'
  const made = Array.from({ length: count }, (_, index) =>
    index % 14 === 13 ? `${pick().toLowerCase()}.` : pick().toLowerCase(),
  )
  const sentence = made.join(' ')
  return sentence[0]?.toUpperCase() + sentence.slice(1)
}

const vary = (value: unknown, words: readonly string[], random: () => number): unknown => {
  if (typeof value === 'string') return reworded(value, words, random)
  if (Array.isArray(value)) return value.map((entry) => vary(entry, words, random))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      fixed.has(key) || key === 'presets' || key === 'preset' ? entry : vary(entry, words, random),
    ]),
  )
}

/** Whole pages to make others from: services, hubs and articles, where the site has any; else all its pages. */
const templatesOf = (files: readonly SourceFile[]): Json[] => {
  const pages = files
    .filter(({ path }) => placeOf(path)?.documentType === 'page')
    .map(({ text }) => JSON.parse(text) as Json)
  const whole = pages.filter(
    ({ kind }) => kind === 'service' || kind === 'hub' || kind === 'article',
  )
  return whole.length > 0 ? whole : pages
}

/** What the generated pages are like: each with many words of its own, or much alike and short, as from a template over a table. */
export const generatedSets = ['essays', 'catalogue'] as const
export type GeneratedSet = (typeof generatedSets)[number]

type MakePage = (number: number, next: string) => Json

/** Pages that each take the blocks of one real page with words of its own, so that the whole vocabulary occurs and no two pages are alike. */
const essayPage = (
  templates: readonly Json[],
  words: readonly string[],
  random: () => number,
): MakePage => {
  return (number, next) => {
    const template = templates[number % templates.length] ?? {}
    const page = vary(template, words, random) as Json // an object stays an object
    const link = { type: 'related', heading: `Near office ${number}`, items: [{ href: next }] }
    return {
      ...page,
      title: `Office ${number}: ${reworded('one two three four', words, random)}`.slice(0, 58),
      name: `Office ${number}`,
      description:
        `Office ${number}. ${reworded(String(template['description'] ?? ''), words, random)}`
          .padEnd(80, '.')
          .slice(0, 140),
      blocks: [...((page['blocks'] as unknown[] | undefined) ?? []), link], // of a page document
    }
  }
}

/**
 * Writes a site of `count` generated pages beside the documents it is made from. The same seed gives the same site. Pages link to each other.
 * `plain` leaves out what is measured by itself: pictures for messengers, and the search.
 */
export const generateSite = (
  files: readonly SourceFile[],
  count: number,
  root: string,
  {
    seed = 1,
    plain = false,
    set = 'essays',
  }: { readonly seed?: number; readonly plain?: boolean; readonly set?: GeneratedSet } = {},
): void => {
  const random = seeded(seed)
  for (const { path, text } of files) write(root, path, plain ? withoutExtras(path, text) : text)
  const templates = templatesOf(files)
  const words: string[] = []
  for (const template of templates) wordsOf(template['blocks'], words)
  const pick = () => words[Math.floor(random() * words.length)]?.toLowerCase() ?? 'ledger'
  const makePage = set === 'catalogue' ? cataloguePage(pick) : essayPage(templates, words, random)
  for (let number = 0; number < count; number += 1) {
    const next = (number + 1) % count
    const page = {
      ...makePage(number, `/offices/${Math.floor(next / 100)}/${next}`),
      $schema: '../../../schema/page.schema.json',
    }
    write(
      root,
      `pages/offices/${Math.floor(number / 100)}/${number}.json`,
      `${JSON.stringify(page, null, 2)}\n`,
    )
  }
}

type Extras = { readonly seo?: object; readonly blocks?: readonly { readonly type: string }[] }

const withoutExtras = (path: string, text: string): string => {
  const document = JSON.parse(text) as Extras
  const site = path === 'pages/_site.json' ? { seo: { ...document.seo, social: false } } : {}
  const page = document.blocks
    ? { blocks: document.blocks.filter(({ type }) => !blockOf(standardKit, type).siteFiles) }
    : {}
  return `${JSON.stringify({ ...document, ...site, ...page }, null, 2)}\n`
}

/** Writes a file of a site, with the folders that it lies in. */
export const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
