import { useRef } from 'react'

/**
 * What a window that opens by itself does with the focus when it closes: it goes back to where it was, unless something else has taken it, and never to
 * nowhere. Windows with a button of their own know that by themselves.
 */
export const useFocusBack = (): ((event: Event) => void) => {
  const before = useRef(document.activeElement)
  return (event) => {
    event.preventDefault()
    if (document.activeElement !== document.body) return
    const there =
      before.current instanceof HTMLElement && before.current.isConnected
        ? before.current
        : undefined
    ;(
      there ?? document.querySelector<HTMLElement>('.studio-panel button, .studio-main h1')
    )?.focus()
  }
}
