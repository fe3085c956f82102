type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTyped = (element: unknown): element is Typed =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/**
 * Remembers where focus and caret are, and gives a function that puts them back by name: where something foreign, such
 * as a browser's extension, changed the form, React draws it anew and the focused element is another one.
 */
export const restoreFocus = (island: HTMLElement): (() => void) => {
  const focused = document.activeElement
  if (!isTyped(focused) || !island.contains(focused)) return () => undefined
  const { name, value } = focused
  const caret = 'selectionStart' in focused ? [focused.selectionStart, focused.selectionEnd] : []
  return () => {
    if (document.activeElement === focused) return
    const again = [...island.querySelectorAll('input, select, textarea')].find(
      (element) =>
        isTyped(element) &&
        element.name === name &&
        (!isChoice(element) || element.value === value),
    )
    if (!isTyped(again)) return
    again.focus()
    // The kinds of input that have no caret give null for it.
    if (again instanceof HTMLSelectElement || caret[0] == null) return
    again.setSelectionRange(caret[0], caret[1] ?? caret[0])
  }
}

const isChoice = (element: Typed) => element.type === 'checkbox' || element.type === 'radio'
