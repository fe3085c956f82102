import { describe, expect, test } from 'vitest'
import { nextLiveSite } from '../../../src/authoring/workspace/liveSite.ts'
import { overviewOf } from '../../../src/authoring/workspace/overview.ts'
import { pageAnswer } from '../../../src/authoring/workspace/pageAnswer.ts'
import { listFacts } from '../../../src/content/facts/listFacts.ts'
import { memoryCache } from '../../../src/content/lint/cache/memoryCache.ts'
import { indexJson } from '../../../src/content/lint/positions/indexJson.ts'
import { removal } from '../../../src/content/lint/positions/removal.ts'
import type { Finding } from '../../../src/content/lint/types/finding.ts'
import { documentSchemas } from '../../../src/core/document/documentSchemas.ts'
import { factSchema, factValues } from '../../../src/core/document/facts.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { errorMessage } from '../../../src/core/text/errorMessage.mjs'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { outputFiles } from '../../../src/site/build/write/outputFiles.ts'
import { newPage, ScaffoldProblem } from '../../../src/site/scaffold/newPage.ts'
import { fullSite } from '../../support/fullSite.ts'
import { today } from '../../support/littleSite.ts'
import { pick, randomOf } from '../../support/random.ts'
import { hostileTexts } from '../../support/strings.ts'

const full = fullSite()
const textOf = (path: string): string => full.files.find((file) => file.path === path)?.text ?? ''
const withText = (path: string, text: string): Sources => ({
  ...full,
  files: full.files.map((file) => (file.path === path ? { path, text } : file)),
})

/** What an author may write in the place of any value. */
const values: readonly string[] = [
  ...[
    'null',
    '7',
    'true',
    '-1e300',
    '0.5',
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '{"a": {"b": 1}}',
    '{"__proto__": {"kind": "money"}, "constructor": 1}',
  ],
  `${'['.repeat(60)}${']'.repeat(60)}`,
  ...[
    '',
    ' ',
    'bicycle',
    'frim',
    '/',
    '//',
    '#',
    'en-a-b-c-d',
    'ZZZ',
    'Nowhere/Never',
    '2026-13-45',
    '99:99',
    'https://[',
    'https://x:99999',
    '+0000000',
  ].map((text) => JSON.stringify(text)),
  JSON.stringify('spoke '.repeat(3000)),
  ...hostileTexts.map((text) => JSON.stringify(text)),
]

type Change = { readonly what: string; readonly text: string }

/** Every change of one place: the key dropped or misspelt, the value in every other shape. */
const changesOf = (text: string): Change[] =>
  [...indexJson(text)].flatMap(([pointer, span]) => {
    const put = (start: number, end: number, written: string) =>
      text.slice(0, start) + written + text.slice(end)
    const { key } = span
    const { offset, length } = removal(text, span)
    const name = key && text.slice(key.start + 1, key.end - 1)
    const misspelt =
      name === undefined
        ? []
        : [
            `${name}x`,
            name.slice(1),
            `${name[1] ?? ''}${name[0] ?? ''}${name.slice(2)}`,
            '',
            '__proto__',
            'type',
            'kind',
          ]
    return [
      ...(pointer === ''
        ? []
        : [{ what: `${pointer} dropped`, text: put(offset, offset + length, '') }]),
      ...misspelt.map((other) => ({
        what: `${pointer} called "${other}"`,
        text: put(key?.start ?? 0, key?.end ?? 0, JSON.stringify(other)),
      })),
      ...values.map((value) => ({
        what: `${pointer} is ${value.slice(0, 60)}`,
        text: put(span.start, span.end, value),
      })),
    ]
  })

const client = { scripts: {}, imports: {}, files: new Map<string, Buffer>() }
const isError = ({ severity }: Finding) => severity === 'error'

/** Does with a site what lint, build, new, facts and dev do with it. */
const runAll = (sources: Sources): readonly Finding[] => {
  const live = nextLiveSite(sources, { kit: standardKit, cache: memoryCache(), today })
  overviewOf(live, '')
  pageAnswer(live, '/', { kit: standardPageKit, scripts: {}, imports: {}, today, inFrame: false })
  listFacts(standardKit, sources, today)
  try {
    newPage(standardKit, sources, {
      route: '/new',
      template: 'article',
      linkFrom: '/services/repair',
      today,
    })
  } catch (error) {
    if (!(error instanceof ScaffoldProblem)) throw error
  }
  if (live.findings.some(isError)) return live.findings
  for (const { path } of outputFiles(buildModel(standardKit, sources), {
    kit: standardPageKit,
    client,
    formEndpoint: '',
    readAsset: () => Buffer.alloc(0),
    today,
  }))
    expect(path).toBeTruthy()
  return live.findings
}

const stops = (sources: Sources): string[] => {
  try {
    runAll(sources)
    return []
  } catch (error) {
    return [errorMessage(error)]
  }
}

test('the fixture site has no errors and uses every key of settings and facts', () => {
  expect(runAll(full).filter(isError)).toEqual([])
  const site = JSON.parse(textOf('pages/_site.json')) as object
  expect(
    Object.keys(documentSchemas.site.properties).filter((key) => !Object.hasOwn(site, key)),
  ).toEqual([])
  const facts = textOf('pages/_facts.json')
  const keys = [factSchema, ...Object.values(factValues)].flatMap(({ properties }) =>
    Object.keys(properties),
  )
  expect(
    [...keys, ...Object.keys(factValues)].filter((word) => !facts.includes(`"${word}"`)),
  ).toEqual([])
})

const maxChanges = process.env['LONG'] ? Number.POSITIVE_INFINITY : 40

describe.each([
  'pages/_site.json',
  'pages/_facts.json',
  'pages/_dialogs/booking.json',
  'pages/_404.json',
])('an arbitrary edit of %s', (path) => {
  test('crashes no command', { timeout: 1_800_000 }, () => {
    const random = randomOf(path.length)
    const all = changesOf(textOf(path))
    const some =
      all.length <= maxChanges
        ? all
        : Array.from({ length: maxChanges }, () => pick(all, random)).filter(
            (change) => change !== undefined,
          )
    expect(
      some.flatMap(({ what, text }) =>
        stops(withText(path, text)).map((message) => `${what}: ${message}`),
      ),
    ).toEqual([])
  })
})

test.each([
  '"kind"',
  '"value"',
  '"label"',
  '"facts"',
  '"firm"',
  '"address"',
  '"currency"',
  '"locale"',
  '"type"',
  '"blocks"',
])('lint reports every %s misspelt at once without stopping any command', (key) => {
  const more = Array.from({ length: 300 }, (_, index) => ({
    file: 'pages/_facts.json',
    at: `/facts/more.fact${index}`,
    value: {
      label: 'So many',
      value: { kind: 'number', amount: index },
      source: 'price list',
      asOf: '2025-12-01',
    },
  }))
  const { files, ...rest } = fullSite(more)
  for (const other of ['"tpye"', '"kinds"', '"x"']) {
    const sources = {
      ...rest,
      files: files.map(({ path, text }) => ({
        path,
        text: text.replaceAll(`${key}:`, `${other}:`),
      })),
    }
    expect(runAll(sources).some(isError)).toBe(true)
  }
})
