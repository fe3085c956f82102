import { describe, expect, it, test } from 'vitest'
import { readDocument } from '../../../src/content/lint/project/readDocument.ts'
import { siteVersion } from '../../../src/core/model/history/siteVersion.ts'
import { askedBy } from '../../../src/core/model/text/unfinished.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { newPage } from '../../../src/site/scaffold/newPage.ts'
import { templates } from '../../../src/site/scaffold/templates.ts'
import { littleSite } from '../../support/littleSite.ts'

const title = 'Wheels'
/** The button of the site, whose words are its own. */
const ofTheSite = ['Book a repair']
/** Headings and the like that are right on most pages as they stand. */
const rightAsTheyAre = new Set([
  'The services',
  'How we work',
  'Common questions',
  'What it brings',
  'What is included',
  'What to have ready',
  'How it goes',
  'Version of',
  'On this page',
  'Scope',
  'Questions',
  'Write to [{{firm.email}}](mailto:{{firm.email}}).',
])

describe.each([...templates.keys()])('the template %s', (template) => {
  const { path, text } = newPage(standardKit, littleSite(), {
    route: '/wheels',
    title,
    template,
    today: '2026-01-15',
  })
  const texts = readDocument(standardKit, path, text, { writtenFor: siteVersion(littleSite()) })
    .gathered.strings.filter(({ role }) => role === 'text' || role === 'line')
    .map((one) => one.text)

  it('contains no visitor text apart from placeholders, the title and approved phrases', () => {
    const left = texts.filter(
      (one) =>
        askedBy(one) === undefined &&
        one !== title &&
        !ofTheSite.includes(one) &&
        !rightAsTheyAre.has(one),
    )
    expect(left).toEqual([])
  })
  it('has placeholders without programming terms', () => {
    for (const one of texts)
      expect(askedBy(one) ?? '').not.toMatch(
        /\bpages\/|\.json|\blint\b|[Ff]acts?\b|JSON|\bfile|`|\{\{|\baction\b|npm/,
      )
  })
})

test('a new article has fewer than 12 placeholders to fill in', () => {
  const { open } = newPage(standardKit, littleSite(), {
    route: '/wheels',
    title,
    template: 'article',
    today: '2026-01-15',
  })
  expect(open).toBeLessThan(12)
})
