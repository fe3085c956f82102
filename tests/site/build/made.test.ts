import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import * as blocks from '../../../src/render/blocks/registry.ts'
import { RenderError } from '../../../src/site/build/pages/renderPage.tsx'
import {
  type BlockType,
  documentsOf,
  findingsWith,
  fittingPages,
  type MadeKind,
  paths,
  textOf,
} from '../../support/documents.ts'
import { drawDocument } from '../../support/drawDocument.ts'
import { kinds, placesOf } from '../../support/mutations.ts'
import { randomOf } from '../../support/random.ts'
import { wildStrings } from '../../support/strings.ts'

/** Printed by every failure; SEED takes another one, or the same again. */
const seed = Number(process.env['SEED'] ?? 20_260_115)
const runs = process.env['LONG'] ? 1000 : 10
const check = <T>(
  arbitrary: fc.Arbitrary<T>,
  holds: (value: T) => void | Promise<void>,
  numRuns = runs,
) =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (value) => {
      await holds(value)
    }),
    { seed, numRuns },
  )

const ajv = new Ajv({ strict: false, validateFormats: false })
const validatorOf = (kind: MadeKind) =>
  ajv.compile(JSON.parse(readFileSync(`schema/${kind}.schema.json`, 'utf8')) as object)

describe.each(['page', 'dialog', 'facts', 'site'] as const)(
  'random schema-valid %s documents',
  (kind) => {
    const validate = validatorOf(kind)
    test('are accepted by the schema file and by lint', { timeout: 1_800_000 }, () =>
      check(
        documentsOf(kind, wildStrings),
        (document) => {
          expect(validate(document), JSON.stringify(validate.errors)).toBe(true)
          const wrong = findingsWith(paths[kind], textOf(document)).filter(
            ({ file, rule }) => file === paths[kind] && /^(?:schema|syntax)$/.test(rule),
          )
          expect(wrong).toEqual([])
        },
        runs / 2,
      ),
    )
  },
)

describe.each(['page', 'dialog'] as const)('random unchecked %s documents', (kind) => {
  test(
    'render without scripts or foreign resources, or a RenderError names the block',
    { timeout: 1_800_000 },
    () =>
      check(documentsOf(kind, wildStrings), (document) => {
        try {
          expect(drawDocument(kind, document).dangers).toEqual([])
        } catch (error) {
          if (!(error instanceof RenderError)) throw error
          expect([error.file, error.pointer]).toEqual([
            paths[kind],
            expect.stringMatching(/^\/blocks\/\d+$/),
          ])
        }
      }),
  )
})

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
})

const types = Object.keys(blocks) as BlockType[]

test(`random pages without lint findings render valid HTML, with every block type`, {
  timeout: 1_800_000,
}, async () => {
  const seen = new Set<string>()
  for (const type of types) {
    await check(
      fittingPages(type),
      async (document) => {
        for (const block of document['blocks'] as { type: string }[]) seen.add(block.type)
        const { html, dangers } = drawDocument('page', document)
        expect(dangers).toEqual([])
        const { results } = await validator.validateString(html)
        expect(
          results.flatMap(({ messages }) =>
            messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
          ),
        ).toEqual([])
      },
      Math.max(2, runs / 20), // with one page for each, two types stand in none
    )
  }
  expect(types.filter((type) => !seen.has(type))).toEqual([])
})

const edits = [
  'a required key dropped',
  'a key misspelt',
  'a value of another kind',
  'a value that is not allowed',
  'an address that runs a script',
] as const

describe.each(edits)('the mutation of a random page: %s', (name) => {
  test('is an error on the right line of the file', { timeout: 1_800_000 }, () =>
    check(
      fc.tuple(fc.constantFrom(...types).chain(fittingPages), fc.nat()),
      ([document, number]) => {
        const file = { path: paths.page, text: textOf(document) }
        const mutation = kinds[name]?.(placesOf(file), file.text, randomOf(number))
        fc.pre(mutation !== undefined)
        const lines = (offset: number) =>
          file.text.length && (mutation?.text ?? '').slice(0, offset).split('\n').length
        const found = findingsWith(paths.page, mutation?.text ?? '').filter(
          ({ severity }) => severity === 'error',
        )
        const [from, to] = [lines(mutation?.from ?? 0), lines(mutation?.to ?? 0)]
        expect(
          found.some(
            (finding) => finding.file === paths.page && finding.line >= from && finding.line <= to,
          ),
          `${mutation?.what}, lines ${from} to ${to}: ${found.map(({ file: other, line, message }) => `${other}:${line} ${message}`).join('; ')}`,
        ).toBe(true)
      },
      runs / 5,
    ),
  )
})

test('generated ids of a page are unique and don’t clash with the engine’s ids', () => {
  const words = [
    'Main',
    'Menu',
    'Menu 0',
    'Languages',
    'Dialog heading',
    'Search 2',
    'Fees',
    'Fees h',
    '_menu',
  ]
  const { html } = drawDocument('page', {
    $schema: '../schema/page.schema.json',
    title: 'Ids',
    description:
      'A page whose headings are what the engine calls its own parts, and whose cards have names.',
    blocks: [
      { type: 'hero', heading: 'Menu' },
      ...words.map((heading) => ({ type: 'prose', heading, paragraphs: ['So it is.'] })),
      ...['Menu', 'Fees'].map((heading) => ({ type: 'prose', heading, paragraphs: ['Again.'] })),
      {
        type: 'cards',
        heading: 'Fees',
        items: [
          { title: 'A', id: 'fees' },
          { title: 'B', id: 'main' },
        ],
      },
      {
        type: 'faq',
        heading: 'Main',
        items: [{ question: 'Menu?', answer: ['Yes.'], id: 'menu' }],
      },
      { type: 'search', heading: 'Search' },
      { type: 'search', heading: 'Search' },
    ],
  })
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
  expect(ids).toEqual(expect.arrayContaining(['menu', 'main', 'fees', '_main', '_menu']))
  expect(html).toMatch(/<details[^>]* id="menu"/)
})
