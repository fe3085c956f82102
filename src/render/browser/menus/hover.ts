/**
 * Menus that open when a mouse rests on their button. Times in milliseconds from specification 000, section 9: they open after
 * `rest`, at once when another was open not longer than `skip` ago, and close `leave` after the pointer has gone. While the
 * pointer is on its way to the open menu, nothing closes and no other opens, whatever lies between.
 */
import { headsFor } from './headsFor.ts'
import { barMenus, close, isOpen, type Menu, open } from './menusOf.ts'

const rest = 200
const skip = 300
const leave = 150
/** A click so soon after a menu has opened by itself was meant to open it. */
const late = 500
/** Below so many pixels a movement has no direction worth the name. */
const step = 6

let opening: { menu: Menu; timer: number } | undefined
let closing: number | undefined
/** Opened by a click or a key: then it stays until it is closed the same way. So was what is open before this script comes: nothing else opens it. */
let pinned = barMenus.some(isOpen)
/** Closed while it was pointed at: it opens again once the pointer has been elsewhere. */
let muted: Menu | undefined
let openedAt = 0
let closedAt = Number.NEGATIVE_INFINITY
let last = { x: 0, y: 0 }
let heading = false

const keep = () => {
  clearTimeout(closing)
  closing = undefined
}

const forget = () => {
  clearTimeout(opening?.timer)
  opening = undefined
}

const openSoon = (menu: Menu, wait: number) => {
  if (muted === menu || (opening?.menu === menu && !heading)) return
  forget()
  const timer = setTimeout(() => {
    opening = undefined
    open(menu)
    pinned = false
  }, wait)
  opening = { menu, timer: timer as unknown as number } // a browser's timer is a number
}

const closeSoon = (menu: Menu) => {
  if (closing !== undefined && !heading) return
  keep()
  closing = setTimeout(() => close(menu), leave) as unknown as number // as above
}

/** What follows from the pointer being on an element. */
const consider = (target: Node | null) => {
  const over = barMenus.find(
    ({ button, panel }) => button.contains(target) || panel.contains(target),
  )
  const current = barMenus.find(isOpen)
  if (over !== muted) muted = undefined
  if (over && over === current) {
    keep()
    forget()
  } else if (over) {
    const isWarm = current !== undefined || Date.now() - closedAt < skip
    if (current && heading && !pinned) closeSoon(current)
    openSoon(over, isWarm && !heading ? 0 : rest)
  } else {
    forget()
    if (current && !pinned) closeSoon(current)
  }
}

const move = (event: PointerEvent) => {
  if (event.pointerType !== 'mouse') return
  if (Math.hypot(event.clientX - last.x, event.clientY - last.y) >= step) {
    const current = barMenus.find(isOpen)
    const here = { x: event.clientX, y: event.clientY }
    heading = current !== undefined && headsFor(last, here, current.panel.getBoundingClientRect())
    last = here
  }
  consider(event.target as Node | null) // pointer events happen to nodes
}

export const watchHover = (): void => {
  addEventListener('pointermove', move, { passive: true })
  addEventListener('pointerover', move, { passive: true })
  document.documentElement.addEventListener('pointerleave', () => consider(null))
  for (const menu of barMenus) {
    menu.panel.addEventListener('toggle', () => {
      forget()
      keep()
      if (isOpen(menu)) openedAt = Date.now()
      else {
        closedAt = Date.now()
        pinned = false
        if (menu.button.matches(':hover')) muted = menu
      }
    })
    menu.button.addEventListener('click', (event) => {
      if (!event.isTrusted) return
      if (isOpen(menu) && !pinned && Date.now() - openedAt < late) event.preventDefault()
      pinned = true
    })
  }
  if (!matchMedia('(hover)').matches) return // where a tap leaves its traces, nothing hovers
  const pointed = barMenus.find(({ button }) => button.matches(':hover'))
  // Who pressed the button before this script came and left the menu closed wants it closed.
  if (pointed && pointed.button === document.activeElement && !isOpen(pointed)) muted = pointed
  consider(pointed?.button ?? null)
}
