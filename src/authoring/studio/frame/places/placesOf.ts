import { common, grown } from './extent.ts'
import type { PageMarks } from './pageMarks.ts'

/** A thing of a document and the element that shows it: a block, a card, a row, a button, a picture. */
export type DrawnPlace = {
  readonly file: string
  readonly pointer: string
  readonly title: string
  readonly element: Element
}

const isNumber = (key: string) => /^\d+$/.test(key)

/**
 * The things that a text is part of, from the outside in: entries of lists, and what has keys of its own. Lists themselves are none, nor are blocks, which
 * say themselves where they stand. In a block what is known no nearer is the block's; around the blocks it is a part of the settings, such as the firm.
 */
const enclosingThings = (pointer: string, isInBlock: boolean): string[] => {
  const keys = pointer.split('/').slice(1)
  return keys.flatMap((key, index) => {
    const next = keys[index + 1]
    const isThing = next !== undefined && (isNumber(key) || !isNumber(next))
    return isThing && (index > 1 || (!isInBlock && keys[0] !== 'blocks'))
      ? [`/${keys.slice(0, index + 1).join('/')}`]
      : []
  })
}

/** The part of the page that an element stands in. What a document says once may be shown in several of them: the firm's hours in a block, and in the footer. */
const partOf = (element: Element): Element =>
  element.closest('[data-block], header, footer') ?? document.documentElement

/** Finds the elements of all things on a page that have texts, and its blocks. `file` is the page's own document. */
export const placesOf = ({ places, attributes }: PageMarks, file: string): DrawnPlace[] => {
  const shown = [
    ...places.flatMap(({ text, open }) =>
      open.parentElement ? [{ text, element: open.parentElement }] : [],
    ),
    ...attributes,
  ]
  const things = shown.map(({ text: { file: of, pointer }, element }) => {
    const part = partOf(element)
    return {
      of,
      part,
      element,
      enclosing: enclosingThings(pointer, part.hasAttribute('data-block')),
    }
  })
  const drawn = new Map<Element, Map<string, DrawnPlace>>()
  for (const { of, part, element, enclosing } of things) {
    const known = drawn.get(part) ?? new Map<string, DrawnPlace>()
    drawn.set(part, known)
    for (const pointer of enclosing) {
      const key = `${of}#${pointer}`
      known.set(key, {
        file: of,
        pointer,
        title: '',
        element: common(known.get(key)?.element ?? element, element),
      })
    }
  }
  const isAlone = ({ file: of, pointer }: DrawnPlace, element: Element) =>
    things.every(
      (other) =>
        (other.of === of && other.enclosing.includes(pointer)) || !element.contains(other.element),
    )
  // A thing of a block is shown by that block first, and by another one that speaks of it after that.
  const isOwn = (part: Element, { pointer }: DrawnPlace) =>
    pointer.startsWith(`/blocks/${part.getAttribute('data-block')}/`)
  const found = [...drawn]
    .flatMap(([part, known]) =>
      [...known.values()].map((place) => ({ place, isOwn: isOwn(part, place) })),
    )
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .map(({ place }): DrawnPlace => {
      return { ...place, element: grown(place.element, (parent) => isAlone(place, parent)) }
    })
  // Of two that stretch over one element it shows the outer one, unless all in it is the inner one's.
  const isSpread = (place: DrawnPlace) =>
    found.some(
      ({ file: of, pointer, element }) =>
        element === place.element && of === place.file && place.pointer.startsWith(`${pointer}/`),
    ) && !isAlone(place, place.element)
  const blocks = [...document.querySelectorAll('[data-block]')].map(
    (element): DrawnPlace => ({
      file,
      pointer: `/blocks/${element.getAttribute('data-block')}`,
      title: '',
      element,
    }),
  )
  return [...blocks, ...found.filter((place) => !isSpread(place))]
}

/** The smallest thing known that shows a node of the page. */
export const placeAt = (places: readonly DrawnPlace[], node: Node): DrawnPlace | undefined =>
  places
    .filter(({ element }) => element.contains(node))
    .reduce<DrawnPlace | undefined>((best, place) => {
      if (!best) return place
      if (best.element === place.element)
        return place.pointer.length > best.pointer.length ? place : best
      return best.element.contains(place.element) ? place : best
    }, undefined)
