/**
 * What toasts do, whoever drew them: they go by themselves, but not while somebody points at them or is in them; they
 * can be closed, swiped away, and sent off with Esc. Part of the loader, since the notice that the connection is gone
 * can't be fetched any more.
 */

/** How far a toast is swiped before it goes, in pixels. */
const farEnough = 60

type Attended = { readonly life: number; readonly close: () => void }

const closers = new Map<Element, () => void>()

/** Swiping sideways moves a toast along; let go far enough off, it is closed. */
const swipe = (toast: HTMLElement, close: () => void): void => {
  let from: number | undefined
  toast.onpointerdown = (event) => {
    if (!(event.target instanceof Element && event.target.closest('button'))) from = event.clientX
  }
  toast.onpointermove = (event) => {
    if (from === undefined) return
    toast.setPointerCapture(event.pointerId)
    toast.style.translate = `${event.clientX - from}px`
  }
  toast.onpointerup = toast.onpointercancel = (event) => {
    if (from !== undefined && Math.abs(event.clientX - from) > farEnough) close()
    from = undefined
    toast.style.translate = ''
  }
}

/** Looks after a toast that has just appeared: `life` in milliseconds, and what closes it. */
export const attend = (toast: HTMLElement, { life, close }: Attended): void => {
  let left = life
  let since = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: EventTarget | null = null
  const end = () => {
    clearTimeout(timer)
    closers.delete(toast)
    const isInside = toast.matches(':focus-within')
    toast.hidden = true // at once: what takes its place away may take its time
    close()
    if (isInside && before instanceof HTMLElement) before.focus()
  }
  const check = () => {
    const isNeeded = toast.matches(':hover, :focus-within')
    if (isNeeded && timer !== undefined) {
      clearTimeout(timer)
      timer = undefined
      left -= Date.now() - since
    } else if (!isNeeded && timer === undefined && toast.isConnected) {
      since = Date.now()
      timer = setTimeout(end, left)
    }
  }
  toast.onpointerenter = toast.onpointerleave = check
  toast.addEventListener('focusin', (event) => {
    if (!toast.contains(event.relatedTarget as Node | null)) before = event.relatedTarget // focus events name elements only
    check()
  })
  toast.addEventListener('focusout', () => setTimeout(check))
  toast.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) end()
  })
  swipe(toast, end)
  closers.set(toast, end)
  check()
}

/** Esc sends the last toast off, unless it means the dialog or menu that is open and the focus is not in the toast. */
export const dismissLast = (event: KeyboardEvent): void => {
  const last = [...closers].at(-1)
  if (event.key !== 'Escape' || !last) return
  if (
    !last[0].matches(':focus-within') &&
    document.querySelector('dialog:modal, :is(:popover-open)')
  )
    return
  event.preventDefault() // in a dialog, it is the toast that goes
  last[1]()
}
