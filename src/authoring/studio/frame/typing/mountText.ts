import { rangeOf, type TextPlace } from '../places/pageMarks.ts'

/** The element that a text is typed in, and how the page gets it back. */
export type Mount = {
  readonly element: HTMLElement
  /** The element of the page that is not what was drawn meanwhile. */
  readonly keeper: Element
  /** Ends the typing: the page has what was typed, or what it had before, in the very place. */
  readonly leave: (content: DocumentFragment | undefined) => void
}

/** Elements that are no place for a caret: their text is typed in an element of its own. */
const unfit = new Set(['BUTTON', 'SUMMARY', 'LABEL', 'BODY', 'MAIN'])

const isAlone = ({ open, close }: TextPlace, parent: Element): boolean => {
  const before = [...parent.childNodes].slice(0, [...parent.childNodes].indexOf(open))
  const after = [...parent.childNodes].slice([...parent.childNodes].indexOf(close) + 1)
  return [...before, ...after].every((node) => node.nodeType === Node.COMMENT_NODE)
}

/**
 * Gives the text an element to be typed in: the one that it stands in, where it fills that, so that the page keeps its look to the pixel; else an
 * inline one of our own around it, as long as it is typed in.
 */
export const mountText = (place: TextPlace): Mount | undefined => {
  const parent = place.open.parentElement
  if (!parent) return undefined
  const siblings = [...parent.childNodes]
  const content = rangeOf(place).extractContents()
  if (isAlone(place, parent) && !unfit.has(parent.tagName) && parent instanceof HTMLElement) {
    const attributes = [...parent.attributes].map(({ name, value }) => [name, value] as const)
    const style = parent.style.cssText
    const outside = siblings.filter(
      (node) => node.nodeType === Node.COMMENT_NODE && !content.contains(node),
    )
    parent.replaceChildren()
    return {
      element: parent,
      keeper: parent,
      leave: (typed) => {
        for (const { name } of [...parent.attributes])
          if (name !== 'style') parent.removeAttribute(name)
        for (const [name, value] of attributes)
          if (name !== 'style') parent.setAttribute(name, value)
        parent.style.cssText = style
        if (style === '') parent.removeAttribute('style')
        parent.replaceChildren(...outside)
        place.open.after(typed ?? content)
      },
    }
  }
  const own = document.createElement('span')
  place.open.after(own)
  return {
    element: own,
    keeper: parent,
    leave: (typed) => own.replaceWith(typed ?? content),
  }
}
