import { apply } from '../../../core/edits/apply.ts'
import {
  type Change,
  type DocumentEdit,
  type Edit,
  isOfDocument,
} from '../../../core/edits/change.ts'
import { keyOrderOf } from '../../../core/edits/keyOrderOf.ts'
import { type Conflict, merge } from '../../../core/edits/merge.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { keysOf } from '../../../core/model/schema/path.ts'
import { changesBetween } from '../changesBetween.ts'
import { readJson } from '../compare/readJson.ts'
import { sameValue } from '../compare/sameValue.ts'
import { allTold, changeOf, type Told } from '../told.ts'
import { placeAfter } from './placeAfter.ts'

/** The three states of a document: the one that both began with, ours, and theirs. */
export type Three = { readonly base: string; readonly ours: string; readonly theirs: string }

/** What both have changed otherwise, as told of each by itself. */
export type Clash = { readonly ours: readonly Told[]; readonly theirs: readonly Told[] }

export type Choice = 'ours' | 'theirs'

/** What became of both changes. Where they clash, the text has what was chosen. */
export type MergedText = { readonly text: string; readonly clashes: readonly Clash[] }

const toldBetween = (kit: Kit, file: string, before: string, after: string) =>
  changesBetween(kit, {
    touched: [file],
    before: (path) => (path === file ? before : undefined),
    after: (path) => (path === file ? after : undefined),
    outlines: () => [],
  })

const valueAt = (value: unknown, pointer: string): unknown =>
  keysOf(pointer).reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined,
    value,
  )

/** The edit that makes of a conflict's place what one of both has made of it; nothing where it is so already. `index`: 0 for ours, 1 for theirs. */
const editFor = (
  { file, values }: Conflict,
  pointer: string,
  document: unknown,
  index: 0 | 1,
): DocumentEdit[] => {
  const [now, value] = [valueAt(document, pointer), values[index]]
  const list = valueAt(document, pointer.replace(/\/[^/]*$/, ''))
  if (
    values.every((place) => typeof place === 'number') &&
    typeof now !== 'number' &&
    Array.isArray(list) &&
    now !== undefined
  ) {
    const to = Math.min(Number(value), list.length - 1) // two places of one entry, each in a list that may have become longer
    return [{ kind: 'move', file, pointer, to: pointer.replace(/[^/]*$/, String(to)) }]
  }
  if (value === undefined) return now === undefined ? [] : [{ kind: 'remove', file, pointer }]
  return JSON.stringify(now) === JSON.stringify(value)
    ? []
    : [{ kind: 'set', file, pointer, value }]
}

/** Whether an edit writes a number with digits that its value doesn't hold, which `merge` goes by. */
const hasDigits = (edit: Edit): edit is Extract<DocumentEdit, { kind: 'set' }> =>
  edit.kind === 'set' && edit.number !== undefined

/**
 * Makes one document of two that began as one: all that only one of them has changed is done, by what it is and not by its lines; of what both have
 * changed otherwise both are told, and what `choose` says of each stands: ours where it is not given. Undefined where one of the three is no JSON. Pure.
 */
export const mergeTexts = (
  kit: Kit,
  file: string,
  { base, ours, theirs }: Three,
  choose: (clash: Clash, index: number) => Choice = () => 'ours',
): MergedText | undefined => {
  if (ours === theirs || theirs === base) return { text: ours, clashes: [] }
  if (ours === base) return { text: theirs, clashes: [] }
  if ([base, ours, theirs].some((text) => readJson(text) === undefined)) return undefined
  const order = keyOrderOf(kit.choices)
  const made = (text: string, ...edits: readonly Edit[]): string => {
    const done = apply(
      { label: '', edits },
      (path) => (path === file ? text : undefined),
      order,
    ).files.get(file)
    return typeof done === 'string' ? done : text
  }
  const [mine, yours] = [toldBetween(kit, file, base, ours), toldBetween(kit, file, base, theirs)]
  const { change, conflicts } = merge(
    changeOf(mine),
    changeOf(yours),
    (path) => (path === file ? base : undefined),
    order,
  )
  if (conflicts.some(({ pointer }) => pointer === '')) {
    const whole = { ours: allTold(mine), theirs: allTold(yours) }
    return { text: choose(whole, 0) === 'ours' ? ours : theirs, clashes: [whole] }
  }
  const clashes: Clash[] = []
  const chosen = conflicts.map((conflict): Chosen => {
    const told = (index: 0 | 1) =>
      allTold(
        toldBetween(
          kit,
          file,
          base,
          made(base, ...editFor(conflict, conflict.pointer, readJson(base), index)),
        ),
      )
    const clash = { ours: told(0), theirs: told(1) }
    // An entry that one of both has left where it was among those of the base has another number only by what came before it: there is nothing to choose.
    if (clash.ours.length === 0 || clash.theirs.length === 0)
      return [conflict, clash.ours.length === 0 && clash.theirs.length > 0 ? 1 : 0]
    clashes.push(clash)
    return [conflict, choose(clash, clashes.length - 1) === 'ours' ? 0 : 1]
  })
  const edits = [mine, yours].flatMap((changes) => changeOf(changes).edits)
  const merged = edits
    .filter(hasDigits)
    .reduce(
      (text, edit) =>
        valueAt(readJson(text), edit.pointer) === edit.value ? made(text, edit) : text,
      withChosen(base, change, chosen, made),
    )
  // The same, as ours is written: what theirs brings is put into it.
  const inOurs = made(ours, ...changeOf(toldBetween(kit, file, ours, merged)).edits)
  return { text: sameValue(readJson(inOurs), readJson(merged)) ? inOurs : merged, clashes }
}

/** A conflict, and whose of the two values stands. */
type Chosen = readonly [Conflict, 0 | 1]

/** Both changes made, with what was chosen at the place of each conflict, where that is by then. */
const withChosen = (
  base: string,
  change: Change,
  chosen: readonly Chosen[],
  made: (text: string, ...edits: readonly Edit[]) => string,
): string => {
  const done = change.edits.filter(isOfDocument)
  let text = made(base, ...change.edits)
  for (const [conflict, index] of chosen) {
    const pointer = placeAfter(base, done, conflict.pointer, made)
    if (pointer === undefined) continue
    const edits = editFor(conflict, pointer, readJson(text), index)
    text = made(text, ...edits)
    done.push(...edits)
  }
  return text
}
