import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { Values } from '../../../core/kit/FieldProps.ts'
import type { FieldSet } from '../../fields/FieldSet.ts'
import { ourFields } from '../../fields/ourFields.ts'
import { EnquiryForm } from '../../form/EnquiryForm.tsx'
import { newEnquiryId } from '../../form/newEnquiryId.ts'
import { type OwnFields, withOwnFields } from '../../form/ownFields.ts'
import type { FormFailure } from '../../form/parseResponse.ts'
import { readValues } from '../../form/readValues.ts'
import { sendEnquiry } from '../../form/sendEnquiry.ts'
import type { FormErrors, FormSetup } from '../../form/types.ts'
import { unreadIn } from '../../form/unreadIn.ts'
import { attemptOf, dropEnquiry, keepAttempt } from '../attempt.ts'
import { giveFields } from '../giveFields.ts'
import { restoreFocus } from '../restoreFocus.ts'

/**
 * A page that is left breaks its requests off, which looks like a failure and is shown to nobody. Only what has stood on the
 * page for so many milliseconds counts as seen; until then it stays open what became of the enquiry.
 */
const timeToSee = 1000

/**
 * Half a date can neither be read nor put back, and React would wipe it out: it waits until the date is whole, or taken out again, which
 * only leaving the field tells. Meanwhile the browser's own checks hold a submit.
 */
const whenReadable = (
  frame: HTMLElement,
  form: HTMLFormElement,
  known: FieldSet,
  setup: FormSetup,
): void => {
  const once = new AbortController()
  const again = () => {
    once.abort()
    setTimeout(() => begin(frame, known, setup)) // once the focus is where it goes
  }
  for (const type of ['input', 'focusout'])
    form.addEventListener(type, again, { signal: once.signal })
}

/** The fields that a form may hold: ours, and with them those of the site's own where it has one, whose script is fetched then. */
const fieldsOf = async (own: string): Promise<FieldSet> => {
  giveFields()
  return withOwnFields(ourFields, (await import(/* @vite-ignore */ own)) as OwnFields) // built with the page
}

/** Lets React take a prerendered form over where it stands: what is typed, chosen and focused stays. */
export const hydrateForm = (frame: HTMLElement): void | Promise<void> => {
  const setup = JSON.parse(frame.querySelector('template')?.content.textContent ?? '') as FormSetup // written beside the form by the same build
  const { own } = setup
  return own
    ? fieldsOf(own).then((known) => begin(frame, known, setup))
    : begin(frame, ourFields, setup)
}

const begin = (frame: HTMLElement, known: FieldSet, setup: FormSetup): void => {
  const island = frame.querySelector<HTMLElement>('[data-island]')
  const form = island?.querySelector('form')
  if (!island || !form || frame.dataset['hydrated']) return
  const { fields } = setup.block
  const key = form.dataset['form'] ?? ''
  if (fields.some((field) => unreadIn(form, field.name)))
    return void whenReadable(frame, form, known, setup)
  const last = attemptOf(key)
  let enquiryId = last?.enquiryId ?? newEnquiryId()
  let seeing: ReturnType<typeof setTimeout> | undefined
  const send = async (values: Values, honeypot: string) => {
    clearTimeout(seeing)
    const doubt = setup.words.failedTimeout
    keepAttempt(key, { enquiryId, state: 'open', doubt })
    const response = await sendEnquiry(setup, values, { enquiryId, honeypot })
    if (response.kind === 'sent') {
      enquiryId = newEnquiryId()
      dropEnquiry(key)
    } else
      seeing = setTimeout(() => keepAttempt(key, { enquiryId, state: 'failed', doubt }), timeToSee)
    return response
  }
  const unconfirmed: FormFailure = {
    kind: 'refused',
    fields: {},
    form: setup.words.failedTimeout,
    retry: true,
  }
  const focused = restoreFocus(island)
  flushSync(() =>
    hydrateRoot(
      island,
      <EnquiryForm
        known={known}
        setup={setup}
        initial={readValues(known.rules, form, fields)}
        errors={
          JSON.parse(form.dataset['errors'] ?? '{}') as FormErrors /* written by the form itself */
        }
        earlier={last && last.state !== 'failed' ? unconfirmed : undefined}
        send={send}
        onSent={() => tell(frame, setup)}
        onFailed={() => frame.closest('dialog')?.dispatchEvent(new Event('failed'))}
      />,
    ),
  )
  frame.dataset['hydrated'] = 'true'
  focused()
}

/** Closes the dialog, then says what became of the enquiry: a toast outside of an open dialog could not be reached. */
const tell = (frame: HTMLElement, { block: { success }, words }: FormSetup): void => {
  const { title, text } = success
  frame.closest('dialog')?.close()
  void (
    import(/* @vite-ignore */ frame.dataset['toasts'] ?? '') as Promise<
      typeof import('./toasts.tsx')
    >
  ).then(
    ({ showToast }) => showToast({ title, text, dismiss: words.dismiss }),
    () => dispatchEvent(new CustomEvent('notice', { detail: `${title} ${text}` })), // its script can't come: the loader has told such things from the start
  )
}
