import type { ClipboardEvent } from 'react'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { pastedRows } from '../../../paste/pastedRows.ts'
import { listsAmong } from '../../../protocol/listsAmong.ts'
import { useStudio } from '../../store/useStudio.ts'
import { focusAt, textFields } from '../focusAt.ts'
import { useForm } from '../formContext.ts'
import { writePasted } from '../writePasted.ts'
import { entryText } from './pasteEntries.ts'
import { putEntries } from './putEntries.ts'

const tooWide =
  'What was copied has more columns than there are texts in one of these. Copy fewer of them, and paste them again.'

/** Whether all that a field says is selected. */
const isAllSelected = (box: HTMLElement): boolean =>
  box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement
    ? box.selectionStart === 0 && box.selectionEnd === box.value.length
    : box.innerText.trim() === getSelection()?.toString().trim()

/**
 * Several lines that are pasted into a text of a list become as many of its entries, as they do on the page, and rows of a spreadsheet that are pasted into
 * a text of an entry become that and further ones: in one text they would be one lump. `schema` and `pointer` are those of the list.
 */
export const usePasteEntries = (
  schema: Schema,
  pointer: string,
  isTexts: boolean,
): ((event: ClipboardEvent) => void) => {
  const studio = useStudio()
  const { kit, file } = useForm()
  const asLines = (event: ClipboardEvent, box: Element, replaces: boolean) => {
    const entry = box.closest<HTMLElement>('.panel-entry')?.dataset['pointer']
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (entry === undefined || lines.length < 2) return
    event.preventDefault()
    const parts = listsAmong(
      lines.map((text) => ({ kind: 'paragraph', text: text.replace(/\s+/g, ' ') })),
    )
    void writePasted(
      studio,
      kit,
      () => import('virtual:validators'),
      { kind: 'pasted', file, pointer: entry, parts, replaces },
      // Once it is drawn: until then another entry stands at its place.
      (message) =>
        message.kind === 'choose' &&
        requestAnimationFrame(() => focusAt(message.pointer, textFields)),
      false,
    )
  }
  const asRows = (event: ClipboardEvent, box: Element, replaces: boolean) => {
    const rows = pastedRows(event.clipboardData.getData('text/plain'))
    const place = entryText(
      file,
      box.closest<HTMLElement>('[data-pointer]')?.dataset['pointer'] ?? '',
    )
    // Lines of one cell may well be what one text shall say.
    if (place?.list !== pointer || !rows?.some(({ length }) => length > 1)) return
    event.preventDefault()
    putEntries(
      studio,
      kit,
      schema,
      place,
      { rows, replaces },
      {
        onDone: (at) => requestAnimationFrame(() => focusAt(at, textFields)),
        onNone: () => studio.notify(tooWide, 'trouble'),
      },
    )
  }
  return (event) => {
    const box =
      event.target instanceof Element ? event.target.closest<HTMLElement>(textFields) : null
    if (event.defaultPrevented || !box) return
    const replaces = isAllSelected(box)
    if (isTexts) asLines(event, box, replaces)
    else asRows(event, box, replaces)
  }
}
