import { travellingNames } from '../document/travellingNames.ts'
import type { Field } from '../fields/index.ts'
import type { Fault } from '../fields/receive.ts'
import { receiverOf } from '../fields/received.ts'
import type { EnquiryBody } from './enquiryBody.ts'
import type { FormDescription } from './siteManifest.ts'

/** A form-level code of the form service (first specification, section 8) or one of our own, which forms treat as UNSPECIFIED. */
export type FormCode = 'BLOCKED' | 'EMPTY' | 'FORM_NOT_FOUND' | 'NO_FILE_UPLOADS' | 'TOO_LARGE' | 'NOT_UNDERSTOOD' | 'NOT_STORED' | 'TOO_MANY' | 'UNSPECIFIED'

/** One entry of the answer's `errors`. Without `field` it concerns the whole form. */
export type EnquiryError = { readonly field?: string; readonly code: FormCode | Fault['code']; readonly message: string }

export type EnquiryValues = Readonly<Record<string, string | readonly string[]>>

/** `values` are those of the form's fields, `other` what came beside them: kept too, so that a form that changed loses nothing. */
export type CheckedEnquiry = { readonly values: EnquiryValues; readonly other: EnquiryValues; readonly errors: readonly EnquiryError[] }

/** Control signs could break a log, a header or a table; where lines are wanted, line ends stay. */
const clean = (text: string, lines: boolean): string => {
  const whole = text.replace(/[\ud800-\udfff]/gu, '\ufffd').replace(/\r\n?/g, '\n') // with the u flag only halves of a pair match
  return whole.replace(lines ? /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g : /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, lines ? '' : ' ').trim()
}

const messageOf = ({ word, values = {} }: Pick<Fault, 'word' | 'values'>, field: Field, words: Readonly<Record<string, string>>): string => {
  const filled = { label: 'label' in field ? field.label : field.name, ...values } as Record<string, string | number>
  const text = (words[word] ?? '').replace(/^\{label\}:\s*/, '') // forms put the label in front themselves
  return text.replace(/\{(\w+)\}/g, (all, key: string) => String(filled[key] ?? all))
}

const faultOf = (field: Field, sent: readonly string[] | undefined, texts: readonly string[], earliest: string): Fault | undefined => {
  const isRequired = 'required' in field && field.required === true
  if (isRequired && sent === undefined) return { code: 'REQUIRED_FIELD_MISSING', word: 'errorRequired' }
  if (isRequired && texts.length === 0) return { code: 'REQUIRED_FIELD_EMPTY', word: 'errorRequired' }
  const { list, fault } = receiverOf(field)
  if (!list && texts.length > 1) return { code: 'TYPE_TEXT', word: 'errorOther' }
  for (const text of texts) {
    const found = fault?.(field, text, earliest)
    if (found) return found
  }
  return undefined
}

/** Yesterday by UTC: wherever the visitor is, a day from then on may still be today. */
const earliestDay = (now: number): string => new Date(now - 86_400_000).toISOString().slice(0, 10)

/**
 * Checks an enquiry against its form's document. Pure; `now` in milliseconds. Texts come back trimmed, without control
 * signs; a field that was not sent comes back empty.
 */
export const checkEnquiry = (form: FormDescription, body: EnquiryBody, words: Readonly<Record<string, string>>, now: number): CheckedEnquiry => {
  const errors: EnquiryError[] = []
  const values = new Map<string, string | readonly string[]>()
  for (const field of form.fields) {
    const { list, lines } = receiverOf(field)
    const sent = body.get(field.name)
    const texts = (sent ?? []).map((text) => clean(text, lines === true)).filter((text) => text !== '')
    const fault = faultOf(field, sent, texts, earliestDay(now))
    if (fault) errors.push({ field: field.name, code: fault.code, message: messageOf(fault, field, words) })
    values.set(field.name, list ? texts : (texts[0] ?? ''))
  }
  if (!form.fields.some(({ name }) => body.has(name))) errors.unshift({ code: 'EMPTY', message: 'The enquiry is empty.' })
  const extra = [...body].filter(([name]) => !values.has(name) && !travellingNames.has(name))
  return {
    values: Object.fromEntries(values),
    other: Object.fromEntries(extra.map(([name, texts]) => [clean(name, false), texts.map((text) => clean(text, true)).join(', ')])),
    errors,
  }
}
