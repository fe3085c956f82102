import { expect, test } from 'vitest'
import { differencesIn } from '../../../src/content/changes/compare/differencesIn.ts'
import { differencesOf } from '../../../src/content/changes/compare/differencesOf.ts'
import { documentSchemas } from '../../../src/core/document/documentSchemas.ts'
import { placeOf } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { littleSite } from '../../support/littleSite.ts'
import { randomOf } from '../../support/random.ts'
import { randomEdit } from '../../support/randomEdits.ts'
import { bicycle, boatyard } from '../../support/sites.ts'

const isLong = Boolean(process.env['LONG'])
const documents = [...readSite(boatyard).files, ...readSite(bicycle).files, ...littleSite().files]
const rounds = isLong ? 60 : 4

const schemaOf = (path: string) => documentSchemas[placeOf(path)?.kind ?? 'page']

test('applying the differences turns the first document into the second for random changes', () => {
  for (const [index, { path, text }] of documents.entries()) {
    for (let round = 0; round < rounds; round += 1) {
      const random = randomOf(9_000_000 + index * 1000 + round)
      let changed = text
      for (let count = 1 + Math.floor(random() * 6); count > 0; count -= 1)
        changed = String(
          apply(
            { label: '', edits: [randomEdit(path, JSON.parse(changed), random)] },
            () => changed,
          ).files.get(path) ?? changed,
        )
      const [before, after] = [JSON.parse(text), JSON.parse(changed)]
      const edits = differencesOf(standardKit.choices, {
        file: path,
        schema: schemaOf(path),
        text,
        before,
        after,
      }).flatMap((difference) => difference.edits)
      const made = apply({ label: '', edits }, () => text).files.get(path) ?? text
      expect(JSON.parse(String(made)), `${path} ${round}`).toEqual(after)
    }
  }
})

const kinds = (before: unknown, after: unknown) =>
  differencesIn(standardKit.choices, 'pages/a.json', documentSchemas.page, before, after).map(
    ({ kind, edits: [edit] }) => [kind, edit && 'pointer' in edit ? edit.pointer : ''],
  )

const question = (word: string, answer = `What is said of ${word} is short.`) => ({
  question: `What about ${word}?`,
  answer: [answer],
})
const page = (items: readonly unknown[]) => ({
  title: 'A',
  blocks: [{ type: 'faq', heading: 'Questions', items }],
})

test('differencesIn reports an entry that was moved and changed as both', () => {
  const before = page(['bells', 'brakes', 'gears'].map((word) => question(word)))
  const after = page([
    question('gears', 'They are set so that they stay set.'),
    question('bells'),
    question('brakes'),
  ])
  expect(kinds(before, after)).toEqual([
    ['moved', '/blocks/0/items/2'],
    ['changed', '/blocks/0/items/0/answer/0'],
  ])
})

const note = (kind: string) => ({
  type: 'callout',
  kind,
  title: 'An example',
  text: 'A chain of four years is two chains.',
})
const prose = (heading: string) => ({
  type: 'prose',
  heading,
  paragraphs: [`What is said of ${heading} is short.`],
})

test('of two swapped entries, the one that also changed counts as moved', () => {
  const [ours, other] = [note('info'), prose('what we ask you for')]
  const turned = {
    type: 'prose',
    heading: 'An example',
    level: 3,
    paragraphs: ['A chain of four years is two chains.'],
  }
  expect(
    kinds(
      { blocks: [prose('bells'), ours, other] },
      { blocks: [prose('bells'), other, turned] },
    )[0],
  ).toEqual(['moved', '/blocks/1'])
  expect(
    kinds(
      { blocks: [prose('bells'), other, ours] },
      { blocks: [prose('bells'), turned, other] },
    )[0],
  ).toEqual(['moved', '/blocks/2'])
  expect(
    kinds(
      page([question('bells'), question('gears')]),
      page([question('gears'), question('bells', 'They ring so that they are heard.')]),
    ),
  ).toEqual([
    ['moved', '/blocks/0/items/0'],
    ['changed', '/blocks/0/items/1/answer/0'],
  ])
})

test('an entry moved past several counts as moved even if one of those changed', () => {
  const before = page(['bells', 'brakes', 'gears'].map((word) => question(word)))
  const after = page([
    question('brakes', 'They are set so that they stay set.'),
    question('gears'),
    question('bells'),
  ])
  expect(kinds(before, after)).toEqual([
    ['moved', '/blocks/0/items/0'],
    ['changed', '/blocks/0/items/0/answer/0'],
  ])
})

test('key order is not a difference', () => {
  expect(
    kinds(
      { title: 'A', blocks: [{ type: 'list', items: ['a'] }] },
      { blocks: [{ items: ['a'], type: 'list' }], title: 'A' },
    ),
  ).toEqual([])
})

test('a replaced picture in a figure block is a change, not a new block', () => {
  const picture = (src: string, alt: string) => ({
    blocks: [
      { type: 'prose', paragraphs: ['One stays.'] },
      { type: 'figure', picture: { src, alt } },
      { type: 'faq', items: [] },
    ],
  })
  expect(
    kinds(
      picture('/assets/oven.svg', 'A drawing of the fire.'),
      picture('/assets/evening.jpg', 'Our slip at night'),
    ),
  ).toEqual([
    ['changed', '/blocks/1/picture/src'],
    ['changed', '/blocks/1/picture/alt'],
  ])
})

test('a rewritten entry between two unchanged ones is a change', () => {
  const texts = (middle: string) => ({
    blocks: [{ type: 'prose', paragraphs: ['One stays.', middle, 'Two stays.'] }],
  })
  expect(kinds(texts('Tubes are cheap.'), texts('Whoever wants a bell, asks.'))).toEqual([
    ['changed', '/blocks/0/paragraphs/1'],
  ])
})

test('an entry with nothing in common is reported as removed and added', () => {
  expect(
    kinds(page([question('bells')]), page([{ question: 'Who pays?', answer: ['You.'] }])),
  ).toEqual([
    ['removed', '/blocks/0/items/0'],
    ['added', '/blocks/0/items/0'],
  ])
})

test('a renamed fact is reported as a rename', () => {
  const facts = (name: string) => ({
    facts: {
      [name]: {
        label: 'Fee for a repair',
        value: { kind: 'money', amount: 45 },
        source: 'price list',
      },
    },
  })
  expect(
    differencesIn(
      standardKit.choices,
      'pages/_facts.json',
      documentSchemas.facts,
      facts('repair.fee'),
      facts('repair.price'),
    ),
  ).toMatchObject([
    {
      kind: 'renamed',
      edits: [{ kind: 'rename', pointer: '/facts/repair.fee', key: 'repair.price' }],
    },
  ])
})
