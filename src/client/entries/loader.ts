/**
 * What every page loads: it opens dialogs, loads a form's script when the form is used, a block's script where the
 * block stands, the menus' script when the pointer or focus comes near. Everything else works without it.
 */
declare global {
  interface Window {
    /** What was clicked before this script came; see src/page/inlineScript.ts. */
    held?: HTMLAnchorElement
  }
}

const opener = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[aria-haspopup]') : null)

const dialog = () => import('../dialog.ts')

const open = (link: HTMLAnchorElement) =>
  dialog()
    .then(({ openDialog }) => openDialog(link))
    // The dialog's own page does the same without any of this.
    .catch(() => location.assign(link.href))

onclick = null
addEventListener('click', (event) => {
  const link = opener(event)
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
  event.preventDefault()
  void open(link)
})

for (const type of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    type,
    (event) => {
      const link = opener(event)
      if (link) dialog().then(({ prepare }) => prepare(link), () => undefined) // a click tries again and says so
      if (event.target instanceof Element && event.target.closest('header')) void import('../menus.ts')
    },
    { passive: true },
  )
}

const form = document.querySelector('[data-takeover]')
if (form) void import('../forms.ts').then(({ watchForm }) => watchForm(form as HTMLElement)) // the query's own element

for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) void import(/* @vite-ignore */ element.dataset['behaviour'] ?? '')
for (const button of document.querySelectorAll<HTMLElement>('header [popovertarget]')) button.ariaExpanded = 'false'
if (document.querySelector('[data-missing]')) console.error(`404: ${location.pathname}`)

if (window.held) void open(window.held)

export {}
