/** Opens the dialogs of the site: puts a dialog's prerendered inner part into a native `dialog`. */
import type { Behaviour } from './Behaviour.ts'
import { presetForm } from './fillForm.ts'
import { firstField } from './firstField.ts'
import { watchForm } from './forms.ts'

const dialogs = new Map<string, HTMLDialogElement>()

const idOf = (link: HTMLAnchorElement) => link.pathname.split('/').pop() ?? ''

/** Whether a pointer stands on what lies behind the dialog. A press on its scrollbar also has the dialog as its target. */
const isOutside = (
  dialog: HTMLDialogElement,
  { target, clientX, clientY }: MouseEvent,
): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return (
    target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
  )
}

/** Native dialogs let the focus wander into the browser's own bars; this keeps it in a circle. */
const keepFocus = (dialog: HTMLDialogElement, event: KeyboardEvent): void => {
  if (event.key !== 'Tab') return
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled:not([type=hidden], [tabindex="-1"]), select, textarea',
    ),
  ]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from && document.activeElement !== dialog) return
  event.preventDefault()
  to?.focus()
}

const build = (id: string, page: Document): HTMLDialogElement => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(page.querySelector('template')?.content.textContent ?? '')
  document.adoptedStyleSheets.push(sheet)
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  dialog.setAttribute('aria-labelledby', `_${id}-heading`)
  const inner = document.importNode(page.querySelector('.dialog-inner') as Element, true) // written by renderFragment
  inner.querySelector('h2')?.setAttribute('id', `_${id}-heading`)
  dialog.append(inner)
  document.body.append(dialog)
  // As the loader does on a page; those that come later it starts here too.
  for (const element of inner.querySelectorAll<HTMLElement>(
    '[data-behaviour]:not([data-later=""])',
  )) {
    void (import(/* @vite-ignore */ element.dataset['behaviour'] ?? '') as Promise<Behaviour>).then(
      ({ start }) => start(element),
    )
  }
  let pressedOutside = false
  dialog.addEventListener('pointerdown', (event) => {
    pressedOutside = isOutside(dialog, event)
  })
  dialog.addEventListener('click', (event) => {
    const isClose = event.target instanceof Element && event.target.closest('[data-close]') !== null
    if (isClose || (pressedOutside && isOutside(dialog, event))) dialog.close()
  })
  dialog.addEventListener('keydown', (event) => keepFocus(dialog, event))
  dialog.addEventListener('close', settle)
  dialog.addEventListener('failed', () => show(dialog))
  for (const form of dialog.querySelectorAll<HTMLElement>('[data-hydrate]')) watchForm(form)
  return dialog
}

/** Toasts stand in the dialog while it is open: everything outside can neither be clicked nor heard. */
const moveToasts = (to: Element) => {
  const toasts = document.querySelector('.toasts')
  if (toasts) to.append(toasts)
}

/** Shows a dialog, also one that was closed while its enquiry was on the way and failed. The page behind stands still. */
const show = (dialog: HTMLDialogElement): void => {
  if (dialog.open) return
  // Who doesn't know popovers passes over what stands in `:is`.
  for (const menu of document.querySelectorAll<HTMLElement>(':is(:popover-open)[popover=auto]'))
    menu.hidePopover()
  const { documentElement: root } = document
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  dialog.showModal()
  moveToasts(dialog)
}

const settle = (): void => {
  if (document.querySelector('dialog:modal')) return
  document.documentElement.removeAttribute('style')
  moveToasts(document.body)
}

/** Where the focus goes back to: what opened the dialog, or the button of the menu that it stood in. */
const goBack = (link: HTMLAnchorElement): void => {
  const menu = link.closest('[popover]')
  const visible =
    link.getClientRects().length > 0
      ? link
      : document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`)
  visible?.focus()
}

/** What the page fills into a dialog, overridden by what the link itself does. */
const presetOf = (link: HTMLAnchorElement): URLSearchParams => {
  const presets = JSON.parse(
    document.querySelector<HTMLElement>('main')?.dataset['presets'] ?? '{}',
  ) as Record<string, Record<string, string>> // written by src/render/page/Page.tsx
  const id = idOf(link)
  const values = new URLSearchParams(Object.hasOwn(presets, id) ? presets[id] : undefined)
  for (const [name, value] of new URLSearchParams(link.dataset['preset'])) values.set(name, value)
  return values
}

const begin = (forms: NodeListOf<HTMLFormElement>, link: HTMLAnchorElement): void => {
  for (const form of forms) presetForm(form, presetOf(link))
  if (forms[0]) firstField(forms[0])?.focus()
}

/** Opens the dialog of a link, fills in what the link presets, focuses the first field. */
export const openDialog = (link: HTMLAnchorElement, page: Document): void => {
  const id = idOf(link)
  const own = document.querySelectorAll<HTMLFormElement>('main form[data-form]')
  if (link.pathname === location.pathname && own[0]) {
    begin(own, link) // on the dialog's own page, the same form must not stand twice
    return
  }
  const dialog = dialogs.get(id) ?? build(id, page)
  dialogs.set(id, dialog)
  if (dialog.open) return
  show(dialog)
  dialog.addEventListener('close', () => goBack(link), { once: true })
  begin(dialog.querySelectorAll('form'), link)
}
