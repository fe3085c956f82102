import { languageName } from '../../core/document/reservedFieldNames.ts'
import type { Values } from '../../core/kit/FieldProps.ts'
import { type FormResponse, parseResponse } from './parseResponse.ts'
import type { FormSetup } from './types.ts'

/** How long an answer is waited for, in milliseconds; then a form says that it could not confirm. */
const responseTimeout = 20_000

type Extra = { readonly enquiryId: string; readonly honeypot: string }

/** What is sent: every field, empty ones as '', and what the form service needs to tell enquiries apart. @internal For tests. */
export const payloadOf = (
  setup: FormSetup,
  values: Values,
  { enquiryId, honeypot }: Extra,
): Record<string, unknown> => ({
  ...Object.fromEntries(
    setup.block.fields.map((field) => [field.name, plain(values[field.name], field)]),
  ),
  formType: setup.block.formType,
  ...(setup.language === undefined ? {} : { [languageName]: setup.language }),
  enquiryId,
  ...(honeypot ? { _gotcha: honeypot } : {}),
})

const plain = (value: Values[string] | undefined, field: object): unknown => {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'boolean') return value ? ('value' in field && field.value) || 'yes' : ''
  return value ?? ''
}

/** When the visitor got the page; one that was prerendered is got when it is shown. */
const loadedAt = (): number => {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number
  })[] // only some browsers prerender
  return Math.round(performance.timeOrigin + (navigation?.activationStart ?? 0))
}

const sessionData = () =>
  btoa(JSON.stringify({ loadedAt: loadedAt(), webdriver: navigator.webdriver === true }))

const failure = (form: string): FormResponse => ({ kind: 'refused', fields: {}, form, retry: true })

/** The most bytes that browsers send on behalf of a page that is gone. */
const maxAfterwards = 60_000

/** Sends an enquiry once and tells what became of it. Never throws: every failure has words for the visitor. */
export const sendEnquiry = async (
  setup: FormSetup,
  values: Values,
  extra: Extra,
): Promise<FormResponse> => {
  const { words, block, action } = setup
  const body = JSON.stringify(payloadOf(setup, values, extra))
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), responseTimeout)
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Formspree-Client': 'broadsheet/1',
        'Formspree-Session-Data': sessionData(),
      },
      signal: control.signal,
      // The enquiry arrives even if the visitor leaves the page at this moment.
      keepalive: new Blob([body]).size < maxAfterwards,
    })
    return parseResponse(parsed(await response.text()), response.ok, block, words)
  } catch {
    // The reason is not for the visitor: either nothing came back in time, or there was no connection.
    if (control.signal.aborted) return failure(words.failedTimeout)
    // Browsers behind some VPNs and firewalls say that they are offline: only a failed try proves it.
    return failure(navigator.onLine ? words.failedNetwork : words.failedOffline)
  } finally {
    clearTimeout(timer)
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON is judged as an unexpected answer
  }
}
