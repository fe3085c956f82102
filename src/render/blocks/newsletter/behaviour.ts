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

/** Shows the card, which could do nothing without this script, and takes addresses. What is wrong is said in the page's language, not the browser's. */
export const start = (section: HTMLElement): void => {
  const form = section.querySelector('form')
  const input = section.querySelector('input')
  const button = section.querySelector('button')
  const status = section.querySelector<HTMLElement>('[role=status]')
  if (!form || !input || !button || !status) return
  section.hidden = false
  form.noValidate = true
  button.disabled = false // Firefox restores it disabled where the page was left while an address was on its way
  const refuse = (wrong: string | undefined) => {
    status.textContent = wrong ?? ''
    input.ariaInvalid = wrong === undefined ? null : 'true'
    if (wrong === undefined) input.removeAttribute('aria-describedby')
    else input.setAttribute('aria-describedby', status.id)
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    const sent = input.value
    const { valueMissing, patternMismatch } = input.validity // what else browsers refuse, such as international addresses, is none of their business
    const fault = valueMissing ? 'errorRequired' : patternMismatch && 'errorEmail'
    refuse(fault ? form.dataset[fault] : undefined)
    if (fault) return input.focus()
    const isLeft = () =>
      !form.contains(document.activeElement) && document.activeElement !== document.body
    button.disabled = true
    const [wrong] = await Promise.all([send(form, sent.trim()), after(pause)])
    status.textContent = wrong ?? form.dataset['success'] ?? ''
    button.disabled = wrong === undefined
    // A button that is disabled has lost the focus. Who is typing another address keeps it.
    if (!isLeft() && document.activeElement !== input) status.focus()
    if (wrong !== undefined) return
    await after(praise)
    status.textContent = ''
    button.disabled = false
    if (input.value === sent) form.reset() // else another address is being typed
    if (document.activeElement === status) input.focus()
  })
}
