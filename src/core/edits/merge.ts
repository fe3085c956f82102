import { apply } from './apply.ts'
import { type Change, type Edit, type KeyOrder, type ReadFile, WriteProblem } from './change.ts'
import { editsBetween } from './editsBetween.ts'
import { editTogether } from './editTogether.ts'
import { type FileWork, workOf } from './workOf.ts'

/** What two changes do differently to one thing; `values` as the first and the second leave it, undefined where one takes it away. A `pointer` of '' is the whole file. */
export type Conflict = {
  readonly file: string
  readonly pointer: string
  readonly values: readonly [unknown, unknown]
}

/** Both changes as one, but for what they do differently to the same thing: there nothing is done. */
export type Merged = { readonly change: Change; readonly conflicts: readonly Conflict[] }

type Part = {
  readonly edits: readonly Edit[]
  readonly after: readonly Edit[]
  readonly conflicts: readonly Conflict[]
}

const mergeDocuments = (file: string, text: string, works: readonly [FileWork, FileWork]): Part => {
  const together = editTogether(
    JSON.parse(text.replace(/^\ufeff/, '')),
    works[0].document ?? [],
    works[1].document ?? [],
  )
  if (!together) return clash(file, works)
  const { base, merged, conflicts } = together
  const edits = editsBetween(file, base, merged)
  // What one change has silenced at a place of the base is carried along by what the other one does to the places.
  const [suppressions, others] = [true, false].map((isOf) =>
    edits.filter(({ pointer }) => pointer.startsWith('/silence') === isOf),
  )
  return {
    edits: [...(suppressions ?? []), ...(others ?? [])],
    after: [],
    conflicts: conflicts.map((conflict) => ({ file, ...conflict })),
  }
}

const clash = (file: string, [one, other]: readonly [FileWork, FileWork]): Part => ({
  edits: [],
  after: [],
  conflicts: [{ file, pointer: '', values: [one.edits, other.edits] }],
})

const mergeFile = (
  file: string,
  works: readonly [FileWork | undefined, FileWork | undefined],
  read: ReadFile,
): Part => {
  const [one, other] = works
  if (!one || !other)
    return {
      edits: (one ?? other)?.content ?? [],
      after: (one ?? other)?.whole ?? [],
      conflicts: [],
    }
  const both = [one, other] as const
  if (JSON.stringify(one.edits) === JSON.stringify(other.edits))
    return { edits: one.content, after: one.whole, conflicts: [] }
  const text = read(file)
  if (typeof text !== 'string' || both.some(({ isReplaced }) => isReplaced))
    return clash(file, both)
  if (one.movedTo !== undefined && other.movedTo !== undefined && one.movedTo !== other.movedTo)
    return clash(file, both)
  const after = one.whole.length > 0 ? one.whole : other.whole
  if (one.content.length === 0 || other.content.length === 0)
    return { edits: [...one.content, ...other.content], after, conflicts: [] }
  if (!one.document || !other.document) return clash(file, both)
  return { ...mergeDocuments(file, text, both), after }
}

/**
 * Makes one change of two that were made from one base, which `read` gives. It is the same whichever comes first. Pure.
 * Errors: `WriteProblem` where one of them does not fit the base.
 */
export const merge = (first: Change, second: Change, read: ReadFile, order?: KeyOrder): Merged => {
  const isTurned = JSON.stringify(first.edits) > JSON.stringify(second.edits)
  const [one, other] = isTurned ? [second, first] : [first, second]
  const [mine, yours] = [workOf(one, read, order), workOf(other, read, order)]
  const parts = [...new Set([...mine.keys(), ...yours.keys()])].map((file) =>
    mergeFile(file, [mine.get(file), yours.get(file)], read),
  )
  const label = one.label === other.label ? one.label : [one.label, other.label].sort().join('; ')
  const turned = ({ file, pointer, values }: Conflict): Conflict => ({
    file,
    pointer,
    values: isTurned ? [values[1], values[0]] : values,
  })
  const change = {
    label,
    edits: [...parts.flatMap(({ edits }) => edits), ...parts.flatMap(({ after }) => after)],
  }
  try {
    apply(change, read, order)
  } catch (error) {
    if (!(error instanceof WriteProblem)) throw error
    // Such as two files moved to one place: each by itself is right, and they can't both be.
    return {
      change: { label, edits: [] },
      conflicts: [{ file: '', pointer: '', values: [first.edits, second.edits] }],
    }
  }
  return { change, conflicts: parts.flatMap(({ conflicts }) => conflicts.map(turned)) }
}
