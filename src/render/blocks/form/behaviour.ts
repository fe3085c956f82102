import { setDays } from '../../browser/setDays.ts'

/** How long a press on a form's button waits for what takes the form over, in milliseconds; src/render/browser/forms.ts waits as long for the next part. */
const timeout = 3000

/**
 * Sets the days that a form's fields take, and loads its script when the form is touched, at once where somebody is in it
 * already. A press on its button that comes before that script waits for it, also with fields that are wrong: else the browser
 * would say so in its words, and a second press would be needed for ours.
 */
export const start = (frame: HTMLElement): void => {
  const waiting = new AbortController()
  let isPressed = false
  const go = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    // Not while the event of the press is still told: Firefox knows at once of a script that has failed before, and no form is sent from within its own event.
    if (isPressed) setTimeout(() => frame.querySelector('form')?.requestSubmit())
  }
  const watch = () =>
    import('../../browser/entries/dialogs.ts').then(({ watchForm }) => {
      watchForm(frame)
      go()
    })
  const hold = (event: Event) => {
    if (frame.dataset['hydrated']) return
    event.preventDefault()
    if (isPressed) return
    isPressed = true
    watch().catch(go)
    setTimeout(go, timeout)
  }
  setDays(frame)
  for (const type of ['focusin', 'pointerover', 'touchstart'])
    frame.addEventListener(type, watch, { once: true, passive: true })
  for (const type of ['submit', 'invalid'])
    frame.addEventListener(type, hold, { capture: true, signal: waiting.signal })
  if (frame.matches(':focus-within')) void watch()
}
