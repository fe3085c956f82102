/**
 * What every page loads: it loads a block's script where the block stands, the
 * menus' script when the pointer or focus comes near. Dialogs are opened by the page's inline script, before this comes.
 */
import type { Behaviour } from '../Behaviour.ts'
import { notice } from '../notice.ts'
import { attend, dismissLast } from '../toast.ts'

const closest = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest(selector) : null

/** Whether the browser's Back leads to a page of this site. */
const hasStepInside = () =>
  'navigation' in window
    ? navigation.canGoBack
    : document.referrer.startsWith(`${location.origin}/`)

addEventListener('click', (event) => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  if (!closest(event, 'a[data-back]') || !hasStepInside()) return
  event.preventDefault()
  history.back()
})

for (const type of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    type,
    (event) => {
      if (closest(event, 'header')) void import('../menus/menus.ts')
    },
    { passive: true },
  )
}

/** Whether something is kept from before, such as a draft. Where storage is forbidden, nothing is. */
const isKept = () => {
  try {
    return sessionStorage.length > 0
  } catch {
    return false
  }
}

if (isKept()) void import('./dialogs.ts').then(({ remind }) => remind())
const begin = (element: HTMLElement, event?: Event) =>
  void (import(/* @vite-ignore */ element.dataset['behaviour'] ?? '') as Promise<Behaviour>).then(
    ({ start }) => start(element, event),
  )

/** What serves only keys and named places. The focus may be anywhere: who walks to such an element by keys finds its script there. */
const later: HTMLElement[] = []
const isUsed = location.hash || document.querySelector(':focus')
for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  if (!isUsed && 'later' in element.dataset) later.push(element)
  else begin(element)
}
for (const type of ['focusin', 'hashchange']) {
  addEventListener(type, (event) => {
    for (const element of later.splice(0)) begin(element, event)
  })
}
// Without a script the browser tells by itself what a button has opened; the attribute may not stand beside `popovertarget` in HTML.
for (const button of document.querySelectorAll<HTMLButtonElement>('[popovertarget]')) {
  const panel = button.popoverTargetElement
  const isOpen = panel?.matches(':popover-open') === true
  if (isOpen) void import('../menus/menus.ts') // it was opened before this script came
  button.ariaExpanded = String(isOpen)
  panel?.addEventListener('toggle', (event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === 'open') // a popover's toggle event is one
  })
}
/** Not in all browsers, and so unknown to TypeScript. */
type WithLine = { readonly connection?: { readonly saveData: boolean } }

// A tap has no hover before it: once the page is idle, what opens its first dialog is fetched by the page's inline script, unless the visitor saves data.
if (!(navigator as WithLine).connection?.saveData)
  addEventListener('load', () =>
    (window.requestIdleCallback ?? setTimeout)(() =>
      document
        .querySelector('main a[aria-haspopup]')
        ?.dispatchEvent(new Event('ahead', { bubbles: true })),
    ),
  )

if (document.querySelector('[data-missing]')) console.error(`404: ${location.pathname}`)

const { offline, online } = document.querySelector<HTMLElement>('.toasts')?.dataset ?? {}
addEventListener('offline', () => notice(offline ?? ''))
addEventListener('online', () => notice(online ?? ''))
addEventListener('notice', (event) => notice((event as CustomEvent<string>).detail)) // ours alone has this name
addEventListener('toast', (event) =>
  attend(event.target as HTMLElement, (event as CustomEvent<Parameters<typeof attend>[1]>).detail),
) // as above
addEventListener('keydown', dismissLast)
