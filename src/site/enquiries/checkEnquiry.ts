import { reservedFieldNames } from '../../core/document/reservedFieldNames.ts'
import { faultOf, textsFault } from '../../core/fields/faultOf.ts'
import { blankOf, type FieldRulesByType, rulesOf } from '../../core/fields/fieldRules.ts'
import type { FieldCode } from '../../core/kit/FieldCheck.ts'
import type { Value } from '../../core/kit/FieldProps.ts'
import { entriesNow, namesSent } from '../../render/fields/entriesNow.ts'
import type { Field } from '../../render/fields/Field.ts'
import { sayFault } from '../../render/form/sayFault.ts'
import type { FormDescription } from '../store/siteManifest.ts'
import type { EnquiryBody } from './enquiryBody.ts'

/** A form-level code of Formspree's protocol or one of our own, which forms treat as UNSPECIFIED. */
type FormCode =
  | 'BLOCKED'
  | 'EMPTY'
  | 'FORM_NOT_FOUND'
  | 'NO_FILE_UPLOADS'
  | 'TOO_LARGE'
  | 'NOT_UNDERSTOOD'
  | 'NOT_STORED'
  | 'TOO_MANY'
  | 'UNSPECIFIED'

/** One entry of the answer's `errors`. Without `field` it concerns the whole form. `sentAs`: the earlier name under which the field came. */
export type EnquiryError = {
  readonly field?: string
  readonly sentAs?: string
  readonly code: FormCode | FieldCode
  readonly message: string
}

export type EnquiryValues = Readonly<Record<string, string | readonly string[]>>

/** `values` are those of the form's fields, `other` what came beside them: kept too, so that a form that changed loses nothing. */
export type CheckedEnquiry = {
  readonly values: EnquiryValues
  readonly other: EnquiryValues
  readonly errors: readonly EnquiryError[]
}

/** Control signs could break a log, a header or a table; where lines are wanted, line ends stay. */
const clean = (text: string, lines: boolean): string => {
  const whole = text.replace(/[\ud800-\udfff]/gu, '\ufffd').replace(/\r\n?/g, '\n') // with the u flag only halves of a pair match
  return whole
    .replace(
      lines
        ? /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
        : /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g,
      lines ? '' : ' ',
    )
    .trim()
}

/** The texts of a field, without those that are empty or came twice. */
const distinct = (texts: readonly string[], lines: boolean): string[] => [
  ...new Set(texts.map((text) => clean(text, lines)).filter((text) => text !== '')),
]

/** What came, in the shape that the field's values have everywhere. Undefined: nothing was sent under its name. */
const valueFrom = (
  rules: FieldRulesByType,
  field: Field,
  texts: readonly string[] | undefined,
): Value | undefined => {
  if (texts === undefined) return undefined
  const blank = blankOf(rules, field)
  if (typeof blank === 'boolean' && texts.length < 2) return texts.length > 0
  return typeof blank === 'string' && texts.length < 2 ? (texts[0] ?? '') : texts
}

/**
 * Checks an enquiry against its form's document, as the browser does (src/core/fields/faultOf.ts). Pure; `today` is the office's day,
 * as 2025-01-15. What comes from a page that is older than the form counts under today's names. Texts come back trimmed, without control signs; a field that was not sent comes back empty.
 */
export const checkEnquiry = (
  rules: FieldRulesByType,
  form: FormDescription,
  sent: EnquiryBody,
  words: Readonly<Record<string, string>>,
  today: string,
): CheckedEnquiry => {
  const names = namesSent(form.fields, sent.keys())
  const body: EnquiryBody = new Map(entriesNow(form.fields, [...sent]))
  const errors: EnquiryError[] = []
  const values = new Map<string, string | readonly string[]>()
  for (const field of form.fields) {
    const { lines = false } = rulesOf(rules, field)
    const sentTexts = body.get(field.name)
    const texts = sentTexts && distinct(sentTexts, lines)
    // A box is ticked whatever its text says, which is stored all the same: so its length counts, too.
    const fault =
      textsFault(rules, field, texts ?? []) ??
      faultOf(rules, field, valueFrom(rules, field, texts), today)
    const sentAs = names.get(field.name) ?? field.name
    if (fault)
      errors.push({
        field: field.name,
        ...(sentAs === field.name ? {} : { sentAs }),
        code: fault.code,
        message: sayFault(fault, field, words),
      })
    values.set(
      field.name,
      Array.isArray(blankOf(rules, field)) ? (texts ?? []) : (texts?.[0] ?? ''),
    )
  }
  if (!form.fields.some(({ name }) => body.has(name)))
    errors.unshift({ code: 'EMPTY', message: words['enquiryEmpty'] ?? '' })
  const extra = [...body].filter(([name]) => !values.has(name) && !reservedFieldNames.has(name))
  return {
    values: Object.fromEntries(values),
    other: Object.fromEntries(
      extra.map(([name, texts]) => [
        clean(name, false),
        texts.map((text) => clean(text, true)).join(', '), // twice too: it may be a list of numbers
      ]),
    ),
    errors,
  }
}
