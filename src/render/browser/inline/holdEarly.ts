/**
 * Holds what is pressed in a part of the page whose script has not come yet: keys that only that script knows, and the button of a form.
 * The loader does it again once the script is there. Enter, Space and Esc wait too if they follow such a key: it changes what they mean.
 */
import type { Part } from '../Behaviour.ts'
import { on } from './on.ts'

/** How long a form waits before the browser sends it, or reports what is wrong, by itself, in milliseconds. */
const timeout = 3000

const keep = (part: Part, event: Event) => {
  event.preventDefault()
  part.held ??= []
  part.held.push(event)
}

on<Part>('[data-later]', 'keydown', (part, event) => {
  if (
    (part.held ? /^(Ar|Ho|E| )/ : /^(Ar|Ho|End)/).test((event as KeyboardEvent).key) && // one, or of a browser that fills a form in: without a key
    (event.target as Element).matches('summary,nav *')
  )
    keep(part, event)
})

on<Part>('[data-later]', 'submit invalid', (part, event) => {
  keep(part, event)
  setTimeout(() => {
    if (!part.held?.[0]) return
    part.held = []
    delete part.dataset['later']
    ;(event.target as Element).closest('form')?.requestSubmit() // a form or a field of it
  }, timeout)
})
