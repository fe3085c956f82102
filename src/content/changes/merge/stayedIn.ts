import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { isTree } from '../../../core/document/isTree.ts'
import { placeOf } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { type Difference, oldPointerTo, pointerTo } from '../compare/difference.ts'
import { differencesIn } from '../compare/differencesIn.ts'
import { readJson } from '../compare/readJson.ts'
import { sameValue } from '../compare/sameValue.ts'
import { mergeTexts } from './mergeTexts.ts'

/** What a document said before a step and after it. */
type Step = { readonly before: string; readonly after: string }
/** What was published of it, and what it says now. */
type Waiting = { readonly published: string; readonly now: string }

/** Something that differs, by what it was and is; without its number in a list, which changes with what comes and goes before it. */
type Thing = {
  readonly place: string
  readonly leaves: ReadonlySet<unknown>
  readonly written: string
}

const leavesOf = (value: unknown): readonly unknown[] =>
  isTree(value) ? Object.values(value).flatMap(leavesOf) : [value]

const thingOf = ({ kind, place: at }: Difference): Thing => {
  const place = (kind === 'removed' ? oldPointerTo(at) : pointerTo(at)).replace(
    /\/\d+(?=\/|$)/g,
    '/-',
  )
  return {
    place,
    leaves: new Set(leavesOf(at.after ?? at.before)),
    written: JSON.stringify([kind, place, at.before, at.after]),
  }
}

const differing = (kit: Kit, file: string, before: string, after: string): readonly Thing[] => {
  const kind = placeOf(file)?.kind
  return differencesIn(
    kit.choices,
    file,
    kind && documentSchemas[kind],
    readJson(before),
    readJson(after),
  ).map(thingOf)
}

const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}/`)

/** Whether one may be, or be part of, the other. */
const mayMeet = (one: Thing, other: Thing): boolean =>
  (isWithin(one.place, other.place) || isWithin(other.place, one.place)) &&
  [...one.leaves].some((leaf) => other.leaves.has(leaf))

/**
 * Tells of steps whether something that they have done to a document has stayed here when other things of it were published: it stands now, and less would
 * wait to be published without it. What was written over since does not stand any more. Pure.
 */
export const stayedIn = (
  kit: Kit,
  file: string,
  { published, now }: Waiting,
): ((step: Step) => boolean) => {
  const waits = differing(kit, file, published, now)
  return ({ before, after }) => {
    if (published === after) return false
    const own = differing(kit, file, before, after)
    if (!own.some((thing) => waits.some((one) => mayMeet(thing, one)))) return false // so it is of most steps, and to merge takes long
    const done = mergeTexts(kit, file, { base: before, ours: published, theirs: after })
    if (!done || (done.clashes.length === 0 && sameValue(readJson(done.text), readJson(published))))
      return false
    const without = mergeTexts(kit, file, { base: after, ours: now, theirs: before })
    if (!without || without.text === now) return false
    const left = new Set(
      differing(kit, file, published, without.text).map(({ written }) => written),
    )
    return waits.some(({ written }) => !left.has(written))
  }
}
