import type { MarkedText } from '../../protocol/frameMessages.ts'
import { readMarks } from '../places/pageMarks.ts'
import { isMark, likenessOf } from './alike.ts'
import { pairsOf } from './pairsOf.ts'

export type DrawOptions = {
  /** Elements that somebody types in, or has typed in more than is drawn yet: what stands in them is not touched. */
  readonly pinned: () => readonly Element[]
  /** Called for each part that is new on the page and has a script of its own. */
  readonly onNew: (element: Element) => void
}

const isBehind = (one: Node, other: Node) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const summaryOf = (details: Element) => details.querySelector('summary')?.textContent ?? ''

/** What a reader has opened is open in what comes in its place: known by its summary, or by its number where that was written anew. */
const keepOpen = (live: Element, next: Element) => {
  const before = [...live.querySelectorAll('details')]
  const after = [...next.querySelectorAll('details')]
  const summaries = new Set(after.map(summaryOf))
  for (const [index, details] of after.entries()) {
    const numbered = before[index]
    const old =
      before.find((one) => summaryOf(one) === summaryOf(details)) ??
      (numbered && !summaries.has(summaryOf(numbered)) ? numbered : undefined)
    if (old) details.open = old.open
  }
}

/**
 * The page as it was last drawn, and where each part of that stands in the document. Only what differs between two draws is changed there:
 * what scripts and readers have changed (an open answer, a chosen filter) stays as long as the documents say nothing else.
 */
export class DrawnPage {
  private readonly live = new WeakMap<Node, Node>()
  /** Elements whose children are not those that were drawn last: somebody has typed in them. */
  private readonly touched = new WeakSet<Node>()
  /** What is drawn no more and stands only because somebody types in it. */
  private readonly left = new Set<Node>()
  /** Something has gone from the document since its counters were right. */
  private hasGone = false

  /** Begins with a copy of the document's body, taken before any script has changed it. */
  constructor(
    public drawn: Element,
    body: Element,
    private readonly options: DrawOptions,
  ) {
    this.link(drawn, body)
  }

  touch(element: Node): void {
    this.touched.add(element)
  }

  draw(next: Element): void {
    this.patch(this.drawn, next)
    this.drawn = next
    this.sweep()
  }

  /** Takes away what is drawn no more, once nobody types in it. */
  sweep(): void {
    for (const node of this.left) {
      if (this.isKept(node)) continue
      node.parentNode?.removeChild(node)
      this.hasGone = true
      this.left.delete(node)
    }
    if (this.hasGone) this.countAnew()
  }

  /** Chromium goes on counting what has gone: headings, steps and points behind it would keep their numbers. It counts anew in what is styled by itself for a moment. */
  private countAnew(): void {
    this.hasGone = false
    const live = this.live.get(this.drawn)
    if (!(live instanceof HTMLElement)) return
    live.style.contain = 'style'
    live.getBoundingClientRect()
    live.style.contain = ''
  }

  /** The texts that an element of the document shows, as it was drawn last; undefined if it is drawn no more. */
  textsIn(live: Element): MarkedText[] | undefined {
    if (![...this.drawn.querySelectorAll('*')].some((drawn) => this.live.get(drawn) === live))
      return undefined
    return readMarks(this.drawn).places.flatMap(({ open, text }) =>
      open.parentNode && this.live.get(open.parentNode) === live ? [text] : [],
    )
  }

  /** Notes where each node of a drawn part stands; the two have the same shape. */
  private link(drawn: Node, live: Node): void {
    this.live.set(drawn, live)
    const children = live.childNodes
    drawn.childNodes.forEach((child, index) => {
      const own = children[index]
      if (own) this.link(child, own)
    })
  }

  private copy(next: Node): Node {
    const copy = document.importNode(next, true)
    this.link(next, copy)
    return copy
  }

  /** What was drawn as one part is now drawn as another, of the same name. */
  private patch(old: Node, next: Node): void {
    const live = this.live.get(old)
    if (!live) return
    this.live.set(next, live)
    if (old instanceof Element && next instanceof Element && live instanceof Element)
      this.element(old, next, live)
    else if (old.nodeValue !== next.nodeValue || isMark(live)) live.nodeValue = next.nodeValue
  }

  private element(old: Element, next: Element, live: Element): void {
    const isAlike = likenessOf(old).whole === likenessOf(next).whole
    const isAnew =
      !isAlike &&
      live.matches('[data-behaviour], template, script, picture, svg') &&
      likenessOf(old).shape !== likenessOf(next).shape
    if (isAnew && !this.isKept(live)) {
      this.renew(next, live)
      return
    }
    this.attributes(old, next, live)
    if (this.options.pinned().includes(live)) this.touched.add(live)
    else if (this.touched.has(live)) this.refill(next, live)
    else this.children(old, next, live, isAlike)
  }

  private isKept(live: Node): boolean {
    return this.options.pinned().some((element) => live.contains(element))
  }

  private attributes(old: Element, next: Element, live: Element): void {
    for (const { name, value } of [...next.attributes])
      if (name !== 'style' && old.getAttribute(name) !== value) live.setAttribute(name, value)
    for (const { name } of [...old.attributes])
      if (!next.hasAttribute(name)) live.removeAttribute(name)
  }

  private renew(next: Element, live: Element): void {
    const copy = this.copy(next) as Element // the copy of an element is one
    keepOpen(live, copy)
    live.replaceWith(copy)
    this.announce(copy)
  }

  private refill(next: Element, live: Element): void {
    live.replaceChildren(...[...next.childNodes].map((child) => this.copy(child)))
    this.touched.delete(live)
    for (const child of live.children) this.announce(child)
  }

  private announce(element: Element): void {
    for (const one of [element, ...element.querySelectorAll('[data-behaviour]')])
      if (one.matches('[data-behaviour]')) this.options.onNew(one)
  }

  private children(old: Element, next: Element, live: Element, isAlike: boolean): void {
    const [before, after] = [[...old.childNodes], [...next.childNodes]]
    const pairs = isAlike
      ? before.map((child, index) => ({ old: child, next: after[index] as ChildNode }))
      : pairsOf(before, after) // what is alike has as many children
    const isWhole = pairs.every(
      ({ old: child }) => child === undefined || this.live.get(child)?.parentNode === live,
    )
    if (!isWhole && !isAlike && !this.isKept(live)) {
      this.refill(next, live)
      return
    }
    let place: Node | null = null
    for (const { old: was, next: now } of [...pairs].reverse()) {
      const known = was && this.live.get(was)
      if (was && now) this.patch(was, now)
      else if (known && this.isKept(known)) this.left.add(known)
      else if (known) {
        known.parentNode?.removeChild(known)
        this.hasGone ||= known instanceof Element
      } else if (now) {
        const copy = this.copy(now)
        live.insertBefore(copy, place?.parentNode === live ? place : null)
        if (copy instanceof Element) this.announce(copy)
      }
      const stands = now && this.live.get(now)
      if (stands?.parentNode !== live) continue
      if (place && isBehind(stands, place)) live.insertBefore(stands, place)
      place = stands
    }
  }
}
