import { apply } from '../../../core/edits/apply.ts'
import type { DocumentEdit, Edit, WrittenText } from '../../../core/edits/change.ts'
import { merge } from '../../../core/edits/merge.ts'
import { writtenAs } from '../../../core/edits/writtenAs.ts'

type Made = { readonly edit: DocumentEdit; readonly isMine: boolean }

/** A document's text without some of its edits; `removed` is how the values were written that these had taken out, by what they say. */
export type LeftOut = { readonly text: string; readonly removed: ReadonlyMap<string, WrittenText> }

const textAfter = (text: string, file: string, edits: readonly Edit[]): string => {
  const made = apply({ label: '', edits }, () => text).files.get(file)
  return typeof made === 'string' ? made : text
}

const valueAt = (text: string, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => {
        const own = key.replaceAll('~1', '/').replaceAll('~0', '~')
        return typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[own]
          : undefined // an index is a key too
      },
      JSON.parse(text.replace(/^\ufeff/, '')),
    )

/**
 * Edits of one document, those that are meant left out: each of them is undone where it stood in their row, and what came after it is merged with that.
 * Undefined where what came after needs it.
 */
export const leaveOut = (first: string, made: readonly Made[]): LeftOut | undefined => {
  const file = made[0]?.edit.file ?? ''
  const texts = [first]
  for (const { edit } of made) texts.push(textAfter(texts.at(-1) ?? first, file, [edit]))
  const removed = new Map<string, WrittenText>()
  let after: readonly Edit[] = []
  let base = first
  for (const [index, { edit, isMine }] of [...made.entries()].reverse()) {
    base = texts[index] ?? first
    if (!isMine) {
      after = [edit, ...after]
      continue
    }
    if (edit.kind === 'remove') {
      const value = valueAt(base, edit.pointer)
      const written = writtenAs(base, file, edit.pointer, value)
      if (written) removed.set(JSON.stringify(value), written)
    }
    const at = texts[index + 1] ?? first
    const { inverse } = apply({ label: '', edits: [edit] }, () => base)
    const merged = merge(
      { label: '', edits: inverse.edits },
      { label: ' ', edits: after },
      () => at,
    )
    if (merged.conflicts.length > 0) return undefined
    after = [edit, ...merged.change.edits]
  }
  return { text: textAfter(first, file, after), removed }
}
