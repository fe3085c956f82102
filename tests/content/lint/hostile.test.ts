import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lint } from '../../../src/content/lint/lint.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { littleSite, today } from '../../support/littleSite.ts'

const about = 'pages/about.json'
const text = (value: string): Edit => ({ file: about, at: '/blocks/1/paragraphs/0', value })
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const raw = (content: string): Edit => ({ file: about, text: content })

/**
 * Documents that a stranger could send to stop the check: each is checked to its end within the time of a test, and
 * none passes unnoticed.
 */
const documents: Readonly<Record<string, readonly Edit[]>> = {
  'a text of opening brackets': [text(`${'['.repeat(19_000)}](x)`)],
  'a text of stars': [text('*a '.repeat(6_000))],
  'a text of backticks and brackets': [text('`[**'.repeat(4_000))],
  'a text of braces': [text(`{{${' '.repeat(19_000)}`)],
  'a text of references that are none': [text('{{ a | b '.repeat(2_000))],
  'a text of tags that never end': [text(`${'<a '.repeat(6_000)}>`)],
  'a text of pictures that never end': [text('![a]('.repeat(3_900))],
  'a text of brackets for unfinished text': [text('[add '.repeat(3_900))],
  'an address without end': [text(`[a@${'a.'.repeat(9_000)}](mailto:a@${'.'.repeat(500)})`)],
  'a text of signs': [text(`${'.'.repeat(19_000)} <b>`)],
  'a text of numbers': [text(`${'1,'.repeat(9_000)} <b>`)],
  'a text that is far too long': [text('x'.repeat(30_000))],
  'brackets without end': [raw('['.repeat(4_000_000))],
  'brackets in pairs': [raw('[{"a":'.repeat(600_000))],
  'quotes without end': [raw('"'.repeat(3_000_000))],
  'commas without end': [raw(`{${','.repeat(3_000_000)}`)],
  'colons without end': [raw(`{"a"${':'.repeat(3_000_000)}`)],
  'comments without end': [raw(`{${'/* */'.repeat(500_000)}`)],
  'lines without commas': [raw(`{\n${'"a": 1\n'.repeat(400_000)}}`)],
  'single quotes throughout': [raw(`{${"'a': 'b',\n".repeat(300_000)}}`)],
  'backslashes without end': [raw(`{"a": "${'\\'.repeat(4_000_000)}`)],
  'one key again and again': [raw(`{${many(200_000, () => '"title": "x"').join(',')}}`)],
  'unknown keys without end': [
    {
      file: about,
      at: '/blocks/1',
      value: {
        type: 'prose',
        paragraphs: ['x'],
        ...Object.fromEntries(many(100_000, (index) => [`key${index}`, 1])),
      },
    },
  ],
  'wrong blocks without end': [
    { file: about, at: '/blocks', value: many(100_000, (index) => ({ type: `hero${index}` })) },
  ],
  'blocks that are no objects': [{ file: about, at: '/blocks', value: many(300_000, () => 5) }],
  'dead links without end': [
    {
      file: about,
      at: '/blocks/1/paragraphs',
      value: many(60_000, (index) => `[a page](/page${index})`),
    },
  ],
  'paragraphs that are all the same': [
    {
      file: about,
      at: '/blocks/1/paragraphs',
      value: many(
        30_000,
        () =>
          'All bicycles that come in before ten in the morning are looked at on the same day by one of us.',
      ),
    },
  ],
  'silences without end': [
    {
      file: about,
      at: '/silence',
      value: many(60_000, (index) => ({ rule: `rule${index}`, reason: 'So.' })),
    },
  ],
  'redirects without end': [
    {
      file: 'pages/_site.json',
      at: '/redirects',
      value: many(40_000, (index) => ({ from: `/r${index}`, to: `/r${index + 1}` })),
    },
  ],
  'facts that all differ': [
    {
      file: 'pages/_facts.json',
      at: '/facts',
      value: Object.fromEntries(
        many(20_000, (index) => [
          `a.b${index}`,
          {
            label: 'x',
            value: { kind: 'number', amount: index },
            source: 's',
            asOf: '2025-01-01',
            quantity: 'q',
          },
        ]),
      ),
    },
  ],
  'a name written out without end': [
    { file: 'pages/_site.json', at: '/firm/name', value: 'x'.repeat(19_000) },
    {
      file: about,
      at: '/blocks/1/paragraphs',
      value: many(5_000, () => '{{firm.name}} {{firm.name}}'),
    },
  ],
  'tables of contents without end': [
    {
      file: about,
      at: '/blocks',
      value: many(20_000, (index) => ({ type: 'contents', heading: `c${index}` })),
    },
  ],
  'options without end': [
    {
      file: 'pages/_dialogs/booking.json',
      at: '/blocks/0/fields/2/options',
      value: many(60_000, (index) => ({ value: `v${index % 59_999}`, label: 'x' })),
    },
  ],
  'names of the language underneath': [
    raw(
      '{"__proto__": {"blocks": []}, "constructor": 1, "toString": null, "$schema": "x", "title": "x", "description": "x", "blocks": [{"type": "__proto__"}, {"type": "toString"}]}',
    ),
  ],
}

/** A pattern of a stranger's could take for ever on a few letters; the names that schemas have are the only patterns there are. */
test('document schemas have no properties for regular expressions apart from titlePattern', () => {
  const names = new Set<string>()
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    for (const name of Object.keys((schema as { properties?: object }).properties ?? {}))
      names.add(name)
    for (const inner of Object.values(schema)) walk(inner)
  }
  for (const kind of ['page', 'dialog', 'site', 'facts', 'checks'])
    walk(JSON.parse(readFileSync(`schema/${kind}.schema.json`, 'utf8')))
  expect(names.size).toBeGreaterThan(100)
  expect([...names].filter((name) => /pattern|regexp?|match|expression/i.test(name))).toEqual([
    'titlePattern',
  ])
})

test.each(Object.entries(documents))(
  'lint finishes with a bounded number of findings on: %s',
  (_, edits) => {
    const findings = lint(standardKit, littleSite(edits), { today })
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.length).toBeLessThan(10_000)
  },
)
