/** The smallest element that shows two others. */
export const common = (one: Element, other: Element): Element => {
  let at: Element = one
  while (!at.contains(other)) at = at.parentElement ?? document.documentElement
  return at
}

/** Elements that are a thing by themselves: no larger one shows just the same entry. */
const whole = new Set([
  'LI',
  'TR',
  'ARTICLE',
  'FIGURE',
  'DETAILS',
  'A',
  'BUTTON',
  'DT',
  'DD',
  'FIELDSET',
  'SECTION',
  'UL',
  'OL',
  'TABLE',
  'TBODY',
  'DL',
  'MAIN',
])

/** The largest element that shows nothing but one thing: the card around its heading and text. */
export const grown = (element: Element, isAlone: (parent: Element) => boolean): Element => {
  let at = element
  while (
    !whole.has(at.tagName) &&
    at.parentElement &&
    !at.parentElement.hasAttribute('data-block') &&
    !at.hasAttribute('data-block') &&
    isAlone(at.parentElement)
  )
    at = at.parentElement
  return at
}
