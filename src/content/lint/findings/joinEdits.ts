import { type Edit, isOfDocument, type TextEdit } from '../../../core/edits/change.ts'

/** The edits of several answers as those of one change: characters of a file at once, since each edit moves those behind it; the same thing done twice once. */
export const joinEdits = (edits: readonly Edit[]): Edit[] => {
  const texts = new Map<string, TextEdit[]>()
  const others = new Map<string, Edit>()
  for (const edit of edits) {
    if (edit.kind === 'text') texts.set(edit.file, [...(texts.get(edit.file) ?? []), ...edit.edits])
    else others.set(isOfDocument(edit) ? JSON.stringify(edit) : `${edit.kind} ${edit.file}`, edit)
  }
  return [
    ...[...texts].map(([file, all]): Edit => ({ kind: 'text', file, edits: all })),
    ...others.values(),
  ]
}
