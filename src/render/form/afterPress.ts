let isPressed = false
let waiting: (() => void)[] = []

/** A click happens right after the button comes up, before a timer's turn. */
const release = () =>
  setTimeout(() => {
    isPressed = false
    const due = waiting
    waiting = []
    for (const run of due) run()
  })

if (typeof document !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), true)
  // A button that comes up outside the window may never be told of; who types has let go of it.
  for (const end of ['mouseup', 'dragend', 'keydown']) addEventListener(end, release, true)
}

/**
 * Does what may move the page once no mouse button is down, else at once: a button that moved away under the pointer would
 * lose its click. Touch screens send the same events for a tap.
 */
export const afterPress = (run: () => void): void => {
  if (isPressed) waiting.push(run)
  else run()
}
