import {
  type Difference,
  type DocumentPlace,
  nearest,
  oldPointerTo,
  pointerTo,
} from '../compare/difference.ts'
import { type ChangeMessage, changeMsg } from '../messages/changeMessages.ts'
import type { ToldKind } from '../told.ts'
import type { Described } from './Described.ts'
import { describeDifference } from './differences.ts'
import type { Scene } from './scene.ts'
import { describeSpecial, isSeveral, isSpecial, isTurned } from './specials.ts'
import { nameAt, titleOf, whereOf } from './subject.ts'

/** Some differences of one document that one sentence describes, with the place that it is about. */
export type DescribedPlace = Described & {
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

const one = (difference: Difference, scene: Scene): DescribedPlace => ({
  ...describeDifference(difference, scene),
  kind: difference.kind,
  place: difference.place,
  pointer: pointerOf(difference),
  differences: [difference],
})

const inOrder = (list: DocumentPlace, of: DocumentPlace, scene: Scene): ChangeMessage[] =>
  (Array.isArray(list.after) ? (list.after as readonly unknown[]) : []).map((value, index) => {
    const name = nameAt({ ...of, key: index, before: value, after: value }, scene)
    return name === undefined
      ? changeMsg('valueInOrder', { number: index + 1, text: JSON.stringify(value) })
      : changeMsg('entryInOrder', { number: index + 1, name })
  })

/** Many entries of one list that are new, gone or in another order, in one sentence that names them all. */
const manyEntries = (
  differences: readonly Difference[],
  scene: Scene,
): DescribedPlace[] | undefined => {
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
  const where = whereOf(first.place, scene)
  const name = titleOf(list.schema) ?? String(list.key)
  const base = { kind: first.kind, place: list, pointer: pointerTo(list), differences }
  if (first.kind === 'moved')
    return [
      {
        ...base,
        message: changeMsg('orderChanged', { list: name, where }),
        lines: inOrder(list, first.place, scene),
      },
    ]
  const lines = differences.flatMap((difference) => {
    const described = describeDifference(difference, scene)
    return described.lines.length === 1 &&
      typeof (difference.place.after ?? difference.place.before) === 'string'
      ? [...described.lines]
      : [described.message, ...described.lines]
  })
  const code = first.kind === 'added' ? 'entriesAdded' : 'entriesRemoved'
  const message = changeMsg(code, { number: differences.length, list: name, where })
  return [{ ...base, message, lines }]
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
  return nearest(place, isSpecial)
}

const special = (
  differences: readonly Difference[],
  scene: Scene,
): DescribedPlace[] | undefined => {
  const [first] = differences
  const place = first && thingOf(first)
  const described = place && describeSpecial(differences, place, scene)
  if (!described || !first) return undefined
  const kind = first.place === place ? first.kind : 'changed'
  return [{ ...described, kind, place, pointer: pointerOf({ kind, place }), differences }]
}

/** What is done to entries of one list goes together. */
const listOf = ({ kind, place }: Difference): string | undefined =>
  typeof place.key === 'number' &&
  place.parent &&
  (kind === 'added' || kind === 'removed' || kind === 'moved')
    ? `${kind} ${pointerTo(place.parent)}`
    : undefined

/** Where an entry was moved stands above what else has changed in it: whoever takes one back sees the other. */
const withMoves = (all: readonly DescribedPlace[]): DescribedPlace[] => {
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

/** Describes the differences of a document, each in one sentence. Pure. */
export const describeDocument = (scene: Scene, all: readonly Difference[]): DescribedPlace[] =>
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
