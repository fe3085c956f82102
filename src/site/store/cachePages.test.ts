import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { littleSite, today } from '../../../tests/support/littleSite.ts'
import { pick, randomOf } from '../../../tests/support/random.ts'
import { memoryCache } from '../../content/lint/cache/memoryCache.ts'
import { lint } from '../../content/lint/lint.ts'
import type { SourceFile, Sources } from '../../core/document/sources.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { cacheFile } from './cacheFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-cache-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Page = {
  title?: string
  description?: string
  draft?: boolean
  blocks: { type: string; heading?: string; paragraphs?: string[] }[]
}

const sentence =
  'Before any part is ordered for your bicycle we look at it together on the stand and you hear what it will cost.'
const words = sentence.split(' ')

/** A paragraph much like the sentence, or the same, or one that leads nowhere. */
const paragraph = (random: () => number): string => {
  const at = Math.floor(random() * words.length)
  return (
    pick(
      [
        sentence,
        words.with(at, 'Sunday').join(' '),
        `${words.toReversed().join(' ')}.`,
        `${sentence} See [that](/nowhere).`,
        'Come by.',
        '',
      ],
      random,
    ) ?? ''
  )
}

const proseOf = ({ blocks }: Page): string[] => {
  const known = blocks.find(({ paragraphs }) => paragraphs)?.paragraphs
  if (known) return known
  const paragraphs: string[] = []
  blocks.push({ type: 'prose', heading: 'What we do', paragraphs })
  return paragraphs
}

/** What authors do to a page: its places move, its paragraphs come, go and stand elsewhere, its title is that of another one. */
const changes: readonly ((page: Page, random: () => number) => void)[] = [
  (page, random) => proseOf(page).push(paragraph(random)),
  (page, random) => proseOf(page).unshift(paragraph(random)),
  (page) => void proseOf(page).shift(),
  (page) => void proseOf(page).reverse(),
  (page) => void page.blocks.reverse(),
  (page, random) =>
    Object.assign(page, {
      title: pick(['About us', 'Repairs', `Repairs ${'and more '.repeat(9)}`], random) ?? '',
    }),
  (page, random) =>
    Object.assign(page, {
      description: pick(['Short.', sentence, `${sentence} ${sentence}`], random) ?? '',
    }),
  (page, random) => Object.assign(page, { draft: random() < 0.5 }),
  (page) => void delete page.description,
]

const changed = ({ path, text }: SourceFile, random: () => number): SourceFile => {
  if (random() < 0.3) return { path, text: `\n${text}` } // the same, with all places on other lines
  const page = JSON.parse(text) as Page
  pick(changes, random)?.(page, random)
  return { path, text: JSON.stringify(page, null, pick([1, 2], random)) }
}

/** A site with some pages more, of which one is changed, taken away or brought back. */
const start = (): SourceFile[] => {
  const { files } = littleSite()
  const about = files.find(({ path }) => path === 'pages/about.json')
  return [
    ...files,
    ...Array.from({ length: 6 }, (_, number) => ({
      path: `pages/more${number}.json`,
      text: about?.text ?? '',
    })),
  ]
}

const next = (files: readonly SourceFile[], random: () => number): SourceFile[] => {
  const own = files.filter(({ path }) => /^pages\/(about|index|more\d)\.json$/.test(path))
  const file = pick(own, random)
  if (random() < 0.05) return files.filter((one) => one !== file || one.path === 'pages/index.json')
  return files.map((one) => (one === file ? changed(one, random) : one))
}

test('lint finds the same with and without a cache after random page edits', {
  timeout: 600_000,
}, () => {
  const random = randomOf(5)
  const rounds = process.env['LONG'] ? 3000 : 120
  const memory = memoryCache()
  const place = join(folder, 'cache.jsonl')
  let files = start()
  const rules = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    files = random() < 0.02 ? start() : next(files, random)
    const sources: Sources = {
      ...littleSite(),
      files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    }
    const cold = lint(standardKit, sources, { today })
    for (const { rule } of cold) rules.add(rule)
    const store = cacheFile(place, 'engine')
    expect(lint(standardKit, sources, { today, cache: memory }), `round ${round}`).toEqual(cold)
    expect(
      lint(standardKit, sources, { today, cache: store.cache }),
      `round ${round}, from a file`,
    ).toEqual(cold)
    store.save()
  }
  expect([...rules]).toEqual(
    expect.arrayContaining(['near-duplicates', 'titles', 'descriptions', 'links']),
  )
})
