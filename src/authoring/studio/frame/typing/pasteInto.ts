import { askedBy } from '../../../../core/model/text/unfinished.ts'
import { hasPictures, partsIn, wordsIn } from '../../paste/copied.ts'
import { entryPlace } from '../../protocol/entryPlace.ts'
import { writeText } from '../../text/writeText.ts'
import { parseHtml } from '../natives.ts'
import type { PagePort } from '../PagePort.ts'
import type { TypedText } from './TypedText.ts'

/**
 * Puts what was pasted into a text, where it is some words; what is more (a list, a table, paragraphs) is told to the studio, which offers the
 * blocks that fit. Whatever it is, the page's elements get nothing of it but our own marks. `pause` ends the typing in an entry until the studio says
 * where it goes on: the entry may be cut in two there.
 */
export const pasteInto = (
  { editor, view, text: written, place: { text } }: TypedText,
  event: Event,
  data: DataTransfer,
  page: PagePort,
  pause: () => void,
): boolean => {
  event.preventDefault()
  const parts = partsIn(data, parseHtml)
  const only = wordsIn(data, parts)
  const pictures = hasPictures(data, parseHtml) ? { hasPictures: true } : {}
  if (only !== undefined) editor.paste(only)
  if (only !== undefined || parts.length === 0) {
    if (pictures.hasPictures)
      page.tell({ kind: 'pasted', file: text.file, pointer: text.pointer, parts: [], ...pictures })
    return true
  }
  const { selection, doc } = view.state
  const isEntry = entryPlace(text.pointer) !== undefined
  const isGuiding = askedBy(written) !== undefined
  const around =
    isEntry && !isGuiding
      ? {
          before: writeText(doc.cut(0, selection.from), text.isMarkup).trimEnd(),
          after: writeText(doc.cut(selection.to), text.isMarkup).trimStart(),
        }
      : undefined
  const replaces = !selection.empty && selection.content().content.eq(doc.content)
  page.tell({
    kind: 'pasted',
    file: text.file,
    pointer: text.pointer,
    parts,
    ...pictures,
    ...(replaces ? { replaces } : {}),
    ...(around ? { around } : {}),
  })
  if (isEntry) pause()
  return true
}
