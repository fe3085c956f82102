/**
 * What every page loads: it loads a block's script where the block stands, and that of
 * menus and questions when the pointer or focus comes to them. What is pressed before that, and what opens dialogs, is up to the page's inline script.
 */
import type { Behaviour, Part } from '../Behaviour.ts'
import { notice } from '../notice.ts'
import { attend, dismissLast } from '../toast.ts'

/** Whether something is kept from before, such as a draft. Where storage is forbidden, nothing is. */
const isKept = () => {
  try {
    return sessionStorage.length > 0
  } catch {
    return false
  }
}

if (isKept()) void import('./dialogs.ts').then((dialogs) => dialogs.remind())

/** Does again what was pressed before its script had come, where an earlier key may have moved the focus to. */
const repeat = (early: Event): void => {
  const { type, key, target } = early as KeyboardEvent // a submit has no key
  const at = document.activeElement as HTMLElement // a page that is shown has one
  if (type !== 'keydown') (target as HTMLElement).closest('form')?.requestSubmit()
  else if (at.dispatchEvent(new KeyboardEvent(type, early)) && /^(Enter| )$/.test(key)) at.click()
}

/** Starts the script of a part, and again if it could not come. That of the header has no address in the page. */
const begin = (part: Part, event?: Event): void => {
  const { behaviour } = part.dataset
  const script: Promise<Behaviour> = behaviour
    ? import(/* @vite-ignore */ behaviour)
    : import('../menus/menus.ts')
  part.begun ??= script.then(async ({ start }) => {
    await start(part, event)
    delete part.dataset['later']
    for (const early of part.held?.splice(0) ?? []) repeat(early)
  })
  part.begun.catch(() => {
    part.begun = undefined
  })
}

/** Parts whose script has not come, and waits until somebody is at them. */
const waiting = '[data-later=""]'

for (const part of document.querySelectorAll<Part>('[data-behaviour], [data-later]'))
  if (
    !part.matches(waiting) ||
    location.hash ||
    part.held ||
    part.querySelector(':is(:focus, :popover-open)')
  )
    begin(part)
for (const type of ['pointerover', 'focusin', 'touchstart', 'hashchange'])
  addEventListener(
    type,
    (event) => {
      for (const part of document.querySelectorAll<Part>('[data-later]'))
        if (type === 'hashchange' || part.contains(event.target as Node)) begin(part, event) // the others have an element
    },
    { passive: true },
  )
// Without a script the browser tells by itself what a button has opened; the attribute may not stand beside `popovertarget` in HTML.
for (const button of document.querySelectorAll<HTMLButtonElement>('[popovertarget]')) {
  const panel = button.popoverTargetElement
  button.ariaExpanded = String(panel?.matches(':popover-open') === true)
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
