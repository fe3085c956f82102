import type { EditorView } from 'prosemirror-view'
import { type TextMark, textMark } from '../../protocol/frameMessages.ts'
import { markupSchema } from '../text/textSchema.ts'

/** The marks that something of what is selected has, or that the next key would get; undefined in a text that takes none. */
export const marksIn = ({ state }: EditorView): TextMark[] | undefined => {
  if (state.schema !== markupSchema) return undefined
  const { from, to, empty, $from } = state.selection
  return textMark.options.filter((name) => {
    const mark = markupSchema.marks[name]
    if (!mark) return false
    return empty ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, mark)
  })
}
