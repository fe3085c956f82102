import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { NamedAt } from '../../../core/model/schema/namesIn.ts'
import { childOf, keysOf } from '../../../core/model/schema/path.ts'
import { lineOf } from '../../lint/findings/lineOf.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'
import type { LineOfFile } from '../messages/Words.ts'
import { namesOf } from './renameNames.ts'

/** `left`: what still names what is gone, and is left to the author. */
export type Removed = {
  readonly edits: readonly DocumentEdit[]
  readonly left: readonly LineOfFile[]
}

/** What becomes of a place that names what goes: its whole value goes, the entry of the list that it stands in, or nothing that a program could decide. */
export type Fate = 'value' | 'entry' | 'author'

/** The entry of the nearest list around a pointer; undefined where there is none, or where the list would be empty without it. */
const entryAround = ({ value }: KnownFile, pointer: string): string | undefined => {
  const keys = keysOf(pointer)
  const length = keys.findLastIndex((key) => /^\d+$/.test(key)) + 1
  const list = keys.slice(0, length - 1).reduce(childOf, value as unknown)
  return length > 0 && Array.isArray(list) && list.length > 1
    ? `/${pointer.slice(1).split('/').slice(0, length).join('/')}`
    : undefined
}

/** Later places first, so that taking one out does not change where the others are. */
const fromTheEnd = (a: string, b: string): number => {
  const [one, other] = [keysOf(a), keysOf(b)]
  const at = one.findIndex((key, index) => key !== other[index])
  const [mine = '', yours = ''] = [one[at], other[at]]
  return /^\d+$/.test(mine) && /^\d+$/.test(yours)
    ? Number(yours) - Number(mine)
    : mine < yours
      ? 1
      : -1
}

/** Takes out of a document what names something that goes. */
export const removeNames = (
  ground: Ground,
  file: KnownFile,
  fateOf: (named: NamedAt) => Fate | undefined,
): Removed => {
  const out = new Set<string>()
  const left: LineOfFile[] = []
  for (const named of namesOf(ground, file)) {
    const fate = fateOf(named)
    const pointer =
      fate === 'entry'
        ? entryAround(file, named.pointer)
        : fate === 'value'
          ? named.pointer
          : undefined
    if (pointer !== undefined) out.add(pointer)
    else if (fate !== undefined) left.push({ file: file.path, line: lineOf(file, named.pointer) })
  }
  const edits = [...out]
    .sort(fromTheEnd)
    .map((pointer): DocumentEdit => ({ kind: 'remove', file: file.path, pointer }))
  return { edits, left }
}
