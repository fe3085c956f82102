/**
 * Watches a prerendered form until somebody uses it, then loads the script that hydrates it. Keeps what is typed for as long as
 * the tab lives, and holds a press on its button that comes before that, also where fields are wrong.
 */
import type { ToldAtOnce } from '../form/toldAtOnce.ts'
import { keepDraft, restoreDraft } from './draft.ts'
import { presetForm } from './fillForm.ts'

type Hydration = typeof import('./entries/hydrate.tsx')

/** How long a submit waits for hydration before the browser sends the form by itself, in milliseconds. */
const timeout = 3000

/** What the script is told beyond what stands beside the form: in a dialog, which is fetched before anybody asks for it, that is a file of its own. */
const completeSetup = async (
  { dataset: { told } }: HTMLElement,
  beside: HTMLTemplateElement | null,
): Promise<void> => {
  if (!told || !beside) return
  const setup: unknown = await (await fetch(told)).json() // anything but JSON, such as a not-found page, is a failure
  beside.content.textContent = JSON.stringify(setup)
}

/** Loads the script and all that it imports at once: the addresses stand in the frame, the script's own first. */
const hydrate = async (frame: HTMLElement): Promise<void> => {
  const addresses = (frame.dataset['hydrate'] ?? '').split(' ')
  const scripts = Promise.all(
    addresses.map((address) => import(/* @vite-ignore */ address)),
  ) as Promise<[Hydration]> // the first one by its name
  const [[script]] = await Promise.all([
    scripts,
    completeSetup(frame, frame.querySelector('template')),
  ])
  await script.hydrateForm(frame)
}

/** Whether the site answers at all. */
const isReachable = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  }).then(
    () => true,
    () => false,
  )

/** Sends the form without the script, unless that would only lose it. From then on the form is the browser's: a script that comes late would send it again. */
const post = async (frame: HTMLElement, form: HTMLFormElement): Promise<void> => {
  const { block, words } = JSON.parse(
    frame.querySelector('template')?.content.textContent ?? '',
  ) as ToldAtOnce // written beside the form by the same build
  // Browsers behind some VPNs and firewalls say that they are offline: only a failed try proves it.
  if (!navigator.onLine && !(await isReachable())) {
    dispatchEvent(new CustomEvent('notice', { detail: words.failedOffline }))
    return
  }
  if (frame.dataset['hydrated']) {
    // Meanwhile another press posted the form, or the script took it over.
    if (frame.dataset['hydrated'] !== 'posted') form.requestSubmit()
    return
  }
  try {
    sessionStorage.setItem(`posted:${form.dataset['form']}`, block.success.page ?? '')
  } catch {
    // storage may be forbidden; then no draft was kept that would have to go
  }
  frame.dataset['hydrated'] = 'posted'
  form.submit()
}

const watched = new WeakSet<Element>()

export const watchForm = (frame: HTMLElement): void => {
  const form = frame.querySelector('form')
  if (!form || watched.has(frame)) return
  watched.add(frame)
  restoreDraft(form)
  if (!frame.closest('dialog')) presetForm(form, new URLSearchParams(location.search))
  keepDraft(form) // with what was typed before this script came
  // Firefox restores at a reload that a button was disabled: after a page that was left while its enquiry was on the way, nobody could send it again.
  for (const button of form.querySelectorAll('button')) button.disabled = false
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= hydrate(frame)
    loading.catch((error: unknown) => {
      console.error(error)
      loading = undefined // a submit tries again, and then goes the browser's own way
    })
    return loading
  }
  for (const type of ['input', 'change']) frame.addEventListener(type, () => keepDraft(form)) // some that fill fields in by themselves send one of them
  for (const type of ['focusin', 'input', 'change', 'pointerdown'])
    frame.addEventListener(type, () => void load().catch(() => undefined), { once: true })
  if ((document.activeElement as HTMLInputElement | null)?.form === form)
    void load().catch(() => undefined) // a field or button of it; anything else has no form
  let isQueued = false
  /** The script did not take the form over in time for a press: wrong fields are told by the browser then, in its own words. */
  let isAlone = false
  const hold = (event: Event) => {
    if (frame.dataset['hydrated'] || (event.type === 'invalid' && isAlone)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isQueued) return
    isQueued = true
    const late = new Promise<never>((_resolve, reject) => setTimeout(reject, timeout))
    // Not within the browser's own round of checks, which this event is part of.
    const over = new Promise((resolve) => setTimeout(resolve))
    Promise.race([Promise.all([load(), over]), late]).then(
      () => {
        isAlone = !frame.dataset['hydrated'] // it waits for half a date to be finished
        form.requestSubmit()
      },
      () => {
        isAlone = true
        if (form.reportValidity()) void post(frame, form)
      },
    )
    setTimeout(() => {
      isQueued = false
    }, timeout)
  }
  for (const type of ['submit', 'invalid']) frame.addEventListener(type, hold, true)
}
