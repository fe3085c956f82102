import { readFileSync } from 'node:fs'
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { describe, expect, it, test } from 'vitest'
import { memoryCache } from '../../../src/content/lint/cache/memoryCache.ts'
import { readDocument } from '../../../src/content/lint/project/readDocument.ts'
import { compileValidators } from '../../../src/content/lint/schema/compileValidators.ts'
import type { LintKit } from '../../../src/content/lint/types/LintKit.ts'
import { documentSchemas, type Schema } from '../../../src/core/document/documentSchemas.ts'
import type { History, Step } from '../../../src/core/document/history.ts'
import { line, sectionHead } from '../../../src/core/document/parts.ts'
import type { DocumentKind, Sources } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import { keyOrderOf } from '../../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { upgradeEdits } from '../../../src/core/edits/upgradeEdits.ts'
import type { BlockModule } from '../../../src/core/kit/BlockModule.ts'
import { choicesOf } from '../../../src/core/kit/choices.ts'
import { createKit } from '../../../src/core/kit/createKit.ts'
import { schemaFiles } from '../../../src/core/kit/schemaFiles.ts'
import type { Validator, Validators } from '../../../src/core/kit/Validator.ts'
import type { IsNews } from '../../../src/core/model/history/asToday.ts'
import { rewritesOf } from '../../../src/core/model/history/rewritesOf.ts'
import { rewriteValue } from '../../../src/core/model/history/rewriteValue.ts'
import { writtenAt } from '../../../src/core/model/history/writtenAt.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { examples } from '../../../src/render/blocks/examples.ts'
import { lint } from '../../support/lintTexts.ts'
import { littleSite, today } from '../../support/littleSite.ts'
import { keysTaken, stepBack } from '../../support/stepBack.ts'

type Part = {
  readonly name: string
  readonly type: string
  readonly history: History
  readonly schema: Schema
  readonly validate: Validator | undefined
}

/** Every part of a kit that has a history: blocks, fields, documents. */
const partsOf = (kit: LintKit): Part[] => {
  const chosen = [...kit.choices.values()].flatMap(({ name, schemas }) =>
    name === 'factValues'
      ? []
      : Object.entries(kit.history[name].byType).map(([type, history]) => {
          return {
            name: `${name}/${type}`,
            type,
            history,
            schema: schemas[type] ?? {},
            validate: kit.validators[name][type],
          }
        }),
  )
  const documents = Object.entries(kit.history.documents).map(([kind, history]) => {
    return {
      name: kind,
      type: kind,
      history,
      schema: documentSchemas[kind as DocumentKind],
      validate: kit.validators.documents[kind],
    }
  })
  return [...chosen, ...documents]
}

const stepsIn = (history: History) => history.flatMap(({ steps }) => steps)

/** What stands at a place of a schema. */
const schemaAt = (schema: Schema, place: string): Schema | undefined =>
  place
    .split('/')
    .slice(1)
    .reduce<Schema | undefined>((at, key) => {
      const properties = at?.['properties'] as Record<string, Schema> | undefined
      return key === '*'
        ? ((at?.['items'] ?? at?.['additionalProperties']) as Schema | undefined)
        : properties?.[key]
    }, schema)

/** What a validator finds wrong; of a whole document the example need not say all that one must. */
const wrongWith = ({ validate, name }: Part, value: unknown): string[] => {
  if (validate?.(value)) return []
  return (validate?.errors ?? [])
    .filter(
      ({ keyword, instancePath }) =>
        name.includes('/') || keyword !== 'required' || instancePath !== '',
    )
    .map(
      ({ keyword, instancePath, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
    )
}

const made = ({ steps }: History[number], value: unknown, type: string): unknown =>
  steps.reduce((now, step) => rewritesOf(now, step, type).flat().reduce(rewriteValue, now), value)

const openingSchema = {
  type: 'object',
  title: 'Opening',
  description: 'When a branch is open.',
  required: ['type', 'items', 'season'],
  additionalProperties: false,
  properties: {
    type: { enum: ['opening'] },
    ...sectionHead,
    season: line('Season', 'The season.'),
    contact: {
      type: 'object',
      title: 'Contact',
      additionalProperties: false,
      properties: { phone: line('Telephone', 'The number.') },
    },
    items: {
      type: 'array',
      title: 'Days',
      items: {
        type: 'object',
        title: 'Day',
        additionalProperties: false,
        required: ['day', 'opens', 'closes'],
        properties: {
          day: line('Day', 'The day.'),
          opens: line('Opens', 'When.'),
          closes: line('Closes', 'When.'),
          place: line('Place', 'Where.'),
        },
      },
    },
  },
} as const

/** A block that has been through a lot. */
const opening: BlockModule = {
  schema: openingSchema,
  history: [
    {
      version: 2,
      steps: [
        { kind: 'called', before: 'hours' },
        { kind: 'renamed', at: '/items/*', key: 'weekday', to: 'day' },
        {
          kind: 'split',
          at: '/items/*',
          key: 'from',
          pattern: '^(?<opens>[^–]+)–(?<closes>.+)$',
          back: '{opens}–{closes}',
        },
      ],
      examples: [
        {
          before: { type: 'hours', items: [{ weekday: 'Monday', from: '9–17' }] },
          after: { type: 'opening', items: [{ day: 'Monday', opens: '9', closes: '17' }] },
        },
      ],
    },
    {
      version: 3,
      steps: [
        {
          kind: 'joined',
          at: '/items/*',
          to: 'place',
          text: '{street}, {town}',
          back: '^(?<street>.+), (?<town>.+)$',
        },
        { kind: 'moved', from: '/phone', to: '/contact/phone' },
        { kind: 'retired', key: 'fax' },
        { kind: 'given', key: 'season', value: 'all year' },
      ],
      examples: [
        {
          before: {
            type: 'opening',
            fax: '1',
            phone: '2',
            items: [{ day: 'Monday', opens: '9', closes: '17', street: 'Quay 1', town: 'Ferry' }],
          },
          after: {
            type: 'opening',
            season: 'all year',
            items: [{ day: 'Monday', opens: '9', closes: '17', place: 'Quay 1, Ferry' }],
            contact: { phone: '2' },
          },
        },
      ],
    },
  ],
}
const parts = { ...standardKit, blocks: { ...standardKit.blocks, opening } }
const code = compileValidators(choicesOf(parts))
const validators = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
)) as Validators // what it gives
const kit: LintKit = createKit({ ...parts }, validators)
const all = [...partsOf(standardKit), ...partsOf(kit).filter(({ type }) => type === 'opening')]

describe.each(all)('the migration history of $name', (part) => {
  const { history, type, schema } = part
  it('has ascending versions after version 1', () => {
    const versions = history.map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
    expect(versions[0]).toBeGreaterThan(1)
  })
  test.each(history)(
    'migrates its examples of version $version as stated and leaves migrated ones unchanged',
    (revision) => {
      for (const { before, after } of revision.examples) {
        expect(made(revision, before, type)).toEqual(after)
        expect(made(revision, after, type), 'what is new already stays as it is').toEqual(after)
      }
    },
  )
  test.each(history)('shows each step of version $version in an example', ({ steps, examples }) => {
    const shown = new Set<Step>()
    for (const { before } of examples) {
      let now: unknown = before
      for (const step of steps) {
        const rewrites = rewritesOf(now, step, type).flat()
        if (rewrites.length > 0) shown.add(step)
        now = rewrites.reduce(rewriteValue, now)
      }
    }
    expect(steps.filter((step) => !shown.has(step))).toEqual([])
  })
  test.each(history)(
    'migrates examples of version $version to documents valid in the current schema',
    ({ version, examples }) => {
      const later = history.filter((revision) => revision.version > version)
      const now = examples.map(({ after }) =>
        later.reduce((value, revision) => made(revision, value, type), after),
      )
      expect(now.flatMap((value) => wrongWith(part, value))).toEqual([])
    },
  )
  test.each(history)(
    'migrates back from version $version if its steps are reversible',
    (revision) => {
      for (const { before, after } of revision.examples) {
        const back = stepBack([revision], after, type)
        if (back !== undefined) expect(back).toEqual(before)
      }
    },
  )
  it('never reuses a removed key', () => {
    const taken = stepsIn(history).flatMap((step) =>
      keysTaken(step).map((key) => `${step.kind === 'called' ? '' : (step.at ?? '')}/${key}`),
    )
    expect(taken.filter((place) => schemaAt(schema, place) !== undefined)).toEqual([])
  })
})

const file = 'pages/about.json'
const written = `{
  "$schema": "../schema/page.schema.json",
  "title": "About the workshop",
  "description": "Ada Spoke has mended bicycles since she could hold a spanner; the workshop on Mill Lane is now run by two generations.",
  "silence": [{ "rule": "scaffold", "pointer": "/blocks/1/items/1/weekday", "reason": "That is what it is called." }],
  "blocks": [
    { "type": "hero", "heading": "Two generations of grease", "text": "The workshop stands on Mill Lane." },
    {
      "type": "hours",   "phone": "+44 113 4960000",
      "items": [
        { "weekday": "Monday",  "from": "9–17", "street": "Quay 1", "town": "Ferry" },
        { "weekday": "Lorem ipsum", "from": "9–17" },
        { "weekday": "Friday", "from": "never", "town": "Ferry" }
      ],
      "fax": "1"
    }
  ]
}
`
const version = (value: unknown) => ({ file: 'pages/_site.json', at: '/schemaVersion', value })
const site = (text = written, schemaVersion: unknown = undefined) =>
  littleSite([version(schemaVersion), { file, text }])
const textOf = ({ files }: Sources) => files.find(({ path }) => path === file)?.text ?? ''
const found = (...of: Parameters<typeof site>) =>
  lint(kit, site(...of), { today })
    .filter(({ severity }) => severity !== 'note')
    .map(
      (finding) =>
        `${finding.file}:${finding.line}:${finding.column} ${finding.pointer} ${finding.message}`,
    )
const readAs = (text: string, writtenFor: number, isNews?: IsNews) =>
  readDocument(kit, file, text, { writtenFor, isNews })
const upgraded = (text: string, writtenFor = 1) => {
  const sources = site(text)
  const { files } = apply(
    { label: '', edits: upgradeEdits(readAs(text, writtenFor)) },
    readerOf(sources),
    keyOrderOf(kit.choices),
  )
  return String(files.get(file) ?? text)
}

describe('the schema files for external validators', () => {
  const ajv = new Ajv({ strict: true, logger: false })
  const files = schemaFiles(kit, examples)
  const takes = Object.fromEntries(
    Object.entries(files).map(([name, schema]) => [name, ajv.compile(schema)]),
  )
  const page = (block: unknown) => ({ $schema: 'x', title: 'T', description: 'D', blocks: [block] })
  const blocksOf = (part: Part) =>
    part.history.flatMap(({ examples: shown }) =>
      shown.flatMap(({ before, after }) => [before, after]),
    )
  test.each(all.filter(({ name }) => name.startsWith('blocks/')))(
    'accept examples of $name from every version',
    (part) => {
      for (const block of blocksOf(part)) {
        takes['page']?.(page(block))
        expect([block, takes['page']?.errors]).toEqual([block, null])
      }
    },
  )
  it('accept the settings of every version', () => {
    const settings = JSON.parse(
      readFileSync('tests/sites/bicycle/pages/_site.json', 'utf8'),
    ) as object
    for (const one of all.find(({ name }) => name === 'site')?.history ?? [])
      for (const { before } of one.examples)
        expect(takes['site']?.({ ...settings, ...(before as object) })).toBe(true)
  })
  it('reject an entry that lacks a required key under all its names', () => {
    const block = (item: object) => page({ type: 'penalties', caption: 'A', items: [item] })
    const told = [
      { violation: 'A', consequence: 'B' },
      { consequence: 'B' },
      { violation: 'A' },
      {},
    ].map((item) => takes['page']?.(block(item)))
    expect(told).toEqual([true, false, false, false])
  })
})

test('stepBack reverts reversible migration steps and returns nothing for others', () => {
  const [second, third] = opening.history ?? []
  expect(second && stepBack([second], second.examples[0]?.after, 'opening')).toEqual(
    second?.examples[0]?.before,
  )
  expect(third && stepBack([third], third.examples[0]?.after, 'opening')).toBe(undefined)
  const [joined] = third?.steps ?? []
  const place = { items: [{ place: 'Quay 1, Ferry' }] }
  expect(
    joined && stepBack([{ version: 2, steps: [joined], examples: [] }], place, 'opening'),
  ).toEqual({ items: [{ street: 'Quay 1', town: 'Ferry' }] })
})

describe('a document of an earlier version', () => {
  it('is read as if it were current', () => {
    expect(readAs(written, 1).value?.['blocks']).toEqual([
      {
        type: 'hero',
        heading: 'Two generations of grease',
        text: 'The workshop stands on Mill Lane.',
      },
      {
        type: 'opening',
        items: [
          { day: 'Monday', opens: '9', closes: '17', place: 'Quay 1, Ferry' },
          { day: 'Lorem ipsum', opens: '9', closes: '17' },
          { day: 'Friday', from: 'never', town: 'Ferry' },
        ],
        season: 'all year',
        contact: { phone: '+44 113 4960000' },
      },
    ])
  })
  it('has findings at the original locations and keeps its suppressions', () => {
    const wrong = [
      'pages/about.json:13:9 /blocks/1/items/2 Entry 3 of "items" has no "opens".',
      'pages/about.json:13:9 /blocks/1/items/2 Entry 3 of "items" has no "closes".',
      'pages/about.json:13:32 /blocks/1/items/2/from Entry 3 of "items" knows no "from".',
      'pages/about.json:13:49 /blocks/1/items/2/town Entry 3 of "items" knows no "town".',
    ]
    expect(found()).toEqual(wrong)
    expect(found(written.replace(/ *"silence".*\n/, '\n'))).toEqual([
      'pages/about.json:12:23 /blocks/1/items/1/weekday "Lorem ipsum" says that this is not finished.',
      ...wrong,
    ])
  })
  it('is upgraded with the rest of its formatting unchanged', () => {
    const now = upgraded(written)
    expect(now.split('\n')).toEqual([
      '{',
      '  "$schema": "../schema/page.schema.json",',
      '  "title": "About the workshop",',
      '  "description": "Ada Spoke has mended bicycles since she could hold a spanner; the workshop on Mill Lane is now run by two generations.",',
      '  "silence": [{ "rule": "scaffold", "pointer": "/blocks/1/items/1/day", "reason": "That is what it is called." }],',
      '  "blocks": [',
      '    { "type": "hero", "heading": "Two generations of grease", "text": "The workshop stands on Mill Lane." },',
      '    {',
      '      "type": "opening",   "season": "all year",   "contact": { "phone": "+44 113 4960000" },',
      '      "items": [',
      '        { "day": "Monday",  "opens": "9", "closes": "17", "place": "Quay 1, Ferry" },',
      '        { "day": "Lorem ipsum", "opens": "9", "closes": "17" },',
      '        { "day": "Friday", "from": "never", "town": "Ferry" }',
      '      ]',
      '    }',
      '  ]',
      '}',
      '',
    ])
    expect(upgraded(now)).toBe(now)
  })
  it('written for version 2 gets only the later migration steps', () => {
    const text = written.replace('"hours"', '"opening"')
    expect(readAs(text, 2).value?.['blocks']).toMatchObject([
      {},
      { items: [{ weekday: 'Monday', from: '9–17', place: 'Quay 1, Ferry' }, {}, {}] },
    ])
    expect(readAs(text, 3).rewritings).toEqual([])
    expect(readAs(text, 3, () => true).value?.['blocks']).toMatchObject([
      {},
      { items: [{ day: 'Monday' }, {}, {}] },
    ])
  })
  it('has each pointer mapped to its source text, flagged when the value differs', () => {
    const { rewritings } = readAs(written, 1)
    for (const [read, there] of [
      ['/blocks/1/items/0/day', '/blocks/1/items/0/weekday'],
      ['/blocks/1/contact/phone', '/blocks/1/phone'],
      ['/blocks/0/heading', '/blocks/0/heading'],
    ] as const) {
      expect(writtenAt(rewritings, read)).toEqual({ pointer: there, isSame: true })
    }
    const made = [
      '/blocks/1/season',
      '/blocks/1/items/0/opens',
      '/blocks/1/items/0/closes',
      '/blocks/1/items/0/place',
      '/blocks/1/type',
    ]
    expect(made.map((pointer) => writtenAt(rewritings, pointer))).toEqual(
      [
        '/blocks/1',
        '/blocks/1/items/0/from',
        '/blocks/1/items/0',
        '/blocks/1/items/0/street',
        '/blocks/1/type',
      ].map((pointer) => ({ pointer, isSame: false })),
    )
  })
})

describe('a site', () => {
  const notes = (schemaVersion: unknown) =>
    lint(
      kit,
      site(
        JSON.stringify({
          ...JSON.parse(written),
          silence: undefined,
          blocks: [{ type: 'hero', heading: 'Hours' }],
        }),
        schemaVersion,
      ),
      { today },
    )
      .map(({ file: at, line: on, severity, message }) => `${at}:${on} ${severity} ${message}`)
      .filter((text) => !text.includes('about.json'))
  it('of an earlier schemaVersion gets a single note', () => {
    const [words] = [
      'The site is written for schema 1; the engine knows schema 3, and reads the site as if it were written for that.',
    ]
    expect(notes(undefined)).toEqual([`pages/_site.json:1 note ${words}`])
    expect(notes(1)).toEqual([expect.stringContaining(`note ${words}`)])
    expect(notes(3)).toEqual([])
  })
  it('of a later schemaVersion than the engine’s gets one error and no other findings', () => {
    const text = written.replace('"hero"', '"shore"')
    expect(lint(kit, site(text, 4), { today })).toEqual([
      expect.objectContaining({
        file: 'pages/_site.json',
        pointer: '/schemaVersion',
        severity: 'error',
        message: 'The site is written for schema 4; this engine knows schema 3 and none after it.',
      }),
    ])
  })
  it('with an invalid schemaVersion gets an error', () => {
    expect(notes('3')).toEqual([expect.stringContaining('error "schemaVersion" is the text "3"')])
    expect(notes(0)).toEqual([expect.stringContaining('error "schemaVersion" is the number 0')])
  })
  it('of an earlier schemaVersion has the same blocks as after an upgrade', () => {
    const sources = site(written.replace(/\},\n.*never.*\n/, '}\n'))
    const blocks = (from: typeof sources) =>
      buildModel(kit, from).pages.get('/about')?.document.blocks
    const { files } = apply(
      { label: '', edits: upgradeEdits(readAs(textOf(sources), 1)) },
      readerOf(sources),
    )
    expect(blocks(sources)).toMatchObject([
      { type: 'hero' },
      { type: 'opening', season: 'all year' },
    ])
    expect(
      blocks({
        ...sources,
        files: sources.files.map((one) =>
          one.path === file ? { path: file, text: String(files.get(file)) } : one,
        ),
      }),
    ).toEqual(blocks(sources))
  })
  it('has its lint cache invalidated when schemaVersion changes', () => {
    const cache = memoryCache()
    const told = (schemaVersion: unknown) =>
      lint(kit, site(written, schemaVersion), { today, cache }).filter((one) => one.file === file)
    const anew = (schemaVersion: unknown) =>
      lint(kit, site(written, schemaVersion), { today }).filter((one) => one.file === file)
    expect(told(1)).toHaveLength(4)
    expect(told(3)).toEqual(anew(3))
    expect(told(1)).toEqual(anew(1))
  })
})
