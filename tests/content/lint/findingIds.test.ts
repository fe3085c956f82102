import { expect, test } from 'vitest'
import { idOf } from '../../../src/content/lint/findings/idOf.ts'
import { lint } from '../../../src/content/lint/lint.ts'
import { ownWords } from '../../../src/content/lint/messages/ownWords.ts'
import type { Finding } from '../../../src/content/lint/types/finding.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { littleSite, today } from '../../support/littleSite.ts'

const findingsOf = (edits: readonly Edit[]): readonly Finding[] =>
  lint(standardKit, littleSite(edits), { today })

const idsOf = (edits: readonly Edit[]): string[] => findingsOf(edits).map(({ id }) => id)

const deadLink: Edit = {
  file: 'pages/index.json',
  at: '/blocks/1/paragraphs/0',
  value: 'Read about [wheels](/services/wheels).',
}
const unknownKey: Edit = { file: 'pages/about.json', at: '/blocks/0/colour', value: 'red' }
const broken: readonly Edit[] = [deadLink, unknownKey]

test('a finding’s id doesn’t change when paragraphs or blocks are inserted before it', () => {
  const inserted: readonly Edit[] = [
    { file: 'pages/index.json', at: '/blocks/1/paragraphs/1', value: deadLink.value },
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/0',
      value: 'A paragraph about something else that stands before all others now.',
    },
  ]
  expect(idsOf(inserted)).toEqual(idsOf([deadLink]))
  const about = littleSite([unknownKey]).files.find(({ path }) => path === 'pages/about.json')
  const page = JSON.parse(about?.text ?? '') as { readonly blocks: readonly unknown[] }
  const before = { type: 'divider' }
  const found = findingsOf([
    { file: 'pages/about.json', value: { ...page, blocks: [page.blocks[0], before] } },
  ])
  const moved = findingsOf([
    { file: 'pages/about.json', value: { ...page, blocks: [before, page.blocks[0]] } },
  ])
  const own = (findings: readonly Finding[]) =>
    findings.flatMap(({ code, id }) => (code === 'unknownKey' ? [id] : []))
  expect(own(found)).toHaveLength(1)
  expect(own(moved)).toEqual(own(found))
})

test('a finding’s id doesn’t change when the file is reformatted', () => {
  const { files } = littleSite(broken)
  const about = files.find(({ path }) => path === 'pages/about.json')
  const formatted: Edit = {
    file: 'pages/about.json',
    text: JSON.stringify(JSON.parse(about?.text ?? '')),
  }
  expect(idsOf([deadLink, formatted])).toEqual(idsOf(broken))
})

test('a finding’s id doesn’t change when the page moves to another folder', () => {
  const page = (file: string): Edit => ({
    file,
    value: {
      $schema: `${'../'.repeat(file.split('/').length - 1)}schema/page.schema.json`,
      title: 'Wheels',
      description:
        'Wheels that run true again: what it costs, how long it takes, and when you can have your bicycle back from us.',
      draft: true,
      blocks: [{ type: 'hero', heading: 'Wheels', colour: 'red' }],
    },
  })
  const ids = idsOf([page('pages/wheels.json')])
  expect(ids).toHaveLength(1)
  expect(idsOf([page('pages/services/wheels.json')])).toEqual(ids)
})

test('a finding’s id doesn’t depend on the message of a custom rule', () => {
  const idWith = (words: string) =>
    findingsOf(broken).map((finding) => idOf({ ...finding, ...ownWords(words) }, undefined))
  expect(idWith('Other words.')).toEqual(idWith('Words.'))
})

test('finding ids are stable across versions of the engine', () => {
  expect(findingsOf(broken).map(({ code, id }) => `${code} ${id}`)).toMatchInlineSnapshot(`
    [
      "unknownKey 19veyelucm2",
      "noPage gb74u11tb1",
    ]
  `)
})

test('two identical findings in one document get different ids', () => {
  const twice: Edit = {
    file: 'pages/index.json',
    at: '/blocks/1/paragraphs',
    value: ['*Open', '*Open'].map((text) => `${text} on weekdays, in the morning`),
  }
  const ids = idsOf([twice])
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(ids.length)
})
