import { expect, test } from 'vitest'
import { changesBetween } from '../../../src/content/changes/changesBetween.ts'
import { changeText } from '../../../src/content/changes/messages/changeMessages.ts'
import { takeBack } from '../../../src/content/changes/takeBack/takeBack.ts'
import type { Told } from '../../../src/content/changes/told.ts'
import { copyPage } from '../../../src/content/commands/pages/copyPage.ts'
import { movePage } from '../../../src/content/commands/pages/movePages.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import { keyOrderOf } from '../../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { littleSite } from '../../support/littleSite.ts'
import { groundOf } from '../../support/operated.ts'
import { statesOf, textsOf } from '../../support/statesOf.ts'

const about = 'pages/about.json'
const base = littleSite()

const doneTo = (sources: Sources, change: Parameters<typeof apply>[0]) =>
  sourcesAfter(sources, apply(change, readerOf(sources), keyOrderOf(standardKit.choices)))

/** The site once one change of those between it and the little site, named by words of its sentence, is taken back. */
const without = (
  now: Sources,
  words: string,
): { readonly left: readonly string[]; readonly files: Map<string, unknown> } => {
  const states = statesOf(textsOf(base), textsOf(now))
  const changes = changesBetween(standardKit, states)
  const all: Told[] = changes.files.flatMap((file) => file.changes)
  const told = all.find(({ message }) => changeText(message).includes(words))
  if (!told)
    throw new Error(
      `nothing says ${words}:\n${all.map(({ message }) => changeText(message)).join('\n')}`,
    )
  const taken = takeBack(standardKit, states, changes, told)
  if ('why' in taken) throw new Error(taken.why)
  expect(taken.change.label).toBe(`Taken back: ${changeText(told.message).replace(/:$/, '')}`)
  const files = textsOf(doneTo(now, taken.change))
  const rest = changesBetween(standardKit, statesOf(textsOf(base), files))
  return {
    left: rest.files.flatMap((file) => file.changes.map(({ message }) => changeText(message))),
    files,
  }
}

test('takeBack reverts one change of a document and keeps the others', () => {
  const now = littleSite([
    { file: about, at: '/title', value: 'About our workshop' },
    {
      file: about,
      at: '/description',
      value:
        'Three people who have mended bicycles by the river in Leeds since 1989, and how to find them on a weekday.',
    },
    { file: 'pages/_facts.json', at: '/facts/repair.fee/value/amount', value: 48 },
  ])
  const { left, files } = without(now, '£45')
  expect(files.get('pages/_facts.json')).toBe(textsOf(base).get('pages/_facts.json'))
  expect(left).toHaveLength(2)
  expect(without(now, 'About our workshop').left).toHaveLength(2)
})

test('reverting removes a copied page, and moves a renamed page back with its links', () => {
  const copied = doneTo(base, copyPage(groundOf(base), '/about', '/about-us', undefined).change)
  expect([...without(copied, 'About us').files]).toEqual([...textsOf(base)])
  const moved = doneTo(base, movePage(groundOf(base), '/services/repair', '/repairs').change)
  const { files } = without(moved, '/repairs')
  expect(files.has('pages/services/repair.json')).toBe(true)
  expect(String(files.get('pages/_site.json'))).not.toContain('"/repairs"')
})
