import { expect, test } from 'vitest'
import { changesBetween } from '../../../src/content/changes/changesBetween.ts'
import { formats } from '../../../src/content/changes/formats/formats.ts'
import { changeText } from '../../../src/content/changes/messages/changeMessages.ts'
import { allTold, type Changes, changeOf } from '../../../src/content/changes/told.ts'
import { assetFolder } from '../../../src/core/document/addresses.ts'
import { askedIn } from '../../../src/core/document/askedIn.ts'
import { choiceInWords } from '../../../src/core/document/choicesInWords.ts'
import { nameInWords } from '../../../src/core/document/nameInWords.ts'
import { weekdays } from '../../../src/core/document/weekdays.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import type { Content, Edit } from '../../../src/core/edits/change.ts'
import { plainDay } from '../../../src/core/model/text/plainDay.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { fullSite } from '../../support/fullSite.ts'
import { pick, randomOf } from '../../support/random.ts'
import { randomEdit } from '../../support/randomEdits.ts'
import { bicycle, boatyard } from '../../support/sites.ts'
import { readerOf, statesOf, textsOf } from '../../support/statesOf.ts'

const isLong = Boolean(process.env['LONG'])
const sites = [readSite(boatyard), readSite(bicycle), fullSite()].map(textsOf)
const rounds = isLong ? 400 : 40

type Files = Map<string, Content>

/** The site after something that an author may do to a file of it. */
const disturb = (files: Files, random: () => number): void => {
  const path = pick([...files.keys()], random) ?? ''
  const content = String(files.get(path))
  const kind = random()
  if (kind < 0.06) {
    files.delete(path)
    files.set(path.replace(/\.json$/, '-moved.json'), content)
  } else if (kind < 0.1) files.delete(path)
  else if (kind < 0.14)
    files.set(
      path.replace(/\.json$/, `-${Math.floor(random() * 100)}.json`),
      content.replaceAll('e', 'x'),
    )
  else if (kind < 0.17) files.set(path, content.slice(0, -9))
  else if (kind < 0.2)
    files.set(
      `pages/_assets/${Math.floor(random() * 9)}.bin`,
      new Uint8Array([random() * 255, 1, 2]),
    )
  else {
    try {
      files.set(
        path,
        String(
          apply(
            { label: '', edits: [randomEdit(path, JSON.parse(content), random)] },
            () => content,
          ).files.get(path) ?? content,
        ),
      )
    } catch {
      // what was cut off above is no document any more
    }
  }
}

const readValue = (content: Content | undefined): unknown => {
  try {
    return typeof content === 'string' ? (JSON.parse(content) as unknown) : content
  } catch {
    return content
  }
}

/** What files say; how it is written says nothing. */
const said = (files: ReadonlyMap<string, Content>): unknown =>
  Object.fromEntries([...files].map(([path, content]) => [path, readValue(content)]))

const after = (files: ReadonlyMap<string, Content>, changes: Changes): Files => {
  const made = new Map(files)
  for (const [path, content] of apply(changeOf(changes), readerOf(files)).files) {
    if (content === undefined) made.delete(path)
    else made.set(path, content)
  }
  return made
}

const pairs = (): { readonly name: string; readonly before: Files; readonly now: Files }[] =>
  sites.flatMap((before, site) =>
    Array.from({ length: rounds }, (_, round) => {
      const random = randomOf(31_000_000 + site * 10_000 + round)
      const now = new Map(before)
      for (let count = 1 + Math.floor(random() * 8); count > 0; count -= 1) disturb(now, random)
      return { name: `site ${site}, round ${round}`, before: new Map(before), now }
    }),
  )

test('applying the described changes turns the first state into the second', () => {
  for (const { name, before, now } of pairs()) {
    const changes = changesBetween(standardKit, statesOf(before, now))
    expect(said(after(before, changes)), name).toEqual(said(now))
  }
})

test('each described change appears once and is necessary', () => {
  for (const { name, before, now } of pairs()) {
    const changes = changesBetween(standardKit, statesOf(before, now))
    const all = allTold(changes)
    const edits = all.flatMap((told) => told.edits.map(({ order }) => order))
    expect(new Set(edits).size, name).toBe(edits.length)
    for (const told of all) {
      expect(told.edits.length, name).toBeGreaterThan(0)
      expect(changeText(told.message).trim(), name).not.toBe('')
      const without = {
        ...changes,
        files: [
          {
            file: '',
            kind: 'page' as const,
            name: '',
            route: undefined,
            changes: all
              .map((one) => ({ ...one, follows: [] }))
              .filter(({ edits: [first] }) => first !== told.edits[0]),
          },
        ],
      }
      let made: unknown
      try {
        made = said(after(before, without))
      } catch {
        continue // the others don't fit without it
      }
      expect(
        JSON.stringify(made) === JSON.stringify(said(now)),
        `${name}: ${changeText(told.message)}`,
      ).toBe(false)
    }
  }
})

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
      ? Object.values(value).flatMap(textsIn)
      : []

/** The strings that edits put into a document. */
const written = (edits: readonly Edit[]): string[] =>
  edits.flatMap((edit) => {
    if (edit.kind === 'restore') return written(edit.otherwise)
    if ('pointer' in edit && edit.pointer.startsWith('/silence')) return [] // the writer takes a silence along with what it is for
    return edit.kind === 'set'
      ? textsIn(edit.value)
      : edit.kind === 'insert'
        ? edit.values.flatMap(textsIn)
        : []
  })

test('every word that an author adds or removes appears in the descriptions', () => {
  for (const { name, before, now } of pairs()) {
    const changes = changesBetween(standardKit, statesOf(before, now))
    const all = allTold(changes)
    const told = all
      .map(({ message, lines }) => [message, ...lines].map((one) => changeText(one)).join(' '))
      .join(' ')
    const known = new Set(words(told))
    const { inverse } = apply(changeOf(changes), readerOf(before))
    const both = [...all.flatMap(({ edits }) => edits.map(({ edit }) => edit)), ...inverse.edits]
    const labels = labelsOf([...before.values(), ...now.values()])
    const isSaid = (text: string) => words(text).every((word) => known.has(word))
    // Of a long text that has changed, only what stands around the change is said again; facts are said by their values, days as people write them.
    for (const text of written(both).filter(
      (one) =>
        !one.includes('{{') && one.length < 60 && !isSaidOtherwise(one) && !/^[A-Z]{3}$/.test(one),
    )) // currencies are said by their signs
      expect(
        labels(text).some(isSaid) ? [] : words(plainDay(text)).filter((word) => !known.has(word)),
        `${name}: ${text}\n${told}`,
      ).toEqual([])
    for (const format of Object.values(formats)) expect(format(changes, false)).not.toBe('')
  }
})

/** Choices that are filled in are told by their labels; other choices, the names of fields and files in words. */
const labelsOf = (contents: readonly Content[]): ((value: string) => string[]) => {
  const options = contents.flatMap((content) =>
    askedIn(readValue(content)).flatMap((field) => field.options),
  )
  const inWords = (value: string) => [
    nameInWords(value),
    value.replace(assetFolder, ''),
    ...(/\s/.test(value) ? [] : [choiceInWords(value)]),
  ]
  return (value) => [
    ...options.flatMap((option) => (option.value === value ? [option.label] : [])),
    ...inWords(value),
  ]
}

/** Kinds of blocks and fields are told by their titles, weekdays that follow each other by the first and the last. */
const isSaidOtherwise = (text: string): boolean =>
  weekdays.some((day) => day === text) ||
  [...standardKit.choices.values()].some(({ schemas }) => Object.hasOwn(schemas, text))

test('a difference in formatting only is not reported as a change', () => {
  for (const before of sites) {
    const now = new Map(
      [...before].map(([path, content]) => [
        path,
        JSON.stringify(JSON.parse(String(content)), null, '\t').replaceAll('\n', '\r\n'),
      ]),
    )
    expect(allTold(changesBetween(standardKit, statesOf(before, now)))).toEqual([])
  }
})
