import type { EditorView } from 'prosemirror-view'
import { useRef } from 'react'
import { emptyCell } from '../../../../../content/commands/entries/cellsAlong.ts'
import type { TextEditor } from '../../../text/TextEditor.ts'
import { TextBox } from './TextBox.tsx'

type Props = {
  readonly text: string
  readonly title: string
  readonly isMarkup: boolean
  readonly label: string
  readonly onWrite: (text: string) => void
  readonly onKey: (view: EditorView, event: KeyboardEvent) => boolean
  readonly onPaste: (event: ClipboardEvent) => boolean
}

/** One cell of a grid. */
export const GridCell = ({ text, label, ...rest }: Props) => {
  const editor = useRef<TextEditor>(null)
  return (
    <TextBox
      {...rest}
      value={text}
      editor={editor}
      className="panel-cell"
      wiring={{ 'aria-label': label }}
      isBlank={text === emptyCell}
    />
  )
}
