import { expect, test } from 'vitest'
import { belowOf, besideOriginals } from '../../../src/authoring/review/besideOriginals.ts'
import { markdown } from '../../../src/content/changes/formats/markdown.ts'
import { changeText } from '../../../src/content/changes/messages/changeMessages.ts'
import { lint } from '../../../src/content/lint/lint.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import type { Edit } from '../../../src/core/edits/change.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { today } from '../../support/littleSite.ts'
import { bindery } from '../../support/sites.ts'
import { changesOf } from '../../support/statesOf.ts'

const sources = readSite(bindery)
const set = (file: string, pointer: string, value: unknown): Edit => ({
  kind: 'set',
  file,
  pointer,
  value,
})

const review = (edits: readonly Edit[], languages = ['en', 'hi', 'ur']) => {
  const after = sourcesAfter(sources, apply({ label: '', edits }, readerOf(sources)))
  const changes = changesOf(sources, after)
  const findings = lint(standardKit, after, { today })
  const given = {
    choices: standardKit.choices,
    languages,
    files: changes.files,
    before: readerOf(sources),
    after: readerOf(after),
    findings,
  }
  return { changes, beside: besideOriginals(given) }
}
/** What stands beside the changes of originals. */
const beside = (...edits: readonly Edit[]) =>
  [...review(edits).beside.values()].map((lines) => lines.map((line) => changeText(line)))

const heading = set('pages/index.json', '/blocks/0/heading', 'Torn books are sewn here again')
const inHindi = set('pages/hi/index.json', '/blocks/0/heading', 'फटी किताबें यहाँ फिर सिल जाती हैं')

test('a review shows next to a changed original which translations followed and which didn’t', () => {
  expect(beside(heading, inHindi)).toEqual([
    [
      'Hindi: Main heading of the beginning of the page: “बिखरी किताबें यहाँ फिर सिल जाती हैं” → “फटी किताबें यहाँ फिर सिल जाती हैं”',
      'Hindi is not said to be right yet',
      'Urdu has not followed: “بکھری ہوئی کتابیں یہاں پھر سل جاتی ہیں”',
    ],
  ])
})

test('a review reports new text missing in translations and removed text still in them', () => {
  const added: Edit = {
    kind: 'insert',
    file: 'pages/about.json',
    pointer: '/blocks/1/paragraphs/2',
    values: ['We close in May.'],
  }
  expect(beside(added)).toEqual([['Hindi has nothing of “We close in May.”']])
  const [gone] = beside({
    kind: 'remove',
    file: 'pages/about.json',
    pointer: '/blocks/1/paragraphs/1',
  })
  expect(gone?.[0]).toMatch(/^Hindi still says “उनके साथ सुरेश वर्मा/)
})

test('formatting changes and sites in one language have no translation notes', () => {
  const about = JSON.parse(readerOf(sources)('pages/about.json') as string) // a document is text
  const paragraph: string = about.blocks[1].paragraphs[1]
  expect(
    beside(
      set('pages/about.json', '/blocks/1/paragraphs/1', paragraph.replaceAll('**', '')),
    ).flat(),
  ).toEqual([])
  expect([...review([heading], []).beside.values()].flat()).toEqual([])
})

test('Markdown output lists translation notes below the change', () => {
  const told = review([heading, inHindi])
  expect(markdown(told.changes, belowOf(told)).replaceAll('\\', '')).toMatch(
    /- Main heading of[^\n]+Torn[^\n]+\n {2}- Hindi: Main heading[^\n]+फटी<\/ins>[^\n]+\n {2}- Hindi is not said to be right yet\n {2}- Urdu has not followed/,
  )
})

test('changes to a language’s settings are listed under its name', () => {
  const [file] = review([set('pages/hi/_site.json', '/firm/name', 'जिल्दसाज़')]).changes.files
  expect([file?.kind, file?.name]).toEqual(['language', 'Hindi'])
})
