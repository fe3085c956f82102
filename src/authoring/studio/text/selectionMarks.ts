import type { EditorState } from 'prosemirror-state'
import { type TextMark, textMark } from '../protocol/frameMessages.ts'
import { markupSchema } from './textSchema.ts'

/** The marks that something of what is selected has, or that the next key would get; undefined in a text that takes none. */
export const selectionMarks = ({
  schema,
  doc,
  selection,
  storedMarks,
}: EditorState): TextMark[] | undefined => {
  if (schema !== markupSchema) return undefined
  const { from, to, empty, $from } = selection
  return textMark.options.filter((name) => {
    const mark = markupSchema.marks[name]
    if (!mark) return false
    return empty
      ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, mark)
  })
}
