import type { TextEdit } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parseJson } from '../../core/document/exactNumbers.ts'
import { layoutOf, writeValue } from '../../core/edits/layout.ts'
import { editBetween } from '../../core/edits/textEdits.ts'

/** A text of JSON without the blanks between its signs. */
const bare = (text: string) =>
  text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, string: string | undefined) => string ?? '')

/** The edit that lays a document out as the commands write it; none for what is no JSON, or would say something else then. Pure. */
export const layOut = (text: string): TextEdit[] => {
  const laidOut = written(text)
  if (laidOut === undefined || laidOut === text || bare(laidOut) !== bare(text)) return [] // a key stands there twice, or a sign is written in another way
  const { offset, length, text: newText } = editBetween(text, laidOut)
  const document = TextDocument.create('', '', 0, text)
  return [
    {
      range: { start: document.positionAt(offset), end: document.positionAt(offset + length) },
      newText,
    },
  ]
}

const written = (text: string): string | undefined => {
  const layout = layoutOf(text)
  try {
    return writeValue(parseJson(text), '', layout) + layout.end
  } catch {
    return undefined
  }
}
