import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { EnquiryForm } from '../../form/EnquiryForm.tsx'
import { readValues } from '../../form/readValues.ts'
import { sendEnquiry } from '../../form/sendEnquiry.ts'
import type { FormSetup, Values } from '../../form/types.ts'
import { dropDraft } from '../draft.ts'

const setups = new WeakMap<Element, FormSetup>()

const setupOf = (frame: HTMLElement): FormSetup => {
  const known = setups.get(frame)
  if (known) return known
  const setup = JSON.parse(frame.querySelector('script')?.textContent ?? '') as FormSetup // written beside the form by the same build
  setups.set(frame, setup)
  return setup
}

/** Lets React take a prerendered form over where it stands: what is typed, chosen and focused stays. */
export const takeOver = (frame: HTMLElement): void => {
  const island = frame.querySelector<HTMLElement>('[data-island]')
  const form = island?.querySelector('form')
  if (!island || !form) throw new Error('There is no form to take over.')
  const setup = setupOf(frame)
  let enquiryId = crypto.randomUUID()
  const send = (values: Values, gotcha: string) => sendEnquiry(setup, values, { enquiryId, gotcha })
  const sent = () => {
    enquiryId = crypto.randomUUID()
    const current = island.querySelector('form')
    if (current) dropDraft(current)
    const dialog = frame.closest('dialog')
    const { title, text } = setup.block.success
    dialog?.close()
    void (import(/* @vite-ignore */ frame.dataset['toasts'] ?? '') as Promise<typeof import('./toasts.tsx')>).then(
      ({ outcomeToast }) => outcomeToast({ title, text, dismiss: setup.words.dismiss }),
      () => announce(frame, `${title} ${text}`), // the message matters more than its looks
    )
  }
  const { activeElement } = document
  const focused = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLSelectElement ? activeElement.name : undefined
  flushSync(() => hydrateRoot(island, <EnquiryForm setup={setup} initial={readValues(form, setup.block.fields)} send={send} onSent={sent} />))
  const taken = island.querySelector('form')
  if (!taken) return
  taken.dataset['taken'] = 'true'
  // Where something foreign made React draw the form anew, the focus goes back to where it was.
  const again = focused ? taken.elements.namedItem(focused) : null
  if (again instanceof HTMLElement && document.activeElement !== again) again.focus()
}

const announce = (frame: HTMLElement, text: string) => {
  const line = document.createElement('p')
  line.className = 'form-done'
  line.setAttribute('role', 'status')
  line.textContent = text
  const dialog = frame.closest('dialog')
  ;(dialog ?? frame).before(line)
}
