import { isAssetAddress } from '../../../core/document/addresses.ts'
import { type At, isAt } from './at.ts'
import { listen, prevent, stopAll } from './natives.ts'
import { isWritable, rangeOf, type TextPlace } from './places/pageMarks.ts'
import { placeAt } from './places/placesOf.ts'
import type { WrittenPage } from './WrittenPage.ts'

/** What does something by itself when it is pressed. */
const controls = 'a, button, summary, label, input, select, textarea, img'

const isNode = (target: EventTarget | null): target is Node => target instanceof Node
const elementOf = (target: EventTarget | null): Element | undefined =>
  target instanceof Element
    ? target
    : isNode(target)
      ? (target.parentElement ?? undefined)
      : undefined

/** Whether the author wants what a visitor gets: in look mode, or with Ctrl or Command held. */
const isVisit = (page: WrittenPage, event: MouseEvent | KeyboardEvent) =>
  page.mode === 'look' || event.ctrlKey || event.metaKey

/** Whether a text fills its element: room beside the words of a button is the button's. */
const isText = ({ open }: TextPlace) => open.parentElement?.closest('a, button, summary') === null

/** So far from a text a click still means it, in pixels: half of the room that paragraphs and entries leave between them. */
const maxGap = 10

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to))

/** How far below or above the element of a text a point is; undefined beside it. */
const gapTo = ({ open }: TextPlace, { clientX: x, clientY: y }: MouseEvent): number | undefined => {
  const box = open.parentElement?.getBoundingClientRect()
  return box && x >= box.left && x <= box.right
    ? Math.abs(y - within(y, box.top, box.bottom))
    : undefined
}

/** The text next to a point between two of them, as in a word processor. */
const textBeside = ({ marks }: WrittenPage, event: MouseEvent): TextPlace | undefined =>
  marks.places
    .flatMap((place) => {
      const element = place.open.parentElement
      const isInside =
        isNode(event.target) && element !== event.target && event.target.contains(element)
      const gap = isInside && isWritable(place) && isText(place) ? gapTo(place, event) : undefined
      return gap !== undefined && gap <= maxGap ? [{ place, gap }] : []
    })
    .sort((one, other) => one.gap - other.gap)[0]?.place

/** The text under a point of the page: its words, the room that they leave in the element that is theirs alone, or the one beside that point. */
const textUnder = (page: WrittenPage, event: MouseEvent): TextPlace | undefined => {
  const { clientX: x, clientY: y, target } = event
  const near = page.marks.places.filter((place) => {
    const element = place.open.parentElement
    return element !== null && isNode(target) && element.contains(target) && isWritable(place)
  })
  const hit = near.find((place) =>
    [...rangeOf(place).getClientRects()].some(
      (box) => x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1,
    ),
  )
  const own = near.filter(({ open }) => open.parentElement === target)
  return hit ?? (own.length === 1 && own[0] && isText(own[0]) ? own[0] : textBeside(page, event))
}

const thingUnder = (page: WrittenPage, target: EventTarget | null): At | undefined => {
  const element = elementOf(target)
  if (!element) return undefined
  const said = page.marks.attributes.find(
    (place) =>
      place.element === element ||
      (place.element.tagName === 'IMG' && place.element.closest('picture')?.contains(element)),
  )
  if (said) {
    const { file, pointer, text } = said.text
    // Words of a picture belong to it; an address is the picture itself.
    return { file, pointer: isAssetAddress(text) ? pointer : pointer.replace(/\/[^/]*$/, '') }
  }
  const place = placeAt(page.places, element)
  return place && { file: place.file, pointer: place.pointer }
}

const under = (page: WrittenPage, event: MouseEvent): At | undefined => {
  const text = textUnder(page, event)?.text
  return text ? { file: text.file, pointer: text.pointer } : thingUnder(page, event.target)
}

/** A visitor's click on a link leads the studio on. */
const follow = (page: WrittenPage, event: MouseEvent): void => {
  const link = elementOf(event.target)?.closest('a')
  if (!link?.href || event.defaultPrevented || event.button !== 0 || link.hasAttribute('download'))
    return
  if (link.origin !== location.origin) {
    if (/^https?:$/.test(link.protocol)) link.target = '_blank'
    return
  }
  if (link.pathname === location.pathname && link.hash) return
  if (isAssetAddress(link.pathname)) return
  prevent(event)
  page.tell({ kind: 'follow', href: link.pathname + link.search + link.hash })
}

/** Where the button went down on a text: whoever lets it go elsewhere has drawn along the words between. */
type Drawn = { readonly at: At; readonly x: number; readonly y: number }

/** A hand that only clicks moves less than this, in pixels. */
const steady = 4

const drawnFrom = (page: WrittenPage, event: MouseEvent): Drawn | undefined => {
  const text = event.button === 0 ? textUnder(page, event)?.text : undefined
  return (
    text && { at: { file: text.file, pointer: text.pointer }, x: event.clientX, y: event.clientY }
  )
}

const pressed = (page: WrittenPage, event: MouseEvent, down: Drawn | undefined): void => {
  const from =
    down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > steady ? down : undefined
  const text = (from && page.placeOf(from.at)) ?? textUnder(page, event)
  focus() // keys are for what is chosen here
  if (text) {
    const box = text.open.parentElement?.getBoundingClientRect()
    const inside = ({ x, y }: { readonly x: number; readonly y: number }) =>
      box
        ? { x: within(x, box.left, box.right), y: within(y, box.top + 1, box.bottom - 1) }
        : { x, y }
    page.typing.begin(text, {
      ...inside({ x: event.clientX, y: event.clientY }),
      from: from && isAt(text.text, from.at) ? inside(from) : undefined,
    })
    page.chose({ file: text.text.file, pointer: text.text.pointer })
    return
  }
  page.typing.end()
  const at = thingUnder(page, event.target)
  const details = elementOf(event.target)?.closest('summary')?.parentElement
  if (details instanceof HTMLDetailsElement) details.open = !details.open
  if (at) page.chose(at)
}

/** Events of the pointer that must not reach the page's own scripts. */
const caught = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'dblclick',
  'auxclick',
  'submit',
  'change',
] as const

/** Listens to the pointer before anybody else on the page does. */
export const listenToPointer = (page: WrittenPage): void => {
  const first = { capture: true }
  /** What the next click ends: 'editor' where the button went down in the text that is written in, whose editor follows the mouse wherever it goes. */
  let down: Drawn | 'editor' | undefined
  for (const type of caught)
    listen(
      window,
      type,
      (event: Event) => {
        if (event.isTrusted) page.typing.noteDeed()
        if (page.mode === 'look' || (event instanceof MouseEvent && isVisit(page, event))) return
        if (type === 'dblclick' && event instanceof MouseEvent && page.typing.chooseFact(event)) {
          prevent(event)
          stopAll(event)
          return
        }
        const isOwned = isNode(event.target) && page.typing.owns(event.target)
        if (type === 'mousedown') down = isOwned ? 'editor' : undefined
        if (isOwned) return
        if (event.target instanceof Element && event.target.localName === 'studio-overlay') return
        stopAll(event)
        if (type === 'mousedown' && event instanceof MouseEvent) {
          down = drawnFrom(page, event)
          // The browser shows which words are drawn along.
          if (down && elementOf(event.target)?.closest(controls) === null) return
        }
        if (type === 'mousedown' || type === 'submit' || type === 'dblclick') prevent(event) // no link, button or field takes the focus
      },
      first,
    )
  listen(
    window,
    'click',
    (event: MouseEvent) => {
      if (!event.isTrusted && page.mode === 'write') {
        stopAll(event)
        prevent(event)
        return
      }
      if (event.target instanceof Element && event.target.localName === 'studio-overlay') return
      if (isVisit(page, event)) return
      prevent(event)
      if (isNode(event.target) && page.typing.owns(event.target)) return
      stopAll(event)
      const begun = down
      down = undefined // a click by a key has no press
      if (begun !== 'editor') pressed(page, event, begun)
    },
    first,
  )
  listen(window, 'click', (event: MouseEvent) => isVisit(page, event) && follow(page, event))
  listen(
    window,
    'pointermove',
    (event: PointerEvent) => page.point(page.mode === 'write' ? under(page, event) : undefined),
    { passive: true },
  )
  listen(document.documentElement, 'pointerleave', () => page.point(undefined))
}
