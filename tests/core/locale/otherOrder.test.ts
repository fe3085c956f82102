import { describe, expect, test } from 'vitest'
import { textsBeside } from '../../../src/authoring/studio/server/views/textsBeside.ts'
import { prepare } from '../../../src/content/commands/prepare.ts'
import { carryRecords } from '../../../src/content/commands/translations/carryRecords.ts'
import { answersTo } from '../../../src/content/lint/findings/answersTo.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import type { Edit } from '../../../src/core/edits/change.ts'
import { keyOrderOf } from '../../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { lint, type ReadFinding } from '../../support/lintTexts.ts'
import { today } from '../../support/littleSite.ts'
import { groundOf, valueIn } from '../../support/operated.ts'
import { bindery } from '../../support/sites.ts'

const sources = readSite(bindery)
const [page, hindiPage, urduPage] = [
  'pages/index.json',
  'pages/hi/index.json',
  'pages/ur/index.json',
]

const move = (file: string, pointer: string, to: string): Edit => ({
  kind: 'move',
  file,
  pointer,
  to,
})
const put = (file: string, pointer: string, value: unknown): Edit => ({
  kind: 'insert',
  file,
  pointer,
  values: [value],
})
const written = (site: Sources, ...edits: readonly Edit[]): Sources =>
  sourcesAfter(site, apply({ label: '', edits }, readerOf(site), keyOrderOf(standardKit.choices)))
const translated = (site: Sources, ...edits: readonly Edit[]): Sources =>
  sourcesAfter(
    site,
    carryRecords(
      groundOf(site),
      apply({ label: '', edits }, readerOf(site), keyOrderOf(standardKit.choices)),
      'author',
    ),
  )
const found = (site: Sources, file?: string): ReadFinding[] => {
  const known = new Set(lint(standardKit, sources, { today }).map(({ message }) => message))
  return lint(standardKit, site, { today }).filter(
    (one) => !known.has(one.message) && (file === undefined || one.file === file),
  )
}
const answered = (
  site: Sources,
  finding: ReadFinding | undefined,
  called = 'Put in the order of the original',
): Sources => {
  const answer = finding && answersTo(finding).find((one) => one.label === called)
  if (!answer) throw new Error(`There is no such answer to ${finding?.message}`)
  return sourcesAfter(
    site,
    prepare(groundOf(site), () => ({ change: answer.change, messages: [] })).applied,
  )
}
const cardsOf = (site: Sources, file: string): { title: string }[] =>
  valueIn(site, file).blocks[1].items
const titles = (site: Sources, file: string) => cardsOf(site, file).map(({ title }) => title)

describe('translation-order: an entry moved in the original', () => {
  const moved = written(sources, move(page, '/blocks/1/items/2', '/blocks/1/items/0'))
  const before = titles(sources, hindiPage)

  test('is reported once per language with its location in both documents', () => {
    expect(found(moved)).toMatchObject(
      [hindiPage, urduPage].map((file) => ({
        file,
        rule: 'translation-order',
        severity: 'warning',
        pointer: '/blocks/1/items/2',
        ofOriginal: { file: page, pointer: '/blocks/1/items/0' },
        message: `“Manuscripts” comes first in ${page}, and after “Family papers” in this translation.`,
      })),
    )
  })

  test('moves to the original’s order with one quick fix that changes nothing else', () => {
    const after = answered(moved, found(moved, hindiPage)[0])
    expect(titles(after, hindiPage)).toEqual([before[2], before[0], before[1]])
    expect(found(after).map(({ file }) => file)).toEqual([urduPage])
    expect(valueIn(after, 'pages/_translations/hi.json')).toEqual(
      valueIn(sources, 'pages/_translations/hi.json'),
    )
  })

  test('may keep its order on purpose until the original’s order changes again', () => {
    const meant = answered(moved, found(moved, hindiPage)[0], 'Differs on purpose')
    expect(titles(meant, hindiPage)).toEqual(before)
    expect(found(meant, hindiPage)).toEqual([])
    const back = written(meant, move(page, '/blocks/1/items/0', '/blocks/1/items/2'))
    expect(found(back, hindiPage)).toMatchObject([
      { rule: 'silence', message: expect.stringContaining('no longer needed') },
    ])
  })

  test('leaves another entry without an original after the one it follows', () => {
    const own = { icon: 'document', title: 'केवल हिन्दी में', text: 'यह केवल यहाँ है।' }
    const more = written(moved, put(hindiPage, '/blocks/1/items/1', own))
    const after = answered(
      more,
      found(more, hindiPage).find(({ rule }) => rule === 'translation-order'),
    )
    expect(titles(after, hindiPage)).toEqual([before[2], before[0], own.title, before[1]])
  })

  test('stays matched with its translation, even one edited by hand', () => {
    const better: Edit = {
      kind: 'set',
      file: hindiPage,
      pointer: '/blocks/1/items/2/text',
      value: 'पन्नों पर जापानी काग़ज़ चढ़ता है।',
    }
    const beside = (site: Sources) =>
      textsBeside(groundOf(site), hindiPage).texts.map(({ pointer, original, isOpen }) => ({
        pointer,
        original,
        isOpen,
      }))
    expect(beside(written(moved, better))).toEqual(beside(written(sources, better)))
    expect(found(written(moved, better), hindiPage).map(({ rule }) => rule)).toEqual([
      'translation-order',
    ])
  })

  test('is not reported if the page has no translation record', () => {
    const record: Edit = {
      kind: 'remove',
      file: 'pages/_translations/hi.json',
      pointer: '/pages/~1',
    }
    const unknown = written(moved, record)
    expect(found(unknown, hindiPage).filter(({ rule }) => rule === 'translation-order')).toEqual([])
  })
})

test('translation-order reports a moved block once and moves it with its content', () => {
  const last = valueIn(sources, page).blocks.length - 1
  const moved = written(sources, move(page, `/blocks/${last}`, '/blocks/1'))
  const [told, ...others] = found(moved, hindiPage)
  expect(others).toEqual([])
  expect(told).toMatchObject({
    pointer: `/blocks/${last}`,
    ofOriginal: { file: page, pointer: '/blocks/1' },
  })
  const { blocks } = valueIn(sources, hindiPage)
  expect(valueIn(answered(moved, told), hindiPage).blocks).toEqual([
    blocks[0],
    blocks[last],
    ...blocks.slice(1, last),
  ])
})

test('translation-order reports a reordered menu in the language’s settings', () => {
  const moved = written(sources, move('pages/_site.json', '/navigation/1', '/navigation/0'))
  expect(found(moved, 'pages/hi/_site.json')).toMatchObject([
    { rule: 'translation-order', ofOriginal: { file: 'pages/_site.json' } },
  ])
  expect(
    found(answered(moved, found(moved, 'pages/hi/_site.json')[0]), 'pages/hi/_site.json'),
  ).toEqual([])
})

test('translation-order moves a table column together with its cells', () => {
  const table = (columns: readonly string[], ...rows: readonly (readonly string[])[]) => ({
    type: 'table',
    caption: columns.join(' '),
    columns: columns.map((heading) => ({ heading })),
    rows,
  })
  const both = translated(
    sources,
    put(
      page,
      '/blocks/-',
      table(
        ['Kind of book', 'How long', 'By whom'],
        ['A novel', 'A week in all', 'By Naheed'],
        ['A register', 'Two weeks', 'By both'],
      ),
    ),
    put(
      hindiPage,
      '/blocks/-',
      table(
        ['पुस्तक', 'समय', 'कौन'],
        ['उपन्यास', 'एक सप्ताह', 'नाहीद'],
        ['रजिस्टर', 'दो सप्ताह', 'दोनों'],
      ),
    ),
  )
  const at = `/blocks/${valueIn(both, page).blocks.length - 1}`
  const moved = written(
    both,
    ...['columns', 'rows/0', 'rows/1'].map((list) =>
      move(page, `${at}/${list}/2`, `${at}/${list}/1`),
    ),
  )
  const told = found(moved, hindiPage).filter(({ rule }) => rule === 'translation-order')
  expect(told).toMatchObject([{ pointer: `${at}/columns/2` }])
  expect(valueIn(answered(moved, told[0]), hindiPage).blocks.at(-1)).toMatchObject({
    columns: [{ heading: 'पुस्तक' }, { heading: 'कौन' }, { heading: 'समय' }],
    rows: [
      ['उपन्यास', 'नाहीद', 'एक सप्ताह'],
      ['रजिस्टर', 'दोनों', 'दो सप्ताह'],
    ],
  })
})
