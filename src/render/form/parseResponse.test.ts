import { describe, expect, it } from 'vitest'
import { en } from '../../core/locale/en.ts'
import { formWords } from '../../core/locale/formWords.ts'
import type { FormBlock } from './formSchema.ts'
import { type FormResponse, parseResponse } from './parseResponse.ts'

const block = (anyObject = false): FormBlock => ({
  type: 'form',
  name: 'estimate',
  formType: 'estimate-dialog',
  fields: [
    { type: 'text', name: 'firstName', label: 'First Name', required: true },
    { type: 'email', name: 'email', label: 'Email' },
    { type: 'hidden', name: 'directorCount', value: '' },
  ],
  submit: 'Send',
  submitting: 'Sending...',
  success: { title: 'Sent', text: 'Thank you.', anyObject },
})

const judge = (body: unknown, { isGood = true, anyObject = false } = {}): FormResponse =>
  parseResponse(body, isGood, block(anyObject), formWords(en.words))

describe('a form response is a success', () => {
  it.each([
    ['with a next step', { ok: true, next: '/thanks' }, {}],
    ['with a next step and an empty list of errors', { errors: [], next: '/thanks' }, {}],
    ['with a next step, whatever its status', { next: '/thanks' }, { isGood: false }],
    ['of any object without errors, where the form says so', { ok: true }, { anyObject: true }],
  ])('%s', (_name, body, options) => {
    expect(judge(body, options).kind).toBe('sent')
  })
})

describe('a form response has an unexpected format', () => {
  it.each([
    ['when it is no JSON', undefined, {}],
    ['when it is a list', [], {}],
    ['when it is a text', 'ok', {}],
    ['when it is null', null, {}],
    ['when its next step is no text', { next: 1 }, {}],
    ['when it says ok and no more', { ok: true }, {}],
    ['when its errors are no objects', { errors: ['no'] }, { anyObject: true }],
    ['when its errors are no list', { errors: { email: 'no' } }, { anyObject: true }],
    ['when its error is no text', { error: { message: 'no' } }, { anyObject: true }],
    ['when any object would do but the status is bad', {}, { isGood: false, anyObject: true }],
  ])('%s', (_name, body, options) => {
    expect(judge(body, options)).toEqual({
      kind: 'refused',
      fields: {},
      form: en.words.failedUnexpected,
      retry: true,
    })
  })
})

describe('errors in a form response', () => {
  it('take precedence over a next step', () => {
    expect(
      judge({
        errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }],
        error: 'no',
        next: '/thanks',
      }),
    ).toEqual({
      kind: 'refused',
      fields: { email: 'Email: should be an email' },
      form: undefined,
      retry: true,
    })
  })

  it('are joined by commas after one label', () => {
    const errors = [
      { field: 'email', code: 'TYPE_EMAIL', message: 'one' },
      { field: 'firstName', message: 'three' },
      { field: 'email', code: 'TYPE_TEXT', message: 'two' },
    ]
    expect(judge({ errors })).toMatchObject({
      fields: { email: 'Email: one, two', firstName: 'First Name: three' },
      form: undefined,
    })
  })

  it.each([
    ['REQUIRED_FIELD_EMPTY', 'Email: please fill this in.'],
    ['REQUIRED_FIELD_MISSING', 'Email: please fill this in.'],
    ['TYPE_EMAIL', 'Email: please give an address like name@example.com.'],
    ['TYPE_NUMERIC', 'Email: please give a number.'],
    ['TYPE_TEXT', 'Email: this was not accepted.'],
  ])('with the code %s and no message get a standard message', (code, expected) => {
    expect(judge({ errors: [{ field: 'email', code }] })).toMatchObject({
      fields: { email: expected },
    })
  })

  it.each(['directorCount', 'card', '', undefined])(
    'of the field %s, which visitors can’t see, appear on the form',
    (field) => {
      expect(judge({ errors: [{ field, code: 'TYPE_TEXT', message: 'is odd' }] })).toEqual({
        kind: 'refused',
        fields: {},
        form: `${en.words.failed} is odd`,
        retry: true,
      })
    },
  )

  it.each([
    ['nothing', [{}]],
    ['a code that nobody knows', [{ code: 'WHAT' }]],
    ['such a code for a field that nobody sees', [{ field: 'card', code: 'STRIPE_SCA_ERROR' }]],
    ['several of them', [{ code: 'WHAT' }, { code: 'NOW', message: ' ' }, {}]],
  ])('with %s and no message show the unspecified error message', (_name, errors) => {
    expect(judge({ errors })).toEqual({
      kind: 'refused',
      fields: {},
      form: `${en.words.failed} ${en.words.failedUnspecified}`,
      retry: true,
    })
  })

  it('with the code EMPTY and no message get a standard message', () => {
    expect(judge({ errors: [{ code: 'EMPTY' }] })).toMatchObject({
      form: `${en.words.failed} ${en.words.failedEmpty}`,
      retry: true,
    })
  })

  it('with an unknown code show their own message', () => {
    expect(judge({ errors: [{ code: 'WHAT', message: 'is odd' }] })).toMatchObject({
      form: `${en.words.failed} is odd`,
    })
  })

  it.each([
    'BLOCKED',
    'FILES_TOO_BIG',
    'FORM_NOT_FOUND',
    'INACTIVE',
    'NO_FILE_UPLOADS',
    'PROJECT_NOT_FOUND',
    'TOO_MANY_FILES',
  ])('with the code %s can’t be retried', (code) => {
    expect(judge({ errors: [{ code, message: 'because' }] })).toEqual({
      kind: 'refused',
      fields: {},
      form: en.words.failedRefused.replace('{reason}', 'because'),
      retry: false,
    })
  })

  it('sent as one string appear on the form', () => {
    expect(judge({ error: 'asleep', next: '/thanks' })).toEqual({
      kind: 'refused',
      fields: {},
      form: `${en.words.failed} asleep`,
      retry: true,
    })
  })
})
