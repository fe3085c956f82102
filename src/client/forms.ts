/**
 * Watches a prerendered form until somebody uses it, then loads what takes it over. Keeps what is typed for as long as
 * the tab lives, sets what only the visitor's clock knows, and holds a submit that comes before the take-over.
 */
import { today } from '../fields/date/today.ts'
import { draftOf, keepDraft } from './draft.ts'
import { fillForm } from './fillForm.ts'

type Takeover = typeof import('./entries/takeover.tsx')

/** How long a submit waits for the take-over before the browser sends the form by itself, in milliseconds. */
const patience = 3000

const watched = new WeakSet<Element>()

export const watchForm = (frame: HTMLElement): void => {
  const form = frame.querySelector('form')
  if (!form || watched.has(form)) return
  watched.add(form)
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-min=today]')) input.min = today()
  fillForm(form, draftOf(form))
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= (import(/* @vite-ignore */ frame.dataset['takeover'] ?? '') as Promise<Takeover>).then(({ takeOver }) => takeOver(frame))
    loading.catch(() => undefined) // the form works without: a submit then goes the browser's own way
    return loading
  }
  form.addEventListener('input', () => keepDraft(form))
  form.addEventListener('focusin', () => void load(), { once: true })
  form.addEventListener(
    'submit',
    (event) => {
      if (form.dataset['taken']) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const late = new Promise<never>((_resolve, reject) => setTimeout(reject, patience))
      Promise.race([load(), late]).then(
        () => form.requestSubmit(),
        () => form.submit(),
      )
    },
    true,
  )
}
