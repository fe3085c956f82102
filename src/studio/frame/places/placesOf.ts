import type { PageMarks } from './pageMarks.ts'

/** A thing of a document and the element that shows it: a block, a card, a row, a button, a picture. */
export type DrawnPlace = { readonly file: string; readonly pointer: string; readonly title: string; readonly element: Element }

const isNumber = (key: string) => /^\d+$/.test(key)

/** The things that a text is part of, from the outside in: entries of lists, and what has keys of its own. Lists themselves are none. */
const enclosingThings = (pointer: string): string[] => {
  const keys = pointer.split('/').slice(1)
  return keys.flatMap((key, index) => {
    const next = keys[index + 1]
    const isThing = next !== undefined && (isNumber(key) || !isNumber(next))
    return isThing && index > 1 ? [`/${keys.slice(0, index + 1).join('/')}`] : []
  })
}

const common = (one: Element, other: Element): Element => {
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
const grown = (element: Element, isAlone: (parent: Element) => boolean): Element => {
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

/** Finds the elements of all things on a page that have texts, and its blocks. `file` is the page's own document. */
export const placesOf = ({ places, attributes }: PageMarks, file: string): DrawnPlace[] => {
  const shown = [...places.flatMap(({ text, open }) => (open.parentElement ? [{ text, element: open.parentElement }] : [])), ...attributes]
  const elements = new Map<string, Element>()
  const things = shown.map(({ text, element }) => ({ element, enclosing: enclosingThings(text.pointer).map((pointer) => `${text.file}#${pointer}`) }))
  for (const { element, enclosing } of things) for (const thing of enclosing) elements.set(thing, common(elements.get(thing) ?? element, element))
  const found = [...elements].map(([thing, element]): DrawnPlace => {
    const [of = '', pointer = ''] = thing.split('#')
    const isAlone = (parent: Element) => things.every((other) => other.enclosing.includes(thing) || !parent.contains(other.element))
    return { file: of, pointer, title: '', element: grown(element, isAlone) }
  })
  const blocks = [...document.querySelectorAll('[data-block]')].map(
    (element): DrawnPlace => ({ file, pointer: `/blocks/${element.getAttribute('data-block')}`, title: '', element }),
  )
  return [...blocks, ...found]
}

/** The smallest thing known that shows a node of the page. */
export const placeAt = (places: readonly DrawnPlace[], node: Node): DrawnPlace | undefined =>
  places
    .filter(({ element }) => element.contains(node))
    .reduce<DrawnPlace | undefined>((best, place) => {
      if (!best) return place
      if (best.element === place.element) return place.pointer.length > best.pointer.length ? place : best
      return best.element.contains(place.element) ? place : best
    }, undefined)
