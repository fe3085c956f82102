import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MergedText, mergeTexts } from '../../../src/content/changes/merge/mergeTexts.ts'
import { isObject } from '../../../src/core/document/isObject.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import type { DocumentEdit } from '../../../src/core/edits/change.ts'
import { escapeKey } from '../../../src/core/model/schema/path.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'

const file = 'pages/repairs.json'
const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`)
/** A page on which no two texts are the same, so that each can be told from all others wherever it has gone. */
const base = JSON.stringify(
  {
    title: 'Repairs of bicycles',
    description: 'What is mended here, and what it costs.',
    blocks: [
      { type: 'hero', heading: 'Mended by evening', text: 'We mend what rolls.' },
      {
        type: 'cards',
        heading: 'What we mend',
        items: words('Card', 4).map((title) => ({ title, text: `${title} is told here.` })),
      },
      { type: 'list', heading: 'What to bring', items: words('Thing', 4) },
      {
        type: 'faq',
        heading: 'Asked at the counter',
        items: words('Question', 4).map((question) => ({
          question,
          answer: words(`Answer to ${question}:`, 2),
        })),
      },
    ],
  },
  null,
  2,
)

type ValuePlace = { readonly pointer: string; readonly value: unknown }
const placesIn = (value: unknown, pointer = ''): ValuePlace[] => [
  { pointer, value },
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        placesIn(child, `${pointer}/${escapeKey(key)}`),
      )
    : []),
]
const isWritten = ({ pointer, value }: ValuePlace) =>
  typeof value === 'string' && !pointer.endsWith('/type')
const textsIn = (text: string): string[] =>
  placesIn(JSON.parse(text))
    .filter(isWritten)
    .map(({ value }) => String(value))

/** What an author does next: how, and to which of the places where that can be done. */
type Step = {
  readonly how: 'write' | 'add' | 'remove' | 'move'
  readonly where: number
  readonly to: number
}

const isList = ({ value }: ValuePlace) => Array.isArray(value)
/** Entries of lists below blocks: a block without its entries or keys would be another thing. */
const isEntry = ({ pointer }: ValuePlace) =>
  /\/items\/\d+$|\/answer\/\d+$|^\/blocks\/\d+$/.test(pointer)

/** The same with new words in each text; what an author writes is told by `mark`. */
const anew = (value: unknown, mark: string): unknown => {
  if (typeof value === 'string') return `${value} (${mark})`
  if (Array.isArray(value)) return value.map((entry) => anew(entry, mark))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key === 'type' ? child : anew(child, mark)]),
  )
}

const editOf = (
  { how, where, to }: Step,
  document: unknown,
  mark: string,
): DocumentEdit | undefined => {
  const all = placesIn(document).slice(1)
  const fitting = all.filter({ write: isWritten, add: isList, remove: isEntry, move: isEntry }[how])
  const place = fitting[where % Math.max(1, fitting.length)]
  if (!place) return undefined
  const { pointer, value } = place
  if (how === 'write') return { kind: 'set', file, pointer, value: `${value}, says ${mark}` }
  if (how === 'remove') return { kind: 'remove', file, pointer }
  const list =
    how === 'add' ? value : all.find((one) => one.pointer === pointer.replace(/\/\d+$/, ''))?.value
  if (!Array.isArray(list) || list.length === 0) return undefined
  if (how === 'move')
    return { kind: 'move', file, pointer, to: pointer.replace(/\d+$/, String(to % list.length)) }
  return {
    kind: 'insert',
    file,
    pointer: `${pointer}/${to % (list.length + 1)}`,
    values: [anew(list[where % list.length], mark)],
  }
}

/** What the page says after an author's steps. */
const pageAfter = (steps: readonly Step[], author: string): string =>
  steps.reduce((text, step, index) => {
    const edit = editOf(step, JSON.parse(text), `${author}${index}`)
    const done = edit && apply({ label: '', edits: [edit] }, () => text).files.get(file)
    return typeof done === 'string' ? done : text
  }, base)

const stepsOf = (...how: Step['how'][]) =>
  fc.array(
    fc.record({ how: fc.constantFrom(...how), where: fc.nat({ max: 60 }), to: fc.nat({ max: 6 }) }),
    { minLength: 1, maxLength: 5 },
  )
const anySteps = stepsOf('write', 'add', 'remove', 'move')

const merged = (
  ours: string,
  theirs: string,
  choose?: Parameters<typeof mergeTexts>[3],
): MergedText => {
  const result = mergeTexts(standardKit, file, { base, ours, theirs }, choose)
  if (!result) throw new Error('It is no JSON.')
  return result
}
const step = (how: Step['how'], where: number, to = 0): Step => ({ how, where, to })
const given = { numRuns: process.env['LONG'] ? 3000 : 150, seed: 29 }
/** Two at a time: ours of one moves the place of the next one, and a place that is in a longer list of ours alone. */
const awkward: [Step[], Step[]][] = [
  [
    [step('remove', 1), step('write', 31)],
    [step('remove', 35), step('write', 4)],
  ],
  [
    [step('move', 7, 3), step('add', 10), step('write', 0)],
    [step('move', 55, 6), step('write', 0)],
  ],
]
/** Ours takes an entry out and adds one, which is told as the same one moved and written anew; theirs has it at another number only because another came before it. */
const renumbered: [Step[], Step[]] = [
  [step('remove', 5), step('add', 9), step('write', 0)],
  [step('move', 29, 6), step('add', 9), step('write', 0)],
]
const known = textsIn(base)

describe('merging random changes by two authors to one page', () => {
  it('loses no text: every edit is merged or reported as a conflict', () => {
    fc.assert(
      fc.property(anySteps, anySteps, (one, other) => {
        const [ours, theirs] = [pageAfter(one, 'A'), pageAfter(other, 'B')]
        const { text, clashes } = merged(ours, theirs)
        for (const clash of clashes)
          expect([clash.ours.length > 0, clash.theirs.length > 0]).toEqual([true, true])
        const [mine, yours, now] = [textsIn(ours), textsIn(theirs), textsIn(text)]
        const told = JSON.stringify(clashes)
        const isTold = (said: string) => told.includes(JSON.stringify(said).slice(1, -1))
        for (const said of mine.filter((said) => !known.includes(said))) expect(now).toContain(said)
        for (const said of yours.filter((said) => !known.includes(said) && !now.includes(said)))
          expect([said, isTold(said)]).toEqual([said, true])
        for (const said of known.filter((said) => !mine.includes(said) || !yours.includes(said)))
          if (clashes.length === 0) expect(now).not.toContain(said)
        for (const said of known.filter((said) => mine.includes(said) && yours.includes(said)))
          expect(now.includes(said) || isTold(said)).toBe(true)
      }),
      { ...given, examples: [...awkward, renumbered] },
    )
  })

  it('gives the same texts and number of conflicts in either direction', () => {
    fc.assert(
      fc.property(anySteps, anySteps, (one, other) => {
        const [ours, theirs] = [pageAfter(one, 'A'), pageAfter(other, 'B')]
        const [here, there] = [merged(ours, theirs), merged(theirs, ours)]
        expect(here.clashes.length).toBe(there.clashes.length)
        if (here.clashes.length === 0)
          expect(textsIn(here.text).sort()).toEqual(textsIn(there.text).sort())
      }),
      { ...given, examples: awkward },
    )
  })

  it('follows the choice made for each conflict and introduces no other text', () => {
    fc.assert(
      fc.property(
        anySteps,
        anySteps,
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (one, other, picks) => {
          const [ours, theirs] = [pageAfter(one, 'A'), pageAfter(other, 'B')]
          const turned = merged(theirs, ours)
          expect(textsIn(merged(ours, theirs, () => 'theirs').text).sort()).toEqual(
            textsIn(turned.text).sort(),
          )
          const { text, clashes } = merged(ours, theirs, (_, index) =>
            picks[index % picks.length] ? 'ours' : 'theirs',
          )
          if (clashes.length === 0) return
          const [all, mine, yours] = [
            textsIn(text),
            textsIn(merged(ours, theirs).text),
            textsIn(turned.text),
          ]
          for (const said of all) expect(mine.includes(said) || yours.includes(said)).toBe(true)
          for (const said of mine.filter((words) => yours.includes(words)))
            expect(all).toContain(said)
        },
      ),
      {
        ...given,
        examples: awkward.map(([one, other]): [Step[], Step[], boolean[]] => [
          one,
          other,
          [true, false],
        ]),
      },
    )
  })

  it('keeps one author’s structure when the other only edits text', () => {
    fc.assert(
      fc.property(anySteps, stepsOf('write'), (one, other) => {
        const [ours, theirs] = [pageAfter(one, 'A'), pageAfter(other, 'B')]
        const [was, is] = [known, textsIn(theirs)]
        for (const { text, clashes } of [merged(ours, theirs), merged(theirs, ours)]) {
          if (clashes.length > 0) continue
          const back = is.reduce(
            (all, said, index) => all.replace(JSON.stringify(said), JSON.stringify(was[index])),
            text,
          )
          expect(JSON.parse(back)).toEqual(JSON.parse(ours))
        }
      }),
      given,
    )
  })
})
