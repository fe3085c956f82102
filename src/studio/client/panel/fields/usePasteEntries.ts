import type { ClipboardEvent } from 'react'
import { listsAmong } from '../../../protocol/listsAmong.ts'
import { writePasted } from '../../page/writePasted.ts'
import { useStudio } from '../../store/useStudio.ts'
import { focusAt, textFields } from '../focusAt.ts'
import { useForm } from '../formContext.ts'

/** Several lines that are pasted into a text of a list become as many of its entries, as they do on the page: in one text they would be one lump. */
export const usePasteEntries = (): ((event: ClipboardEvent) => void) => {
  const studio = useStudio()
  const { kit, file } = useForm()
  return (event) => {
    const box = event.target
    const pointer = box instanceof HTMLTextAreaElement ? box.closest<HTMLElement>('.panel-entry')?.dataset['pointer'] : undefined
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (!(box instanceof HTMLTextAreaElement) || pointer === undefined || lines.length < 2) return
    event.preventDefault()
    const replaces = box.selectionStart === 0 && box.selectionEnd === box.value.length
    const parts = listsAmong(lines.map((text) => ({ kind: 'paragraph', text: text.replace(/\s+/g, ' ') })))
    void writePasted(
      studio,
      kit,
      () => import('virtual:validators'),
      { kind: 'pasted', file, pointer, parts, replaces },
      // Once it is drawn: until then another entry stands at its place.
      (message) => message.kind === 'choose' && requestAnimationFrame(() => focusAt(message.pointer, textFields)),
    )
  }
}
