import { roleOf } from '../../../core/document/roleOf.ts'
import {
  type Difference,
  type DocumentPlace,
  nearest,
  oldPointerTo,
  pointerTo,
} from '../compare/difference.ts'
import { said, type ToldKind, type Words } from '../told.ts'
import type { Scene } from './scene.ts'
import type { Sentence } from './sentence.ts'
import { specialSentences } from './specialSentences.ts'
import { lower, nameAt, titleOf, whereOf } from './subject.ts'
import { tellDifference } from './tellDifference.ts'
import { isSeveral, tellSeveral } from './tellSeveral.ts'
import { isTurned, tellTurned } from './tellTurned.ts'

/** What is told in one sentence: some differences of one document, with the place that it is about. */
export type ToldDifference = Sentence & {
  readonly kind: ToldKind
  readonly place: DocumentPlace
  readonly pointer: string
  readonly differences: readonly Difference[]
}

/** So many entries of a list are told one by one when they were moved, or are new or gone; more in one sentence. */
const maxMoves = 3
const maxEntries = 5

const groupsBy = <T>(list: readonly T[], keyOf: (entry: T) => unknown): T[][] => {
  const groups = new Map<unknown, T[]>()
  for (const entry of list) {
    const key = keyOf(entry) ?? entry
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups.values()]
}

const pointerOf = ({ kind, place }: Pick<Difference, 'kind' | 'place'>) =>
  kind === 'removed' ? oldPointerTo(place) : pointerTo(place)

const one = (difference: Difference, scene: Scene): ToldDifference => ({
  ...tellDifference(difference, scene),
  kind: difference.kind,
  place: difference.place,
  pointer: pointerOf(difference),
  differences: [difference],
})

const inOrder = (list: DocumentPlace, of: DocumentPlace, scene: Scene): Words[] =>
  (Array.isArray(list.after) ? (list.after as readonly unknown[]) : []).map(
    (value, index): Words => {
      const name = nameAt({ ...of, key: index, before: value, after: value }, scene)
      return [
        `${index + 1}. `,
        ...(name === undefined
          ? [{ as: 'said' as const, text: JSON.stringify(value) }]
          : said(name)),
      ]
    },
  )

/** Many entries of one list that are new, gone or in another order, in one sentence that names them all. */
const manyEntries = (
  differences: readonly Difference[],
  scene: Scene,
): ToldDifference[] | undefined => {
  const [first] = differences
  const list = first?.place.parent
  if (
    !first ||
    !list ||
    enclosingTurned(first) ||
    isSeveral(list) ||
    listOf(first) === undefined ||
    differences.length <= (first.kind === 'moved' ? maxMoves : maxEntries)
  )
    return undefined
  const where = whereOf(first.place, scene, ' in ')
  const name = lower(titleOf(list.schema) ?? String(list.key))
  const base = { kind: first.kind, place: list, pointer: pointerTo(list), differences }
  if (first.kind === 'moved')
    return [
      {
        ...base,
        sentence: [`The order of the ${name}`, ...where, ' has changed; it is now:'],
        lines: inOrder(list, first.place, scene),
      },
    ]
  const lines = differences.flatMap((difference): Words[] => {
    const told = tellDifference(difference, scene)
    return told.lines.length === 1 &&
      typeof (difference.place.after ?? difference.place.before) === 'string'
      ? [...told.lines]
      : [told.sentence, ...told.lines]
  })
  return [
    { ...base, sentence: [`${differences.length} ${name} ${first.kind}`, ...where, ':'], lines },
  ]
}

/** The list of a few words in which others are chosen now. */
const enclosingSeveral = ({ place }: Difference): DocumentPlace | undefined =>
  nearest(place.parent, isSeveral)

const enclosingTurned = ({ place }: Difference): DocumentPlace | undefined =>
  nearest(place.parent, isTurned)

/** The thing around a difference that is told as a whole, such as a button or a figure. */
const thingOf = (difference: Difference): DocumentPlace | undefined => {
  const { kind, place } = difference
  const whole = enclosingTurned(difference) ?? enclosingSeveral(difference)
  if (whole || kind === 'moved' || kind === 'renamed') return whole
  return nearest(place, ({ schema }) => specialSentences.has(roleOf(schema)))
}

const special = (
  differences: readonly Difference[],
  scene: Scene,
): ToldDifference[] | undefined => {
  const [first] = differences
  const place = first && thingOf(first)
  const teller =
    place &&
    (isTurned(place)
      ? tellTurned
      : isSeveral(place)
        ? tellSeveral
        : specialSentences.get(roleOf(place.schema)))
  const told = place && teller?.(differences, place, scene)
  if (!told || !first) return undefined
  const kind = first.place === place ? first.kind : 'changed'
  return [{ ...told, kind, place, pointer: pointerOf({ kind, place }), differences }]
}

/** What is done to entries of one list goes together. */
const listOf = ({ kind, place }: Difference): string | undefined =>
  typeof place.key === 'number' &&
  place.parent &&
  (kind === 'added' || kind === 'removed' || kind === 'moved')
    ? `${kind} ${pointerTo(place.parent)}`
    : undefined

/** Where an entry was moved stands above what else has changed in it: whoever takes one back sees the other. */
const withMoves = (all: readonly ToldDifference[]): ToldDifference[] => {
  const told = [...all]
  for (const moved of all.filter(
    ({ kind, place }) => kind === 'moved' && typeof place.key === 'number',
  )) {
    const inside = told.find(
      (other) => other !== moved && `${pointerTo(other.place)}/`.startsWith(`${moved.pointer}/`),
    )
    if (!inside) continue
    told.splice(told.indexOf(moved), 1)
    told.splice(told.indexOf(inside), 0, moved)
  }
  return told
}

/** Tells the differences of a document sentence by sentence, each in one of them. Pure. */
export const tellDocument = (scene: Scene, all: readonly Difference[]): ToldDifference[] =>
  withMoves(
    groupsBy(
      all,
      (difference) =>
        enclosingTurned(difference) ??
        enclosingSeveral(difference) ??
        listOf(difference) ??
        thingOf(difference),
    ).flatMap(
      (group) =>
        manyEntries(group, scene) ??
        groupsBy(group, thingOf).flatMap(
          (things) => special(things, scene) ?? things.map((difference) => one(difference, scene)),
        ),
    ),
  )
