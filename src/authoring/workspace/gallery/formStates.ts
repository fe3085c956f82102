import type { FormWords } from '../../../core/locale/formWords.ts'
import type { FormBlock } from '../../../render/form/formSchema.ts'
import { type FormResponse, parseResponse } from '../../../render/form/parseResponse.ts'

/** Codes of the form service that belong to no field: those of Formspree's protocol. */
const formCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
  'UNSPECIFIED',
] as const

/** What a form goes through: how it begins, whether it is sent at once, and what becomes of it. Without an outcome it stays on its way. */
export type FormState = {
  readonly name: string
  readonly what: string
  readonly begins: 'blank' | 'filled'
  readonly isSent: boolean
  readonly response?: (block: FormBlock, words: FormWords) => FormResponse
}

type Body = (block: FormBlock) => unknown

const answered = (name: string, what: string, body: Body, isGood = false): FormState => ({
  name,
  what,
  begins: 'filled',
  isSent: true,
  response: (block, words) => parseResponse(body(block), isGood, block, words),
})

const failed = (
  name: string,
  what: string,
  word: 'failedNetwork' | 'failedOffline' | 'failedTimeout',
): FormState => ({
  name,
  what,
  begins: 'filled',
  isSent: true,
  response: (_block, words) => ({ kind: 'refused', fields: {}, form: words[word], retry: true }),
})

const fieldErrors: Body = ({ fields }) => ({
  errors: fields.flatMap((field) =>
    'label' in field && field.required
      ? [{ field: field.name, code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }]
      : [],
  ),
})

/** Every state that a form can be in, in the order in which a visitor may meet them. */
export const formStates: readonly FormState[] = [
  { name: 'idle', what: 'As a visitor finds it.', begins: 'blank', isSent: false },
  {
    name: 'incomplete',
    what: 'Sent without what is required: the browser’s part finds it.',
    begins: 'blank',
    isSent: true,
  },
  { name: 'submitting', what: 'On its way.', begins: 'filled', isSent: true },
  answered(
    'success',
    'Arrived: the form is empty again, and the message after sending is shown.',
    () => ({ ok: true, next: '/' }),
    true,
  ),
  answered('field-errors', 'The form service finds fault with fields.', fieldErrors),
  ...formCodes.map((code) =>
    answered(code.toLowerCase().replaceAll('_', '-'), `The form service answers ${code}.`, () => ({
      errors: [{ code, message: '' }],
    })),
  ),
  answered('failure', 'The form service answers with one error as words.', () => ({
    error: 'The form could not be processed.',
  })),
  answered(
    'unexpected',
    'The form service answers with something that nobody foresaw.',
    () => undefined,
  ),
  failed('not-confirmed', 'No answer within 20 seconds.', 'failedTimeout'),
  failed('no-connection', 'The connection broke.', 'failedNetwork'),
  failed('offline', 'The device is offline.', 'failedOffline'),
]
