import { describe, expect, test } from 'vitest'
import { lint } from '../../../tests/support/lintTexts.ts'
import { littleSite, today } from '../../../tests/support/littleSite.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { ownWords } from './messages/ownWords.ts'
import { RuleCrash } from './ruleset/runRule.ts'
import type { Rule } from './types/rule.ts'

const base: Rule = {
  name: 'example',
  severity: 'warning',
  what: '',
  why: '',
  bad: [],
  good: [],
  check: () => [],
}

test('findings are sorted by file, line and column', () => {
  const sources = littleSite([
    { file: 'pages/index.json', at: '/title', value: '' },
    { file: 'pages/about.json', at: '/blocks/1/paragraphs', value: ['[a](/x) [b](/y)', '<b>'] },
    { file: 'pages/about.json', at: '/description', value: 5 },
  ])
  const places = lint(standardKit, sources, { today }).map(({ file, line, column }) => [
    file,
    line,
    column,
  ])
  expect(places).toEqual(
    [...places].sort((a, b) =>
      String(a[0]) < String(b[0])
        ? -1
        : String(a[0]) > String(b[0])
          ? 1
          : Number(a[1]) - Number(b[1]) || Number(a[2]) - Number(b[2]),
    ),
  )
  expect(places.length).toBe(5)
})

test('names a rule that crashes', () => {
  const rule: Rule = {
    ...base,
    check: () => {
      throw new TypeError('no such thing')
    },
  }
  expect(() =>
    lint({ ...standardKit, rules: [rule] }, littleSite(), { today: '2026-01-15' }),
  ).toThrow(new RuleCrash('example', new TypeError('no such thing')))
})

test('checks the other documents when one isn’t valid JSON', () => {
  const findings = lint(
    standardKit,
    littleSite([
      { file: 'pages/about.json', text: '{' },
      { file: 'pages/index.json', at: '/blocks/0/actions/0/dialog', value: 'bookng' },
    ]),
    { today },
  )
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'pages/about.json syntax',
    'pages/index.json dialogs',
  ])
})

test('an empty site has exactly one finding', () => {
  expect(
    lint(standardKit, { files: [], assets: [] }, { today }).map(({ message }) => message),
  ).toEqual(['The site has no pages/_site.json.'])
})

test('checks pages except for references to the settings when _site.json can’t be read', () => {
  const findings = lint(
    standardKit,
    littleSite([
      { file: 'pages/_site.json', text: '{ "origin": }' },
      { file: 'pages/about.json', at: '/title', value: 'Us {{firm.name}} {{nothing.here}}' },
    ]),
    { today },
  )
  expect(findings.map(({ rule }) => rule)).toEqual(['syntax', 'facts'])
})

describe('a mistake in the settings', () => {
  test.each([
    ['in the theme', '/theme/radius', 'round'],
    ['in the hours', '/firm/hours/0/opens', '25:00'],
    ['in the e-mail address', '/firm/email', 'nobody'],
    ['in a misspelt key', '/firm/taglin', 'Mended while you wait'],
    ['in the locale', '/locale', 5],
  ])('%s is the only finding, whatever texts refer to the firm', (_name, at, value) => {
    const findings = lint(
      standardKit,
      littleSite([
        { file: 'pages/_site.json', at, value },
        {
          file: 'pages/about.json',
          at: '/description',
          value:
            'What our workshop mends, by whom, and when it is open: write to {{firm.email}} or come to {{firm.city}} with your bicycle.',
        },
        {
          file: 'pages/about.json',
          at: '/blocks/0/text',
          value: 'Write to [{{firm.email}}](mailto:{{firm.email}}).',
        },
      ]),
      { today },
    )
    expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['pages/_site.json schema'])
  })
})

test('reports an option without a value once, not again on pages that preset it', () => {
  const findings = lint(
    standardKit,
    littleSite([
      { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/2/options/0/value', value: '' },
    ]),
    { today },
  )
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'pages/_dialogs/booking.json schema',
  ])
})

test('reports a link without an address only once', () => {
  const findings = lint(
    standardKit,
    littleSite([
      { file: 'pages/index.json', at: '/blocks/0/actions/0', value: { label: 'Ask us', href: '' } },
    ]),
    { today },
  )
  expect(findings.map(({ rule }) => rule)).toEqual(['schema'])
})

test('reports a misspelt “dialog” property of a button only once', () => {
  const findings = lint(
    standardKit,
    littleSite([
      {
        file: 'pages/index.json',
        at: '/blocks/0/actions/0',
        value: { label: 'Ask us', dialoq: 'booking' },
      },
    ]),
    {
      today,
    },
  )
  expect(findings.map(({ rule, suggestion }) => `${rule} ${suggestion}`)).toEqual([
    'schema Did you mean "dialog"?',
  ])
})

test('reports an unknown fact in a URL only once', () => {
  const findings = lint(
    standardKit,
    littleSite([
      {
        file: 'pages/about.json',
        at: '/blocks/0/text',
        value: 'Write to [us](mailto:{{firm.emial}}) or see [the list](/{{firm.lsit}}).',
      },
    ]),
    { today },
  )
  expect(findings.map(({ rule }) => rule)).toEqual(['facts', 'facts'])
})

test('reports a file that was not read but no links to it as broken', () => {
  const sources = littleSite([{ file: 'pages/about.json' }])
  const unread = [{ path: 'pages/about.json', reason: 'large' as const, bytes: 60_000_000 }]
  const findings = lint(standardKit, { ...sources, unread }, { today })
  expect(findings.map(({ file, rule, message }) => `${file} ${rule} ${message}`)[0]).toBe(
    'pages/about.json files The file is far too large: 60 MB. It was not read.',
  )
  expect(findings.filter(({ rule }) => rule === 'links')).toEqual([])
})

const stray = (count: number): Rule => ({
  name: 'stray',
  severity: 'warning',
  what: '',
  why: '',
  bad: [],
  good: [],
  perDocument: true,
  check: ({ files }) =>
    files.flatMap(({ path, place }) =>
      place?.documentType === 'page'
        ? Array.from({ length: count }, (_, index) => ({
            file: path,
            pointer: `/blocks/0/strays/${index}`,
            message: ownWords('It strays.'),
          }))
        : [],
    ),
})
const suppressed = (pointer: string) => ({
  file: 'pages/about.json',
  at: '/silence',
  value: [{ rule: 'stray', reason: 'So.', pointer }],
})

test('does not report a suppression as unused if its rule stopped early', () => {
  const unused = (count: number) =>
    lint(
      { ...standardKit, rules: [stray(count)] },
      littleSite([suppressed('/blocks/0/strays/2400')]),
      { today },
    ).filter(({ file, rule }) => file === 'pages/about.json' && rule === 'silence')
  expect(unused(2500)).toEqual([])
  expect(unused(2)).toHaveLength(1)
})

test('suppressed findings don’t count towards the maximum number of findings', () => {
  const findings = lint({ ...standardKit, rules: [stray(900)] }, littleSite([suppressed('')]), {
    today,
  }).filter(({ rule }) => rule === 'stray')
  expect(findings.filter(({ file }) => file === 'pages/services/repair.json')).toHaveLength(900)
  expect(findings).toHaveLength(1800)
})

test('says when a document has more findings than are listed', () => {
  const strange = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`strange${index}`, 1]),
  )
  const findings = lint(
    standardKit,
    littleSite([{ file: 'pages/about.json', at: '/article', value: strange }]),
    { today },
  )
  expect(findings).toHaveLength(200)
  expect(
    findings.filter(({ message }) =>
      message.endsWith('There are more of this kind, which are not told.'),
    ),
  ).toHaveLength(1)
})

test.each([
  ...littleSite().files.map(({ path }) => path),
  'pages',
  'pages/services',
  'pages/_dialogs',
])('reports %s that can’t be read as one finding', (path) => {
  const { files, assets } = littleSite()
  const isBelow = (file: string) => file === path || file.startsWith(`${path}/`)
  const unread = [{ path, reason: 'unreadable' as const }]
  const findings = lint(
    standardKit,
    { files: files.filter((file) => !isBelow(file.path)), assets, unread },
    { today },
  )
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([`${path} files`])
})
