import { describe, expect, test } from 'vitest'
import { siteWith } from '../../../src/authoring/workspace/checkDocument.ts'
import { memoryCache } from '../../../src/content/lint/cache/memoryCache.ts'
import { indexJson } from '../../../src/content/lint/positions/indexJson.ts'
import { lineAndColumn, lineStarts } from '../../../src/content/lint/positions/lineIndex.ts'
import { isShared } from '../../../src/content/lint/project/sharedContext.ts'
import type { SourceFile } from '../../../src/core/document/sources.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { lint, type ReadFinding, withTexts } from '../../support/lintTexts.ts'
import { damage, kinds, type Mutation, placesOf } from '../../support/mutations.ts'
import { pick, randomOf } from '../../support/random.ts'
import { boatyard } from '../../support/sites.ts'

const today = new Date().toISOString().slice(0, 10)
const rounds = process.env['LONG'] ? 2000 : 300
/** So many mutations go by without being given to the checker as well, which does the same again. */
const everySo = process.env['LONG'] ? 1 : 3
const sources = readSite(boatyard)
/** Checks only what has changed; the rest is remembered. */
const defaultCache = memoryCache()

/** What all documents are checked against, such as the facts, makes many analyses anew: those are not to take the place of the usual ones. */
const cacheFor = ({ path }: SourceFile) => (isShared(path) ? memoryCache() : defaultCache)

const keyOf = ({ file, rule, pointer, message }: ReadFinding) =>
  `${file} ${rule} ${pointer} ${message}`
const before = new Set(lint(standardKit, sources, { cache: defaultCache, today }).map(keyOf))

/** The findings that a change has brought, and how the checker's differ from the command line's. */
const broughtBy = (
  file: SourceFile,
  { text }: Mutation,
  number: number,
): { readonly found: readonly ReadFinding[]; readonly differs: readonly string[] } => {
  const cache = cacheFor(file)
  const changed = { ...file, text }
  const all = lint(
    standardKit,
    { ...sources, files: sources.files.map((other) => (other === file ? changed : other)) },
    { cache, today },
  )
  const findings =
    number % everySo === 0
      ? siteWith(sources, changed, { kit: standardKit, cache, today }).findings.map(withTexts)
      : all
  return {
    found: all.filter((finding) => !before.has(keyOf(finding))),
    differs:
      JSON.stringify(findings) === JSON.stringify(all)
        ? []
        : [`${file.path}: the checker finds ${JSON.stringify(findings)}`],
  }
}

const lineOf = (text: string, offset: number) => lineAndColumn(lineStarts(text), offset).line

const isPlaced =
  (file: SourceFile, { text, from, to }: Mutation) =>
  (finding: ReadFinding) =>
    finding.file === file.path &&
    finding.severity === 'error' &&
    finding.line >= lineOf(text, from) &&
    finding.line <= lineOf(text, to)

const perKind = Math.ceil((rounds * 0.7) / Object.keys(kinds).length)

describe.each(Object.entries(kinds))('the mutation “%s”', (name, mutate) => {
  test(`is reported on its line by lint and the checker, ${perKind} times in random documents`, {
    timeout: 600_000,
  }, () => {
    const random = randomOf(name.length * 7919)
    const missed: string[] = []
    let made = 0
    for (let tries = 0; made < perKind && tries < perKind * 40; tries += 1) {
      const file = pick(sources.files, random)
      const mutation = file && mutate(placesOf(file), file.text, random)
      if (!file || !mutation) continue
      made += 1
      const { found, differs } = broughtBy(file, mutation, made)
      missed.push(...differs)
      if (!found.some(isPlaced(file, mutation))) {
        missed.push(
          `${file.path}: ${mutation.what}, line ${lineOf(mutation.text, mutation.from)}: ${found.map(({ line, message }) => `${line} ${message}`).join('; ') || 'nothing found'}`,
        )
      }
    }
    expect(missed).toEqual([])
    expect(made).toBe(perKind)
  })
})

/** The lines on which a bracket opens that is open at an offset, or closes there. */
const openedAround = (text: string, offset: number): number[] =>
  [...indexJson(text).values()]
    .filter(
      ({ start, end }) => '[{'.includes(text[start] ?? '') && start <= offset && offset <= end,
    )
    .map(({ start }) => lineOf(text, start))

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('damaged bytes', () => {
  const count = rounds - perKind * Object.keys(kinds).length
  test(`are reported near their line by lint and the checker, ${count} times in random documents`, {
    timeout: 600_000,
  }, () => {
    const random = randomOf(20_251)
    const missed: string[] = []
    let made = 0
    while (made < count) {
      const file = pick(sources.files, random)
      const mutation = file && damage(file.text, random)
      if (!file || !mutation || isJson(mutation.text)) continue
      made += 1
      const brought = broughtBy(file, mutation, made)
      const found = brought.found.filter((finding) => finding.file === file.path)
      missed.push(...brought.differs)
      const line = lineOf(file.text, mutation.from)
      const right = new Set([line - 1, line, line + 1, ...openedAround(file.text, mutation.from)])
      if (found.length !== 1 || !right.has(found[0]?.line ?? 0))
        missed.push(
          `${file.path}:${line} ${mutation.what}: ${found.map((one) => `${one.line} ${one.message}`).join('; ') || 'nothing found'}`,
        )
    }
    expect(missed).toEqual([])
  })
})
