import { Window } from 'happy-dom'
import type { Log } from 'sarif'
import { expect, test } from 'vitest'
import { lintSite } from '../../../../tests/support/lintTexts.ts'
import { littleSite, today } from '../../../../tests/support/littleSite.ts'
import { keyOrderOf } from '../../../core/edits/keyOrderOf.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { msg } from '../messages/msg.ts'
import type { Finding } from '../types/finding.ts'
import type { Edit } from '../types/rule.ts'
import { type FormatName, formats } from './formats.ts'

const error: Finding = {
  file: 'pages/a,b.json',
  line: 2,
  column: 12,
  length: 4,
  severity: 'error',
  rule: 'schema',
  pointer: '/title',
  id: 'id1',
  code: 'ownRule',
  data: { words: '"title" is <5>; 100% wrong.' },
  advice: msg('ownRule', { words: 'Write "five"\nor so.' }),
}
const warning: Finding = {
  file: 'pages/c.json',
  line: 1,
  column: 1,
  length: 1,
  severity: 'warning',
  rule: 'titles',
  pointer: '',
  id: 'id2',
  code: 'ownRule',
  data: { words: 'Long \u0001.' },
  answers: [{ does: msg('fixIt'), edits: [], isCertain: true }],
}
const texts: Readonly<Record<string, string>> = {
  'pages/a,b.json': '{\n  "title": five\n}\n',
  'pages/c.json': `{${'x'.repeat(300)}`,
}

const write = (format: FormatName, findings: readonly Finding[] = [error, warning]) =>
  formats[format]({
    files: ['pages/_site.json', 'pages/a,b.json', 'pages/c.json'],
    findings,
    rules: standardKit.rules,
    textOf: (file) => texts[file],
    color: false,
  })

test('pretty shows location, message, marked line, suggestion and totals', () => {
  const lines = write('pretty').split('\n')
  expect(lines.slice(0, 5)).toEqual([
    'pages/a,b.json:2:12  error  "title" is <5>; 100% wrong.  schema',
    '    2 │   "title": five',
    '      │            ^^^^',
    '      → Write "five"',
    'or so.',
  ])
  expect(lines.at(-2)).toBe('3 documents, 1 error, 1 warning. 1 can be mended by --fix.')
  expect(write('pretty', [])).toBe('3 documents, nothing found.\n')
})

test('pretty shortens a long line around the finding', () => {
  const [, line = '', mark = ''] = write('pretty', [{ ...warning, column: 200, length: 3 }]).split(
    '\n',
  )
  expect(line.length).toBeLessThan(140)
  expect(line[mark.indexOf('^')]).toBe('x')
})

test('json has exactly the documented shape', () => {
  expect(JSON.parse(write('json'))).toEqual({
    files: 3,
    errors: 1,
    warnings: 1,
    findings: [
      {
        id: 'id1',
        code: 'ownRule',
        file: 'pages/a,b.json',
        line: 2,
        column: 12,
        severity: 'error',
        rule: 'schema',
        pointer: '/title',
        message: '"title" is <5>; 100% wrong.',
        suggestion: 'Write "five"\nor so.',
      },
      {
        id: 'id2',
        code: 'ownRule',
        file: 'pages/c.json',
        line: 1,
        column: 1,
        severity: 'warning',
        rule: 'titles',
        pointer: '',
        message: 'Long \u0001.',
      },
    ],
  })
})

test('github escapes characters that would end a command or a property', () => {
  expect(write('github').split('\n')[0]).toBe(
    '::error file=pages/a%2Cb.json,line=2,col=12,endColumn=16,title=schema::"title" is <5>; 100%25 wrong. Write "five"%0Aor so. [ownRule id1]',
  )
})

test('sarif lists every rule and locates every result', () => {
  const [run] = JSON.parse(write('sarif')).runs
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(
    standardKit.rules.map(({ name }) => name),
  )
  expect(run.results[0]).toMatchObject({
    ruleId: 'schema',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'pages/a%2Cb.json' },
          region: { startLine: 2, startColumn: 12, endColumn: 16 },
        },
      },
    ],
  })
  for (const { ruleId, ruleIndex } of run.results)
    expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId)
})

/** A little site with a mistake that lint knows an answer to, and one that is silenced. */
const sarifOf = (edits: readonly Edit[], reference?: string): Log => {
  const sources = littleSite(edits)
  const { findings, suppressed } = lintSite(standardKit, sources, { today })
  const textOf = (file: string) => sources.files.find(({ path }) => path === file)?.text
  const order = keyOrderOf(standardKit.choices)
  return JSON.parse(
    formats.sarif({
      files: [],
      findings,
      suppressed,
      rules: standardKit.rules,
      textOf,
      color: false,
      reference,
      order,
    }),
  )
}
const about = 'pages/about.json'

test('sarif links each rule to its page and includes its help text', () => {
  const rules =
    sarifOf([], 'https://code.example/docs/lint-rules.md').runs[0]?.tool.driver.rules ?? []
  const links = rules.find(({ id }) => id === 'links')
  expect(links?.helpUri).toBe('https://code.example/docs/lint-rules.md#links')
  expect(links?.help?.markdown).toMatch(/^## links\n\nError/)
  expect(sarifOf([]).runs[0]?.tool.driver.rules?.filter((rule) => 'helpUri' in rule)).toEqual([])
})

test('sarif includes suggestions as fixes that replace characters', () => {
  const edits = [{ file: about, at: '/blocks/0/heading', value: 'About\u00a0us {{repair.fe}}' }]
  const [result] = sarifOf(edits).runs[0]?.results ?? []
  const [fix] = result?.fixes ?? []
  expect(fix?.description?.text).toContain('repair.fee')
  const [change] = fix?.artifactChanges ?? []
  expect(change?.artifactLocation.uri).toBe(about)
  const {
    startLine = 0,
    startColumn = 0,
    endLine = 0,
    endColumn = 0,
  } = change?.replacements[0]?.deletedRegion ?? {}
  const line =
    littleSite(edits)
      .files.find(({ path }) => path === about)
      ?.text.split('\n')[startLine - 1] ?? ''
  expect(endLine).toBe(startLine)
  expect(
    line.slice(0, startColumn - 1) +
      change?.replacements[0]?.insertedContent?.text +
      line.slice(endColumn - 1),
  ).toContain('{{repair.fee}}')
})

test('sarif lists suppressions with reason and location, and none for other results', () => {
  const heading = 'A heading that goes on and on and on'
  const fault: Edit = { file: about, at: '/title', value: `${heading} ${heading} ${heading}` }
  const [plain] = sarifOf([fault]).runs[0]?.results ?? []
  expect(plain).toMatchObject({ ruleId: 'titles', suppressions: [] })
  const silence = [{ rule: 'titles', reason: 'It is that long.', pointer: '/title' }]
  const results =
    sarifOf([fault, { file: about, at: '/silence', value: silence }]).runs[0]?.results ?? []
  expect(results).toMatchObject([
    { ruleId: 'titles', suppressions: [{ kind: 'inSource', justification: 'It is that long.' }] },
  ])
  expect(results[0]?.suppressions?.[0]?.location?.physicalLocation?.artifactLocation?.uri).toBe(
    about,
  )
})

test('junit is well-formed XML with a test case for each document', () => {
  const xml = write('junit')
  const parsed = new new Window().DOMParser().parseFromString(xml, 'application/xml')
  expect([...parsed.querySelectorAll('testcase')].map((one) => one.getAttribute('name'))).toEqual([
    'pages/_site.json',
    'pages/a,b.json',
    'pages/c.json',
  ])
  expect(parsed.querySelector('failure')?.getAttribute('message')).toBe(
    '"title" is <5>; 100% wrong.',
  )
  expect(parsed.querySelector('testsuites')?.getAttribute('failures')).toBe('1')
  expect(xml).not.toContain('\u0001')
})

test('every format reports a note as neither an error nor a warning', () => {
  const note: Finding = { ...warning, severity: 'note', rule: 'hidden-blocks' }
  expect(write('pretty', [note])).toMatch(
    / note {2}Long .*3 documents, 0 errors, 0 warnings, 1 note\./s,
  )
  expect(JSON.parse(write('json', [note]))).toMatchObject({
    errors: 0,
    warnings: 0,
    findings: [{ severity: 'note' }],
  })
  expect(write('github', [note])).toMatch(/^::notice file=pages\/c\.json,/)
  expect(JSON.parse(write('sarif', [note]))).toMatchObject({
    runs: [{ results: [{ level: 'note' }] }],
  })
  expect(write('junit', [note])).toMatch(/failures="0".*<system-out>note hidden-blocks: /s)
})

test('github and sarif report file paths from the root of the repository', () => {
  const result = { files: [], findings: [error], rules: [], textOf: () => undefined, color: false }
  expect(formats.github({ ...result, folder: 'web/site' })).toContain(' file=web/site/pages/')
  expect(formats.github(result)).toContain(' file=pages/')
  expect(formats.sarif({ ...result, folder: 'web/site' })).toContain('"uri": "web/site/pages/')
})

test('github reports errors first, then changed lines, and counts what doesn’t fit', () => {
  const many = (count: number, from: Finding) =>
    Array.from({ length: count }, (_, index): Finding => ({ ...from, line: index + 1 }))
  const result = {
    files: [],
    findings: [...many(12, warning), ...many(2, error)],
    rules: [],
    textOf: () => undefined,
    color: false,
  }
  const lines = formats
    .github({ ...result, isChanged: (file, line) => file === warning.file && line === 11 })
    .trim()
    .split('\n')
  expect(lines.map((line) => /^::(\w+)(?: file=.*,line=(\d+))?/.exec(line)?.slice(1))).toEqual([
    ['error', '1'],
    ['error', '2'],
    ['warning', '11'],
    ...['1', '2', '3', '4', '5', '6', '7', '8'].map((line) => ['warning', line]),
    ['warning', undefined],
  ])
  expect(lines.at(-1)).toMatch(/^::warning::And 3 further warnings, which have no room here/)
})
