/**
 * What every page loads: it opens dialogs, loads a form's script when the form is used, a block's script where the
 * block stands, the menus' script when the pointer or focus comes near. Everything else works without it.
 */
import { notice } from '../notice.ts'
import { setDays } from '../setDays.ts'
import { attend, dismissLast } from '../toast.ts'

declare global {
  interface Window {
    /** What was clicked before this script came; see src/page/inlineScript.ts. */
    held?: HTMLAnchorElement
  }
}

/** What a block's script in the browser exports: it is started once for each of its blocks on the page. */
type Behaviour = { readonly start: (element: HTMLElement) => void }

const closest = (event: Event, selector: string) => (event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null)

const enquiries = () => import('../enquiries.ts')

/** Parsed by the browser in one go with the download, without a string that something could be injected into. */
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

const fragments = new Map<string, Promise<Document>>()

/** The inner part of the dialog that a link opens, fetched beside the script. Asked again after a failure, it tries again. */
const fragmentOf = (link: HTMLAnchorElement): Promise<Document> => {
  const id = link.pathname.split('/').pop() ?? ''
  let fetched = fragments.get(id)
  if (!fetched) {
    fetched = fetchDocument(`/assets/f/${id}.html`)
    fragments.set(id, fetched)
    fetched.then(setDays, () => fragments.delete(id))
  }
  return fetched
}

const open = (link: HTMLAnchorElement) =>
  Promise.all([enquiries(), fragmentOf(link)])
    .then(([{ openDialog }, page]) => openDialog(link, page))
    // The dialog's own page does the same without any of this.
    .catch(() => location.assign(link.href))

/** Whether the browser's Back leads to a page of this site. */
const hasStepInside = () => ('navigation' in window ? navigation.canGoBack : document.referrer.startsWith(`${location.origin}/`))

window.onclick = null
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = closest(event, 'a[aria-haspopup]')
  const isBack = closest(event, 'a[data-back]') && hasStepInside()
  if (link) void open(link)
  else if (isBack) history.back()
  if (link || isBack) event.preventDefault()
})

for (const type of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    type,
    (event) => {
      const link = closest(event, 'a[aria-haspopup]')
      // A failure is no matter here: the click tries again and says so.
      if (link) Promise.all([enquiries(), fragmentOf(link)]).catch(() => undefined)
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

setDays(document)

/** A form's script comes when the form is touched; at once where something of the visitor's has to be put into it. */
for (const frame of document.querySelectorAll<HTMLElement>('[data-takeover]')) {
  const watch = () => enquiries().then(({ watchForm }) => watchForm(frame))
  for (const type of ['focusin', 'pointerover', 'touchstart']) frame.addEventListener(type, watch, { once: true, passive: true })
  if (isKept()) void watch()
}
if (isKept()) void enquiries().then(({ remind }) => remind())
for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  void (import(/* @vite-ignore */ element.dataset['behaviour'] ?? '') as Promise<Behaviour>).then(({ start }) => start(element))
}
if (document.querySelector('[data-missing]')) console.error(`404: ${location.pathname}`)

const { offline, online } = document.querySelector<HTMLElement>('.toasts')?.dataset ?? {}
addEventListener('offline', () => notice(offline ?? ''))
addEventListener('online', () => notice(online ?? ''))
addEventListener('notice', (event) => notice((event as CustomEvent<string>).detail)) // ours alone has this name
addEventListener('toast', (event) => attend(event.target as HTMLElement, (event as CustomEvent<Parameters<typeof attend>[1]>).detail)) // as above
addEventListener('keydown', dismissLast)

if (window.held) void open(window.held)
