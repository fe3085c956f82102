import { describe, expect, test } from 'vitest'
import { answersTo } from '../../../src/content/lint/findings/answersTo.ts'
import { fixAll } from '../../../src/content/lint/fixAll.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import type { Change } from '../../../src/core/edits/change.ts'
import { keyOrderOf } from '../../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { lint } from '../../support/lintTexts.ts'
import { littleSite, today } from '../../support/littleSite.ts'
import { valueIn } from '../../support/operated.ts'
import { cases } from '../../support/ruleCases.ts'

const found = (sources: Sources) => lint(standardKit, sources, { today })
const done = (sources: Sources, change: Change): Sources =>
  sourcesAfter(sources, apply(change, readerOf(sources), keyOrderOf(standardKit.choices)))
const words = ({ file, rule, message }: ReturnType<typeof found>[number]) =>
  `${file} ${rule} ${message}`

describe('a “Did you mean” suggestion of lint', () => {
  const meant = cases.filter(({ finds }) =>
    finds.some((line) => /→ Did you mean ".*"\?/.test(line)),
  )
  test.each(meant)('fixes its finding when applied: $file, $what', ({ edits }) => {
    const sources = littleSite(edits)
    const findings = found(sources).filter(({ suggestion }) =>
      suggestion?.startsWith('Did you mean'),
    )
    expect(findings.length).toBeGreaterThan(0)
    for (const finding of findings) {
      const [first] = answersTo(finding)
      expect(first?.label, words(finding)).toBeDefined()
      if (!first) continue
      expect(found(done(sources, first.change)).map(words)).not.toContain(words(finding))
    }
  })
})

test('every suggestion and quick fix of the rule cases can be applied and undone', () => {
  let count = 0
  for (const { edits } of cases) {
    const sources = littleSite(edits)
    const read = readerOf(sources)
    for (const { change } of found(sources).flatMap(answersTo)) {
      const applied = apply(change, read, keyOrderOf(standardKit.choices))
      const back = apply(applied.inverse, (path) =>
        applied.files.has(path) ? applied.files.get(path) : read(path),
      )
      for (const [path, content] of applied.before) expect(back.files.get(path)).toBe(content)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(60)
})

test('a stale-translations finding doesn’t come back after its suggestion is applied', () => {
  let count = 0
  for (const { edits } of cases.filter(({ file }) => file === 'staleTranslations')) {
    const sources = littleSite(edits)
    for (const finding of found(sources).filter(({ rule }) => rule === 'stale-translations'))
      for (const { label, change } of answersTo(finding)) {
        if (label === 'Begin to tell' || label === 'Add it, to be translated') continue // after which each document, or what is to be translated, is told of
        expect(
          found(done(sources, change)).filter(({ rule }) => rule === 'stale-translations'),
        ).toEqual([])
        count += 1
      }
  }
  expect(count).toBeGreaterThan(8)
})

const linked = (href: string): Edit => ({
  file: 'pages/index.json',
  at: '/blocks/1/paragraphs/0',
  value: `Read about [our repairs](${href}).`,
})
const page = (title: string) => ({
  $schema: '../../schema/page.schema.json',
  title,
  description: `${title}, which has moved to another folder than it was in; what it says is the same as before, and as long as it was.`,
  blocks: [
    { type: 'hero', heading: title, text: 'Round again.' },
    { type: 'prose', id: 'fees', heading: 'Fees', paragraphs: ['They stand here, as before.'] },
  ],
})
const moved: Edit = { file: 'pages/mending/wheels.json', value: page('Wheels') }
const answers = (edits: readonly Edit[]) =>
  found(littleSite(edits))
    .filter(({ rule }) => rule === 'links')
    .flatMap(answersTo)
const mended = (edits: readonly Edit[]) => {
  const sources = littleSite(edits)
  return done(sources, fixAll(standardKit, sources, { today }))
}

test('--fix replaces former names in presets with the current ones', () => {
  const after = mended([
    { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/2/formerly', value: ['wish'] },
    {
      file: 'pages/_dialogs/booking.json',
      at: '/blocks/0/fields/2/options/0/formerly',
      value: ['mending'],
    },
    { file: 'pages/services/repair.json', at: '/presets/booking', value: { wish: 'mending' } },
  ])
  expect(valueIn(after, 'pages/services/repair.json').presets).toEqual({
    booking: { service: 'repair' },
  })
})

describe('a dead link', () => {
  test('to a page moved to another folder is fixed and redirected by --fix', () => {
    const after = mended([
      moved,
      linked('/services/wheels#fees'),
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'See [wheels](/services/wheels).',
      },
    ])
    expect(valueIn(after, 'pages/index.json').blocks[1].paragraphs[0]).toBe(
      'Read about [our repairs](/mending/wheels#fees).',
    )
    expect(valueIn(after, 'pages/about.json').blocks[1].paragraphs[0]).toBe(
      'See [wheels](/mending/wheels).',
    )
    expect(valueIn(after, 'pages/_site.json').redirects).toEqual([
      { from: '/services/wheels', to: '/mending/wheels' },
    ])
    expect(found(after).filter(({ severity }) => severity === 'error')).toEqual([])
  })
  test('to each of two moved pages is redirected in one new list', () => {
    const gears: Edit = { file: 'pages/mending/gears.json', value: page('Gears') }
    const about: Edit = {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'See [gears](/services/gears).',
    }
    expect(
      valueIn(mended([moved, gears, linked('/services/wheels'), about]), 'pages/_site.json')
        .redirects,
    ).toHaveLength(2)
  })
  test.each<[string, readonly Edit[]]>([
    ['where the page lacks the place that is named', [moved, linked('/services/wheels#prices')]],
    [
      'where something leads to the page already',
      [
        moved,
        linked('/services/wheels'),
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: '[Wheels](/mending/wheels)',
        },
      ],
    ],
    [
      'where two pages have that name',
      [
        moved,
        { file: 'pages/shop/wheels.json', value: page('More wheels') },
        linked('/services/wheels'),
      ],
    ],
    [
      'where the page is a draft',
      [{ ...moved, value: { ...page('Wheels'), draft: true } }, linked('/services/wheels')],
    ],
  ])('gets no redirect from --fix %s', (_, edits) => {
    expect(valueIn(mended(edits), 'pages/_site.json').redirects).toBeUndefined()
  })
  test('to a missing page gets suggestions for the nearest page and a redirect', () => {
    expect(
      answers([linked('/services/repairs?a=b#what-we-repair')]).map(({ label, isCertain }) => [
        label,
        isCertain,
      ]),
    ).toEqual([
      ['Write "/services/repair"', false],
      ['Lead /services/repairs on to /services/repair', false],
    ])
    const [write, lead] = answers([linked('/services/repairs?a=b#what-we-repair')])
    const sources = littleSite([linked('/services/repairs?a=b#what-we-repair')])
    if (!write || !lead) throw new Error('It has two answers.')
    expect(valueIn(done(sources, write.change), 'pages/index.json').blocks[1].paragraphs[0]).toBe(
      'Read about [our repairs](/services/repair?a=b#what-we-repair).',
    )
    expect(found(done(sources, lead.change))).toEqual([])
  })
  test('in several places is fixed everywhere by one suggestion', () => {
    const sources = littleSite([
      linked('/services/repairs'),
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'See [repairs](/services/repairs).',
      },
    ])
    const [write, ...others] = found(sources).flatMap(answersTo)
    expect(others).toHaveLength(1)
    expect(write && found(done(sources, write.change))).toEqual([])
  })
  test('isn’t fixed by --fix if only its own file may be written', () => {
    const sources = littleSite([moved, linked('/services/wheels')])
    expect(
      fixAll(standardKit, sources, { today }, ({ file }) => file === 'pages/index.json').edits,
    ).toEqual([])
  })
})
