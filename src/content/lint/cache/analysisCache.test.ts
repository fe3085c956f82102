import { expect, test } from 'vitest'
import { littleSite, today } from '../../../../tests/support/littleSite.ts'
import { pick, randomOf } from '../../../../tests/support/random.ts'
import type { SourceFile, Sources } from '../../../core/document/sources.ts'
import { keysOf } from '../../../core/model/schema/path.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { lint, lintSite } from '../lint.ts'
import type { AnalysisCache, LintSteps } from '../project/lintSteps.ts'
import { isShared } from '../project/sharedContext.ts'
import type { Edit, RuleTable } from '../types/rule.ts'
import { memoryCache } from './memoryCache.ts'

const tables = Object.values(
  import.meta.glob<RuleTable>('../rules/*/*.table.ts', { import: 'table', eager: true }),
)
const cases: readonly (readonly Edit[])[] = tables.flatMap(({ accepts, rejects }) => [
  ...Object.values(accepts),
  ...Object.values(rejects).map(({ edits }) => edits),
])
if (cases.length === 0) throw new Error('no table of a rule was found')

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** All objects and lists of a document. */
const treesIn = (value: unknown): Tree[] =>
  isTree(value) ? [value, ...Object.values(value).flatMap(treesIn)] : []

/** Words that documents ask for, so that names come and go that they use. */
const usefulWords = [
  'repair.fee',
  'repair.time',
  'repair',
  'booking',
  'service',
  'Ada Spoke',
  'short',
  'EUR',
  'de-DE',
  'constructor',
  '/about',
  'x'.repeat(80),
]

const another = (value: unknown, random: () => number): unknown => {
  if (typeof value === 'number') return pick([0, 2, 3, 45, 50, value + 1], random)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return pick([...usefulWords, '', `${value}s`, 5], random)
  return pick([undefined, 'nothing', []], random)
}

/** Changes one thing in a document: a value, a key, or that it is there. */
const changeOne = (document: unknown, random: () => number): void => {
  const tree = pick(treesIn(document), random) ?? {}
  const key = pick(Object.keys(tree), random)
  if (key === undefined) return
  const value = tree[key]
  const how = random()
  if (how < 0.5) tree[key] = another(value, random)
  else if (how < 0.65) delete tree[key]
  else if (how < 0.85 && !Array.isArray(tree)) {
    delete tree[key]
    tree[pick(usefulWords, random) ?? ''] = value
  } else tree[Array.isArray(tree) ? tree.length : (pick(usefulWords, random) ?? '')] = value
}

/** Places that other documents go by, and what may stand there. */
const aimed: Readonly<
  Record<string, readonly (readonly [pointer: string, values: readonly unknown[]])[]>
> = {
  'pages/_facts.json': [
    [
      '/facts/repair.fee/value',
      [
        { kind: 'money', amount: 45 },
        { kind: 'money', amount: 2_000_000 },
        { kind: 'words', text: 'dear' },
        undefined,
      ],
    ],
    [
      '/facts/repair.time/value',
      [
        { kind: 'number', amount: 2, to: 3, unit: 'working days' },
        { kind: 'number', amount: 9 },
        undefined,
      ],
    ],
    ['/facts/repair.fee', [undefined]],
  ],
  'pages/_site.json': [
    ['/firm/founder', ['Ada Spoke', undefined]],
    ['/firm/name', ['Hub', undefined]],
    ['/currency', ['EUR', 'GBP']],
    ['/language', ['de', 'en']],
    ['/locale', ['de-AT', 'en-GB']],
    ['/forms', [{}, { booking: { id: 'spokebooking' } }]],
    ['/seo/social', [true, false]],
    ['/theme/headingCase', ['uppercase', 'none']],
  ],
  'pages/_dialogs/booking.json': [
    ['/draft', [true, undefined]],
    ['/blocks/0/fields/2/options/0/value', ['repair', 'mend']],
    ['/blocks/0/fields/2/name', ['service', 'what']],
    ['/blocks/0/submit', ['Book', undefined]],
  ],
}

const put = (document: unknown, pointer: string, value: unknown): void => {
  const keys = keysOf(pointer)
  const last = keys.pop() ?? ''
  const tree = keys.reduce<unknown>(
    (inner, key) => (isTree(inner) ? inner[key] : undefined),
    document,
  )
  if (!isTree(tree)) return
  if (value === undefined) delete tree[last]
  else tree[last] = value
}

const changed = ({ path, text }: SourceFile, random: () => number): SourceFile => {
  if (random() < 0.05) return { path, text: text.slice(1) }
  const aim = random() < 0.5 ? pick(aimed[path] ?? [], random) : undefined
  try {
    const document: unknown = JSON.parse(text)
    if (aim) put(document, aim[0], pick(aim[1], random))
    else changeOne(document, random)
    return { path, text: JSON.stringify(document, null, 2) }
  } catch {
    return { path, text }
  }
}

/** A site with one of its facts, settings and dialogs changed, added, taken away or not read. */
const changeShared = ({ files, assets, unread = [] }: Sources, random: () => number): Sources => {
  const file = pick(
    files.filter(({ path }) => isShared(path)),
    random,
  )
  if (!file) return { files, assets }
  const without = files.filter((other) => other !== file)
  const how = random()
  if (how < 0.04) return { files: without, assets, unread }
  if (how < 0.08)
    return {
      files: without,
      assets,
      unread: [...unread, { path: file.path, reason: 'unreadable' }],
    }
  const path = `pages/_dialogs/${pick(['bookings', 'ask'], random)}.json`
  if (how < 0.12)
    return {
      files: [...files.filter((other) => other.path !== path), { path, text: file.text }],
      assets,
      unread,
    }
  return {
    files: files.map((other) => (other === file ? changed(file, random) : other)),
    assets,
    unread,
  }
}

/** Three texts that use facts, settings and dialogs in many ways. */
const using: readonly Edit[] = [
  {
    file: 'pages/about.json',
    at: '/blocks/1/paragraphs/0',
    value: 'A repair takes 2–3 working days. The fee for a repair is £50. {repair.fee}',
  },
  {
    file: 'pages/about.json',
    at: '/title',
    value: 'About {{firm.name}} and {{repair.fee | short}}',
  },
  {
    file: 'pages/index.json',
    at: '/blocks/0/actions/1',
    value: { label: 'Ask', dialog: 'ask', preset: { service: 'check', firstname: 'A' } },
  },
]

test('lint with a cache returns the same findings and summaries as without one', {
  timeout: 600_000,
}, () => {
  const random = randomOf(77)
  const rounds = process.env['LONG'] ? 6000 : 150
  const cache = memoryCache()
  let sources = littleSite(using)
  for (let round = 0; round < rounds; round += 1) {
    sources =
      random() < 0.2
        ? littleSite([...using, ...(pick(cases, random) ?? [])])
        : changeShared(sources, random)
    const day = random() < 0.1 ? pick(['2026-01-15', '2025-06-01', '2027-02-01'], random) : today
    const said = ({ findings, files }: ReturnType<typeof lintSite>) => [
      findings,
      files.map(({ summary }) => summary),
    ]
    const cold = lintSite(standardKit, sources, { today: day ?? today })
    expect(
      said(lintSite(standardKit, sources, { today: day ?? today, cache })),
      `round ${round}`,
    ).toEqual(said(cold))
  }
})

/** The documents that are analysed when a site is checked again after a change, on another day, or with another kit. */
const analysedAfter = (
  edits: readonly Edit[],
  day = today,
  kit = standardKit,
  before: readonly Edit[] = [],
): string[] => {
  const analysed: string[] = []
  const cache = memoryCache()
  const telling: AnalysisCache = (steps, run) => {
    const analyse: LintSteps['analyse'] = (source, view) => {
      analysed.push(source.path)
      return steps.analyse(source, view)
    }
    return cache({ ...steps, analyse }, run)
  }
  lint(standardKit, littleSite(before), { today, cache: telling })
  analysed.length = 0
  lint(kit, littleSite([...before, ...edits]), { today: day, cache: telling })
  return analysed.sort()
}

const [facts, site, booking] = [
  'pages/_facts.json',
  'pages/_site.json',
  'pages/_dialogs/booking.json',
] as const
const [about, repair] = ['pages/about.json', 'pages/services/repair.json'] as const
const options = '/blocks/0/fields/2/options'

test.each<[string, readonly Edit[], readonly string[]]>([
  ['nothing', [], []],
  [
    'a fact that one document uses',
    [{ file: facts, at: '/facts/repair.time/value/amount', value: 1 }],
    [facts, repair],
  ],
  ['who says so', [{ file: facts, at: '/facts/repair.fee/source', value: 'the board' }], [facts]],
  [
    'a fact more',
    [
      {
        file: facts,
        at: '/facts/check.fee',
        value: { label: 'A check', value: { kind: 'money', amount: 30 }, source: 'board' },
      },
    ],
    [facts],
  ],
  ['a menu', [{ file: site, at: '/navigation/0/label', value: 'Start' }], [site]],
  ['what a dialog says', [{ file: booking, at: '/heading', value: 'Book' }], [booking]],
  [
    'the options of a field that one page fills in',
    [{ file: booking, at: `${options}/0/value`, value: 'mend' }],
    [booking, repair],
  ],
  [
    'a field that no page fills in',
    [{ file: booking, at: '/blocks/0/fields/0/name', value: 'name' }],
    [booking],
  ],
  [
    'a picture',
    [{ file: 'pages/_assets/stand.jpg', asset: { bytes: 310_000, width: 2000, height: 1333 } }],
    [],
  ],
  ['a page', [{ file: about, at: '/title', value: 'About us' }], [about]],
])('a change of %s re-analyses only the documents that read it', (_what, edits, expected) => {
  expect(analysedAfter(edits)).toEqual(expected)
})

test('a new translation re-analyses its original, whose words count from then on', () => {
  const inWelsh = (path: string): Edit => ({
    file: `pages/cy/${path}.json`,
    value: { $schema: '../../schema/page.schema.json', title: 'Amdanom ni', blocks: [] },
  })
  const languages = [
    { tag: 'en-GB', name: 'English' },
    { tag: 'cy', name: 'Cymraeg' },
  ]
  const before: readonly Edit[] = [
    { file: site, at: '/languages', value: languages },
    inWelsh('index'),
  ]
  expect(analysedAfter([inWelsh('about')], today, standardKit, before)).toEqual([
    about,
    'pages/cy/about.json',
  ])
  const wordsOf = (edits: readonly Edit[]) =>
    lintSite(standardKit, littleSite(edits), { today }).files.find(({ path }) => path === about)
      ?.summary.words
  expect(wordsOf(before)).toBe('')
  expect(wordsOf([...before, inWelsh('about')])).not.toBe('')
})

test('a new day re-analyses only documents with dates', () => {
  expect(analysedAfter([], '2026-01-16')).toEqual([facts])
})

test('another kit re-analyses every document', () => {
  expect(analysedAfter([], today, { ...standardKit })).toHaveLength(littleSite().files.length)
})
