import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { littleSite, today } from '../../../tests/support/littleSite.ts'
import { pick, randomOf } from '../../../tests/support/random.ts'
import { lint } from '../../content/lint/lint.ts'
import { ownWords } from '../../content/lint/messages/ownWords.ts'
import type { AnalysisCache } from '../../content/lint/project/lintSteps.ts'
import type { Edit, Rule, RuleTable } from '../../content/lint/types/rule.ts'
import type { Sources } from '../../core/document/sources.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { cacheFile } from './cacheFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-analyses-'))
const file = join(folder, 'analyses.jsonl')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => rmSync(file, { force: true }))

const tables = Object.values(
  import.meta.glob<RuleTable>('../../content/lint/rules/*/*.table.ts', {
    import: 'table',
    eager: true,
  }),
)
/** Every case of every rule: sites that differ from each other in one or a few documents, settings, facts and files. */
const cases: readonly (readonly Edit[])[] = tables.flatMap(({ accepts, rejects }) => [
  ...Object.values(accepts),
  ...Object.values(rejects).map(({ edits }) => edits),
])

/** With stamps, as documents on a disk have them; the texts of the others are not there to be read. */
const stamped = ({ files, ...rest }: Sources, readable: (path: string) => boolean): Sources => ({
  ...rest,
  files: files.map(({ path, text }) => ({
    path,
    stamp: text,
    get text() {
      if (!readable(path)) throw new Error(`${path} is read`)
      return text
    },
  })),
})

test('lint finds the same with and without a cache file for all rule cases', () => {
  const random = randomOf(12)
  const rounds = process.env['LONG'] ? 3000 : cases.length
  let store = cacheFile(file, 'engine')
  for (let round = 0; round < rounds; round += 1) {
    const sources = littleSite(pick(cases, random) ?? [])
    expect(lint(standardKit, sources, { today, cache: store.cache })).toEqual(
      lint(standardKit, sources, { today }),
    )
    if (random() < 0.5) continue
    store.save()
    store = cacheFile(file, 'engine')
  }
})

test('lint doesn’t read a document whose stamp is cached', () => {
  const store = cacheFile(file, 'engine')
  lint(
    standardKit,
    stamped(littleSite(), () => true),
    { today, cache: store.cache },
  )
  store.save()
  const next = cacheFile(file, 'engine')
  const special = (path: string) => path.startsWith('pages/_')
  expect(lint(standardKit, stamped(littleSite(), special), { today, cache: next.cache })).toEqual(
    [],
  )
  expect(() =>
    lint(
      standardKit,
      stamped(littleSite([{ file: 'pages/about.json', at: '/title', value: 'Us' }]), special),
      {
        today,
        cache: cacheFile(file, 'engine').cache,
      },
    ),
  ).toThrow('pages/about.json is read')
})

test('a new process doesn’t rerun a project rule on unchanged input', () => {
  let runs = 0
  const rule: Rule = {
    name: 'example',
    severity: 'warning',
    what: '',
    why: '',
    bad: [],
    good: [],
    check: ({ files }) => {
      runs += 1
      return files.flatMap(({ path, summary }) =>
        summary.title?.startsWith('Us')
          ? [{ file: path, pointer: '/title', message: ownWords('So.') }]
          : [],
      )
    },
  }
  const run = (edits: readonly Edit[]) => {
    const store = cacheFile(file, 'engine')
    const findings = lint({ ...standardKit, rules: [rule] }, littleSite(edits), {
      today,
      cache: store.cache,
    }).filter((finding) => finding.rule === rule.name)
    store.save()
    return [findings.length, runs]
  }
  const title: Edit = { file: 'pages/about.json', at: '/title', value: 'Us' }
  expect(run([])).toEqual([0, 1])
  expect(
    run([{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'Other words.' }]),
  ).toEqual([0, 1])
  expect(run([title])).toEqual([1, 2])
  expect(
    run([title, { file: 'pages/index.json', at: '/blocks/1/paragraphs/0', value: 'Other words.' }]),
  ).toEqual([1, 2])
})

/** How many documents of a site are not analysed anew. */
const known = (engine: string, sources: Sources, day = today): number => {
  const { cache } = cacheFile(file, engine)
  let analysed = 0
  const counting: AnalysisCache = ({ analyse, checkTogether }, run) =>
    cache(
      {
        analyse: (source, view) => {
          analysed += 1
          return analyse(source, view)
        },
        checkTogether,
      },
      run,
    )
  lint(standardKit, sources, { today: day, cache: counting })
  return sources.files.length - analysed
}
const all = littleSite().files.length

test('the cache is invalid for another engine or settings and partly for another day', () => {
  const store = cacheFile(file, 'engine')
  lint(standardKit, littleSite(), { today, cache: store.cache })
  store.save()
  expect(known('engine', littleSite())).toBe(all)
  expect(known('other engine', littleSite())).toBe(0)
  expect(known('engine', littleSite(), '2026-01-16')).toBe(all - 1)
  expect(known('engine', littleSite([{ file: 'pages/_site.json', at: '/forms', value: {} }]))).toBe(
    0,
  )
  expect(
    known('engine', littleSite([{ file: 'pages/about.json', at: '/title', value: 'Us' }])),
  ).toBe(all - 1)
})

test('cacheFile ignores entries that an earlier engine adds while still running', () => {
  const [before, now] = [cacheFile(file, 'engine of before'), cacheFile(file, 'engine')]
  for (const store of [before, now]) {
    lint(standardKit, littleSite(), { today, cache: store.cache })
    store.save()
  }
  const changed = littleSite([{ file: 'pages/about.json', at: '/title', value: 'Us' }])
  lint(standardKit, changed, { today, cache: before.cache })
  before.save()
  expect(known('engine', changed)).toBe(all - 1)
})

test.each([
  ['cut off', () => truncateSync(file, readFileSync(file).length - 40)],
  ['half written to', () => appendFileSync(file, '{"path":"pages/about.json","analysis":{"find')],
  ['something else', () => writeFileSync(file, 'something')],
])('a cache file that was %s doesn’t change the findings', (_what, damage) => {
  const store = cacheFile(file, 'engine')
  const sources = littleSite([{ file: 'pages/about.json', at: '/description', value: 'Short.' }])
  const cold = lint(standardKit, sources, { today, cache: store.cache })
  store.save()
  expect(existsSync(file)).toBe(true)
  damage()
  expect(lint(standardKit, sources, { today, cache: cacheFile(file, 'engine').cache })).toEqual(
    cold,
  )
})
