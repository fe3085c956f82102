/** Opens the dialogs of the site: fetches a dialog's prerendered inner part and puts it into a native `dialog`. */
import { fillForm } from './fillForm.ts'
import { watchForm } from './forms.ts'

const dialogs = new Map<string, Promise<HTMLDialogElement>>()

const idOf = (link: HTMLAnchorElement) => link.pathname.split('/').pop() ?? ''

/** Fetches and parses in one; `responseType` makes the browser parse without a string that could be injected into. */
const fetchDocument = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = 10_000
    request.onload = () => (request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(address)))
    request.onerror = request.ontimeout = () => reject(new Error(address))
    request.send()
  })

const build = async (id: string): Promise<HTMLDialogElement> => {
  const page = await fetchDocument(`/assets/f/${id}.html`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(page.querySelector('style')?.textContent ?? '')
  document.adoptedStyleSheets.push(sheet)
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  dialog.setAttribute('aria-labelledby', `${id}-heading`)
  const inner = document.adoptNode(page.querySelector('.dialog-inner') as Element) // written by renderFragment
  inner.querySelector('h2')?.setAttribute('id', `${id}-heading`)
  dialog.append(inner)
  document.body.append(dialog)
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || (event.target instanceof Element && event.target.closest('[data-close]'))) dialog.close()
  })
  for (const form of dialog.querySelectorAll<HTMLElement>('[data-takeover]')) watchForm(form)
  return dialog
}

/** Fetches what a link opens before it is clicked. Asked again after a failure, it tries again. */
export const prepare = (link: HTMLAnchorElement): Promise<HTMLDialogElement> => {
  const id = idOf(link)
  let made = dialogs.get(id)
  if (!made) {
    made = build(id)
    dialogs.set(id, made)
    made.catch(() => dialogs.delete(id))
  }
  return made
}

/** What the page itself fills into a dialog. It comes second: only fields that are still empty are filled. */
const presetOfPage = (id: string): URLSearchParams => {
  const presets = JSON.parse(document.querySelector<HTMLElement>('main')?.dataset['presets'] ?? '{}') as Record<string, Record<string, string>> // written by src/page/Page.tsx
  return new URLSearchParams(Object.hasOwn(presets, id) ? presets[id] : undefined)
}

/** Opens the dialog of a link, fills in what the link presets, focuses the first field. Focus returns by itself. */
export const openDialog = async (link: HTMLAnchorElement): Promise<void> => {
  const dialog = await prepare(link)
  if (dialog.open) return
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  dialog.showModal()
  const form = dialog.querySelector('form')
  if (!form) return
  fillForm(form, new URLSearchParams(link.dataset['preset']))
  fillForm(form, presetOfPage(idOf(link)))
  form.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"]), select, textarea')?.focus()
  dialog.addEventListener('close', () => link.focus(), { once: true })
}
