import type { FormSetup } from '../../form/types.ts'

/** How long it waits before it says so, and how long it says so, in milliseconds: an answer that comes at once looks as if nothing had been done. */
const pause = 1000
const praise = 3000

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends the address to the form that the site names for it, under one name until it has arrived. Without a form, nothing is sent. Gives what went wrong. */
const send = async (form: HTMLFormElement, email: string): Promise<string | undefined> => {
  const { setup: json, script } = form.dataset // both written by Newsletter.tsx
  if (json === undefined || script === undefined) return undefined
  const setup = JSON.parse(json) as FormSetup
  try {
    const { newEnquiryId, sendEnquiry } = (await import(
      /* @vite-ignore */ script
    )) as typeof import('../../browser/entries/enquiry.ts')
    form.dataset['enquiry'] ??= newEnquiryId()
    const response = await sendEnquiry(
      setup,
      { email },
      { enquiryId: form.dataset['enquiry'], honeypot: '' },
    )
    if (response.kind !== 'sent') return response.form ?? Object.values(response.fields).join(' ')
    delete form.dataset['enquiry']
    return undefined
  } catch {
    return setup.words.failedNetwork // its script could not be loaded
  }
}

/** Shows the card, which could do nothing without this script, and takes addresses. */
export const start = (section: HTMLElement): void => {
  const form = section.querySelector('form')
  const input = section.querySelector('input')
  const button = section.querySelector('button')
  const status = section.querySelector('[role=status]')
  if (!form || !input || !button || !status) return
  section.hidden = false
  button.disabled = false // Firefox restores it disabled where the page was left while an address was on its way
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled || input.value.trim() === '') return
    button.disabled = true
    const sent = input.value
    const [wrong] = await Promise.all([send(form, sent.trim()), after(pause)])
    status.textContent = wrong ?? form.dataset['success'] ?? ''
    if (wrong === undefined) {
      await after(praise)
      status.textContent = ''
      if (input.value === sent) form.reset() // else another address is being typed
    }
    button.disabled = false
  })
}
