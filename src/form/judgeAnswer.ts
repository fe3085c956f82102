import type { FormBlock } from '../blocks/form/schema.ts'
import type { FormWords } from '../document/words.ts'
import { fill } from './fill.ts'
import type { FormErrors } from './types.ts'

/** What became of an enquiry. `retry` says whether sending the same again can help. */
export type Refusal = { readonly kind: 'refused'; readonly fields: FormErrors; readonly form: string | undefined; readonly retry: boolean }
export type Outcome = { readonly kind: 'sent'; readonly next: string | undefined } | Refusal

/** Codes after which no second try can succeed. Source: specification 000, section 8. */
const final = new Set(['BLOCKED', 'FILES_TOO_BIG', 'FORM_NOT_FOUND', 'INACTIVE', 'NO_FILE_UPLOADS', 'PROJECT_NOT_FOUND', 'TOO_MANY_FILES'])

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

type Reported = { field: string | undefined; code: string; message: string }

const reported = (value: unknown): Reported[] =>
  Array.isArray(value)
    ? value.filter(isObject).map(({ field, code, message }) => ({
        field: typeof field === 'string' && field !== '' ? field : undefined,
        code: typeof code === 'string' ? code : 'UNSPECIFIED',
        message: typeof message === 'string' && message !== '' ? message : '',
      }))
    : []

/**
 * Judges an answer by its body, in the order that the contract gives: errors, error, next, else unexpected. Takes the
 * parsed body (undefined where it was no JSON) and whether the status was good.
 */
export const judgeAnswer = (body: unknown, good: boolean, block: FormBlock, words: FormWords): Outcome => {
  const unexpected: Outcome = { kind: 'refused', fields: {}, form: words.failedUnexpected, retry: true }
  if (!isObject(body)) return unexpected
  const errors = reported(body['errors'])
  if (errors.length > 0) return refusal(errors, block, words)
  if (typeof body['error'] === 'string' && body['error'] !== '') return { kind: 'refused', fields: {}, form: `${words.failed} ${body['error']}`, retry: true }
  if (typeof body['next'] === 'string') return { kind: 'sent', next: body['next'] }
  if (good && block.success.anyObject && !('error' in body) && !('errors' in body && errors.length > 0)) return { kind: 'sent', next: undefined }
  return unexpected
}

const refusal = (errors: readonly Reported[], block: FormBlock, words: FormWords): Outcome => {
  const fields: Record<string, string[]> = {}
  const rest: Reported[] = []
  for (const error of errors) {
    const field = block.fields.find(({ name }) => name === error.field)
    if (!field || !('label' in field)) rest.push(error)
    else (fields[field.name] ??= []).push(error.message || fill(words.errorOther, { label: field.label }).replace(`${field.label}: `, ''))
  }
  const labelled = Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => {
      const field = block.fields.find((entry) => entry.name === name)
      return [name, `${field && 'label' in field ? field.label : name}: ${messages.join(', ')}`]
    }),
  )
  const refused = rest.find(({ code }) => final.has(code))
  const form = refused
    ? fill(words.failedRefused, { reason: refused.message || refused.code })
    : rest.length > 0
      ? `${words.failed} ${rest.map(({ message, code }) => message || code).join(', ')}`
      : undefined
  return { kind: 'refused', fields: labelled, form, retry: !refused }
}
