/** Writes words in place of a stretch of a text, as if they were typed, so that the field's own undo knows of it; `inside` of them is selected then. */
export const typeInto = (area: HTMLTextAreaElement | null, [from, to]: readonly [number, number], words: string, inside: readonly [number, number]): void => {
  area?.focus()
  area?.setSelectionRange(from, to)
  document.execCommand('insertText', false, words)
  area?.setSelectionRange(from + inside[0], from + inside[1])
}
