import { getNodeValue } from 'jsonc-parser'
import type { DocumentEdit, KeyOrder } from './change.ts'
import { type Edited, editText } from './editText.ts'
import { jsonTree } from './jsonTree.ts'
import { pointerAfter } from './pointerAfter.ts'

type Suppression = { readonly pointer?: unknown }

const suppressionsIn = (value: unknown): readonly Suppression[] => {
  const list: unknown =
    typeof value === 'object' && value !== null && 'silence' in value ? value.silence : undefined
  return Array.isArray(list)
    ? list.map(
        (entry: unknown): Suppression => (typeof entry === 'object' && entry !== null ? entry : {}),
      )
    : []
}

/** What keeps the silences of a document at what they are for: the edits of their pointers; one whose place is gone goes with it. */
const carried = (before: string, after: string, edit: DocumentEdit): readonly DocumentEdit[] => {
  if (edit.kind === 'set' || edit.pointer.startsWith('/silence') || !before.includes('"silence"'))
    return []
  const { file } = edit
  const [old, now] = [jsonTree(before, file), jsonTree(after, file)]
  const suppressions = suppressionsIn(getNodeValue(now))
  const edits = suppressions.flatMap(({ pointer }, index): DocumentEdit[] => {
    if (typeof pointer !== 'string' || pointer === '') return []
    const at = pointerAfter(edit, pointer, old, now)
    if (at === pointer) return []
    return [
      at === undefined
        ? { kind: 'remove', file, pointer: `/silence/${index}` }
        : { kind: 'set', file, pointer: `/silence/${index}/pointer`, value: at },
    ]
  })
  const gone = edits.filter(({ kind }) => kind === 'remove').length
  if (gone > 0 && gone === suppressions.length)
    return [{ kind: 'remove', file, pointer: '/silence' }]
  return edits.reverse() // the last one first: each leaves the places before it
}

/**
 * Makes one edit in a document, and carries along what its silences point to. What takes it back needs to name only the silences that went:
 * the pointers of the others are carried back in the same way. Errors: `WriteProblem`.
 */
export const editDocument = (text: string, edit: DocumentEdit, order: KeyOrder): Edited => {
  const edited = editText(text, edit, order)
  const back: DocumentEdit[] = []
  let now = edited.text
  for (const follow of carried(text, now, edit)) {
    const followed = editText(now, follow, order)
    if (follow.kind === 'remove') back.unshift(...followed.back)
    now = followed.text
  }
  return { text: now, back: [...edited.back, ...back] }
}
