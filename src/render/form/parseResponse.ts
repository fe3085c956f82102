import { isObject } from '../../core/document/isObject.ts'
import { fill } from '../../core/locale/fill.ts'
import type { FormWords } from '../../core/locale/formWords.ts'
import type { Field } from '../fields/Field.ts'
import type { FormBlock } from './formSchema.ts'
import { sayFault } from './sayFault.ts'
import type { FormErrors } from './types.ts'
import { withLabel } from './withLabel.ts'

/** `fields` are errors by field name, with the label in front; `form` what belongs to no field; `retry`: sending the same again can help. */
export type FormFailure = {
  readonly kind: 'refused'
  readonly fields: FormErrors
  readonly form: string | undefined
  readonly retry: boolean
}

/** What became of an enquiry. */
export type FormResponse =
  | { readonly kind: 'sent'; readonly next: string | undefined }
  | FormFailure

/** Codes after which no second try can succeed, of those that Formspree's protocol has. */
const final = new Set([
  'BLOCKED',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
])

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

type Reported = { readonly field: string; readonly code: string; readonly message: string }

/** The errors of an answer, or undefined where it names none. */
const reported = (value: unknown): Reported[] | undefined =>
  Array.isArray(value) && value.length > 0
    ? value.filter(isObject).map(({ field, code, message }) => ({
        field: textOf(field),
        code: textOf(code),
        message: textOf(message),
      }))
    : undefined

/**
 * Judges an answer by its body, in the order that the contract gives: errors, error, next, else unexpected. Takes the
 * parsed body (undefined where it was no JSON) and whether the status was good.
 */
export const parseResponse = (
  body: unknown,
  isGood: boolean,
  block: FormBlock,
  words: FormWords,
): FormResponse => {
  const unexpected: FormFailure = {
    kind: 'refused',
    fields: {},
    form: words.failedUnexpected,
    retry: true,
  }
  if (!isObject(body)) return unexpected
  const errors = reported(body['errors'])
  if (errors) return errors.length > 0 ? refusal(errors, block, words) : unexpected
  const error = textOf(body['error'])
  if (error) return { kind: 'refused', fields: {}, form: `${words.failed} ${error}`, retry: true }
  if (typeof body['next'] === 'string') return { kind: 'sent', next: body['next'] }
  const isSilent = Array.isArray(body['errors'] ?? []) && (body['error'] ?? '') === ''
  return isGood && isSilent && block.success.anyObject
    ? { kind: 'sent', next: undefined }
    : unexpected
}

type Labelled = Field & { readonly label: string }

const labelled = (block: FormBlock, name: string): Labelled | undefined =>
  block.fields.find((field): field is Labelled => 'label' in field && field.name === name)

/** What a code means, where the service sends no words with it. The label is put in front of all messages of a field at once. */
const meaning = (code: string, field: Labelled, words: FormWords): string => {
  if (code.startsWith('REQUIRED_FIELD_')) return sayFault({ word: 'errorRequired' }, field, words)
  return sayFault(
    {
      word:
        code === 'TYPE_EMAIL'
          ? 'errorEmail'
          : code === 'TYPE_NUMERIC'
            ? 'errorNumber'
            : 'errorOther',
    },
    field,
    words,
  )
}

/** Why the form as a whole was refused: what the service says; where it brings no words, ours. A code that nobody knows is UNSPECIFIED. */
const reason = ({ code, message }: Reported, words: FormWords): string =>
  message || (code === 'EMPTY' ? words.failedEmpty : words.failedUnspecified)

const refusal = (errors: readonly Reported[], block: FormBlock, words: FormWords): FormFailure => {
  const fields: Record<string, string> = {}
  const rest: Reported[] = []
  for (const error of errors) {
    const field = labelled(block, error.field)
    if (!field) {
      rest.push(error)
      continue
    }
    const said = error.message || meaning(error.code, field, words)
    const before = fields[field.name]
    fields[field.name] = before
      ? `${before}${words.comma ?? ', '}${said}`
      : withLabel(field, said, words)
  }
  const end = rest.find(({ code }) => final.has(code))
  if (end)
    return {
      kind: 'refused',
      fields,
      form: fill(words.failedRefused, { reason: end.message || end.code }),
      retry: false,
    }
  const form =
    rest.length > 0
      ? `${words.failed} ${[...new Set(rest.map((error) => reason(error, words)))].join(words.comma ?? ', ')}`
      : undefined
  return { kind: 'refused', fields, form, retry: true }
}
