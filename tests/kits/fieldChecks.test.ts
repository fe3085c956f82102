import { describe, expect, it } from 'vitest'
import { blankOf, rulesOf } from '../../src/core/fields/fieldRules.ts'
import type { Value } from '../../src/core/kit/FieldProps.ts'
import { en } from '../../src/core/locale/en.ts'
import { formWords } from '../../src/core/locale/formWords.ts'
import type { Field } from '../../src/render/fields/Field.ts'
import { ourRules } from '../../src/render/fields/modules.ts'
import * as fields from '../../src/render/fields/registry.ts'
import { fieldError } from '../../src/render/form/fieldError.ts'
import { formRules } from '../../src/render/form/formRules.ts'
import { parseResponse } from '../../src/render/form/parseResponse.ts'
import { payloadOf } from '../../src/render/form/sendEnquiry.ts'
import type { FormSetup } from '../../src/render/form/types.ts'
import { checkEnquiry } from '../../src/site/enquiries/checkEnquiry.ts'
import {
  type EnquiryBody,
  readFormBody,
  readJsonBody,
} from '../../src/site/enquiries/enquiryBody.ts'

/** Without its name and label, which the table's rows share. */
type Bare<F> = F extends Field ? Omit<F, 'name' | 'label'> & { label?: string } : never

const today = '2031-03-05'
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]
const optional = {
  text: { type: 'text' },
  area: { type: 'textarea' },
  short: { type: 'text', maxLength: 3 },
  email: { type: 'email' },
  tel: { type: 'tel' },
  date: { type: 'date' },
  coming: { type: 'date', min: 'today' },
  notice: { type: 'date', min: 'tomorrow', max: 'in 14 days' },
  later: { type: 'date', min: 'in 3 days' },
  market: {
    type: 'date',
    weekdays: { days: ['wednesday', 'saturday'], label: 'Wednesday or Saturday' },
  },
  url: { type: 'url' },
  time: { type: 'time' },
  number: { type: 'number' },
  some: { type: 'number', min: 1, max: 3 },
  whole: { type: 'number', step: 1 },
  odd: { type: 'number', min: 1, max: 8, step: 2 },
  tenths: { type: 'number', min: 1, step: 0.1 },
  select: { type: 'select', options },
  radio: { type: 'radio', options },
  group: { type: 'checkboxGroup', options },
  box: { type: 'checkbox' },
  hidden: { type: 'hidden' },
} satisfies Record<string, Bare<Field>>
const asked = { required: true } as const

type Taken = [string, Bare<Field>, Value]
type Refused = [string, Bare<Field>, Value, string, string]

const taken: Taken[] = [
  ...Object.entries(optional).map(
    ([name, field]): Taken => [`nothing in an optional ${name}`, field, ''],
  ),
  ['a text', { ...optional.text, ...asked }, 'Ada'],
  [
    'as much as a long text may be, with characters of two units each',
    optional.area,
    '😀'.repeat(20_000),
  ],
  ['as much as a line may be', optional.text, 'x'.repeat(5000)],
  ['as much as a phone number may be', optional.tel, '1'.repeat(100)],
  ['as much as a web address may be', optional.url, `example.com/${'a'.repeat(1988)}`],
  ['as much as its author wants', { ...optional.tel, maxLength: 200 }, '1'.repeat(200)],
  [
    'as long an email address as its author wants',
    { ...optional.email, maxLength: 400 },
    `${'a'.repeat(380)}@example.com`,
  ],
  [
    'as long a web address as its author wants',
    { ...optional.url, maxLength: 3000 },
    `example.com/${'a'.repeat(2900)}`,
  ],
  ['as much as fits', optional.short, ' abc '],
  ['lines as they are written', { ...optional.area, maxLength: 3 }, 'a\nb'],
  ['an e-mail address', optional.email, 'ada@example.co.in'],
  ['an e-mail address of a machine next door', optional.email, 'a@b'],
  [
    'an e-mail address with all that HTML allows',
    optional.email,
    "o'neil+{tax}/2026!#$%&*=?^_`|~-.@x-1.example",
  ],
  ['an e-mail address in another script’s domain', optional.email, 'ada@müller.example'],
  ...['jürgen@example.com', '用户@例え.jp', 'संपर्क@उदाहरण.भारत', '\u200Ba@b.c\uFEFF', 'a@b..c'].map(
    (address): Taken => [`the address ${address}`, optional.email, address],
  ),
  ['an e-mail address that is long', optional.email, `${'a'.repeat(242)}@example.com`],
  ['an e-mail address with blanks around it', optional.email, '  ada@example.com '],
  ...[
    '+91 (194) 245-1234',
    '(+91) 98765 43210',
    '+91 98765 43210 (WhatsApp)',
    '98765 43210 / 94190 12345',
    '+91+9876543210',
    '९८७६५ ४३२१०',
    '٠١٢٣٤٥٦٧',
    '12345',
    '7',
    'office 9419012345, home after six',
    '+44.20.7946.0958 ext 12',
  ].map(
    (number): Taken => [`the telephone number ${number}`, { ...optional.tel, ...asked }, number],
  ),
  ['a day long ago where none is the first', optional.date, '1999-01-01'],
  ['a leap day', optional.date, '2028-02-29'],
  ['today', optional.coming, '2031-03-05'],
  ['a year of five digits', optional.coming, '20310-01-01'],
  ['tomorrow', optional.notice, '2031-03-06'],
  ['the last day', optional.notice, '2031-03-19'],
  ['the third day from today', optional.later, '2031-03-08'],
  ['a Wednesday', optional.market, '2031-03-05'],
  ['a Saturday', optional.market, '2031-03-08'],
  ...[
    'www.example.com',
    'example.com/me',
    'https://example.com/a?b=c#d',
    'http://müller.example',
    'HTTPS://Example.COM:8080',
    'example.org.',
    'उदाहरण.भारत/पृष्ठ',
  ].map((address): Taken => [`the web address ${address}`, { ...optional.url, ...asked }, address]),
  ['a time', optional.time, '09:30'],
  ['a time with seconds', optional.time, '23:59:59.5'],
  ['a number', optional.number, '-1.5e3'],
  ['a number that begins with its point', optional.number, '.5'],
  ['the least number', optional.some, '1'],
  ['the largest number', optional.some, '3'],
  ['a number of the step', optional.whole, '-12'],
  ['a whole number with decimals of nothing', optional.whole, '2.0'],
  ['steps from the least', optional.odd, '3'],
  ['a step that computers cannot halve', optional.tenths, '1.3'],
  ['many such steps', optional.tenths, '1234567.8'],
  ['a choice', { ...optional.select, ...asked }, 'b'],
  ['one of the buttons', { ...optional.radio, ...asked }, 'b'],
  ['none of several', optional.group, []],
  ['some of several', { ...optional.group, ...asked }, ['a', 'b']],
  ['a ticked box', { ...optional.box, ...asked }, true],
  ['an empty box', optional.box, false],
  ['what is not shown', optional.hidden, 'anything'],
]

const empty = 'please fill this in.'
const refused: Refused[] = [
  ['nothing', { ...optional.text, ...asked }, '', 'REQUIRED_FIELD_EMPTY', empty],
  ['blanks alone', { ...optional.area, ...asked }, ' \n\u00a0', 'REQUIRED_FIELD_EMPTY', empty],
  ['no address', { ...optional.email, ...asked }, ' ', 'REQUIRED_FIELD_EMPTY', empty],
  ['no number', { ...optional.tel, ...asked }, '', 'REQUIRED_FIELD_EMPTY', empty],
  ['no day', { ...optional.date, ...asked }, '', 'REQUIRED_FIELD_EMPTY', empty],
  ['no time', { ...optional.time, ...asked }, '', 'REQUIRED_FIELD_EMPTY', empty],
  ['no count', { ...optional.number, ...asked }, '', 'REQUIRED_FIELD_EMPTY', empty],
  ['no choice', { ...optional.select, ...asked }, '', 'REQUIRED_FIELD_EMPTY', empty],
  ['none of the buttons', { ...optional.radio, ...asked }, '', 'REQUIRED_FIELD_EMPTY', empty],
  ['none of several', { ...optional.group, ...asked }, [], 'REQUIRED_FIELD_EMPTY', empty],
  ['an empty box', { ...optional.box, ...asked }, false, 'REQUIRED_FIELD_EMPTY', empty],
  [
    'one character too many',
    optional.short,
    'long',
    'TYPE_TEXT',
    'please shorten this by 1. It has 4 characters; at most 3 fit.',
  ],
  [
    'twice as much as fits',
    { ...optional.area, maxLength: 5000 },
    'x'.repeat(10_000),
    'TYPE_TEXT',
    'please shorten this by 5000. It has 10000 characters; at most 5000 fit.',
  ],
  ...(
    [
      ['a long text', optional.area, 'x', 20_000],
      ['a line', optional.text, 'x', 5000],
      ['a phone number', optional.tel, '1', 100],
      ['an email address', optional.email, 'a', 254],
      ['a web address', optional.url, 'a', 2000],
      ['a hidden value', optional.hidden, 'a', 5000],
      ['a number', optional.number, '1', 5000],
      ['a time', optional.time, '1', 5000],
      ['a day', optional.date, '1', 5000],
      ['a choice', optional.select, 'a', 5000],
      ['a button', optional.radio, 'a', 5000],
      ['a phone number with a limit', { ...optional.tel, maxLength: 20 }, '1', 20],
    ] as const
  ).map(
    ([what, field, character, max]): Refused => [
      `${what} of more than ${max} characters`,
      field,
      character.repeat(max + 7),
      'TYPE_TEXT',
      `please shorten this by 7. It has ${max + 7} characters; at most ${max} fit.`,
    ],
  ),
  [
    'two characters too many, as people count them',
    optional.short,
    '😀'.repeat(5),
    'TYPE_TEXT',
    'please shorten this by 2. It has 5 characters; at most 3 fit.',
  ],
  ...[
    'ada@',
    '@example.com',
    'ada',
    'a@b@c',
    'ada @example.com',
    'ada@exam ple.com',
    '\u200B@b',
  ].map(
    (address): Refused => [
      `the address ${address.slice(0, 20)}`,
      optional.email,
      address,
      'TYPE_EMAIL',
      'please give an address like name@example.com.',
    ],
  ),
  [
    'a telephone number in words',
    optional.tel,
    'none',
    'TYPE_TEXT',
    'please give a telephone number, with at least one digit.',
  ],
  [
    'a telephone number of signs',
    optional.tel,
    '+()-½',
    'TYPE_TEXT',
    'please give a telephone number, with at least one digit.',
  ],
  ['yesterday', optional.coming, '2031-03-04', 'TYPE_TEXT', 'please choose today or a later day.'],
  [
    'a year of two digits where days begin today',
    optional.coming,
    '0031-03-05',
    'TYPE_TEXT',
    'please write the year with four digits.',
  ],
  [
    'today where tomorrow is the first day',
    optional.notice,
    '2031-03-05',
    'TYPE_TEXT',
    'please choose tomorrow or a later day.',
  ],
  [
    'a day after the last',
    optional.notice,
    '2031-03-20',
    'TYPE_TEXT',
    'please choose an earlier day, at most 14 days from today.',
  ],
  [
    'a day before the third',
    optional.later,
    '2031-03-07',
    'TYPE_TEXT',
    'please choose a later day, at least 3 days from today.',
  ],
  [
    'a Thursday',
    optional.market,
    '2031-03-06',
    'TYPE_TEXT',
    'please choose another day of the week: Wednesday or Saturday.',
  ],
  ...[
    'example',
    'me@example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'http://',
    'two words.example',
    'https://-a.example',
    '.example',
  ].map(
    (address): Refused => [
      `the web address ${address}`,
      optional.url,
      address,
      'TYPE_TEXT',
      'please give the address of a page, like www.example.com.',
    ],
  ),
  [
    'a day that no month has',
    optional.date,
    '2027-02-29',
    'TYPE_TEXT',
    'please finish the date: day, month and year.',
  ],
  ['half a day', optional.coming, '?', 'TYPE_TEXT', 'please finish the date: day, month and year.'],
  ['half a time', optional.time, '?', 'TYPE_TEXT', 'please finish the time: hours and minutes.'],
  [
    'an hour that no day has',
    optional.time,
    '24:00',
    'TYPE_TEXT',
    'please finish the time: hours and minutes.',
  ],
  ['what is no number', optional.number, 'two', 'TYPE_NUMERIC', 'please give a number.'],
  ['half a number', optional.number, '?', 'TYPE_NUMERIC', 'please give a number.'],
  ['too small a number', optional.some, '0.9', 'TYPE_NUMERIC', '1 is the least.'],
  ['half a person', optional.whole, '1.5', 'TYPE_NUMERIC', 'please enter 1 or 2 instead.'],
  ['a number beside the step', optional.odd, '4', 'TYPE_NUMERIC', 'please enter 3 or 5 instead.'],
  [
    'a number after the last step',
    optional.odd,
    '8',
    'TYPE_NUMERIC',
    'please enter 7 or 9 instead.',
  ],
  [
    'a hundredth of tenths',
    optional.tenths,
    '1.25',
    'TYPE_NUMERIC',
    'please enter 1.2 or 1.3 instead.',
  ],
  ...['0x10', '+5', '5.', '.', '1,5', '1e999', '٥'].map(
    (number): Refused => [
      `the number ${number}, as HTML writes none`,
      optional.number,
      number,
      'TYPE_NUMERIC',
      'please give a number.',
    ],
  ),
  [
    'a year of two digits',
    optional.date,
    '0026-03-04',
    'TYPE_TEXT',
    'please write the year with four digits.',
  ],
  ['too large a number', optional.some, '4', 'TYPE_NUMERIC', '3 is the most.'],
  ['what is no option', optional.select, 'c', 'TYPE_TEXT', 'please choose one of the options.'],
  [
    'what is no button',
    optional.radio,
    'constructor',
    'TYPE_TEXT',
    'please choose one of the options.',
  ],
  [
    'what is none of several',
    optional.group,
    ['a', 'c'],
    'TYPE_TEXT',
    'please choose one of the options.',
  ],
]

const named = (field: Bare<Field>): Field =>
  ({ name: 'x', ...(field.type === 'hidden' ? {} : { label: 'X' }), ...field }) as Field // what was left out is back
const wordsOf = (field: Field) => rulesOf(ourRules, field).words?.(field) ?? []
const setupOf = (field: Field): FormSetup => ({
  block: {
    type: 'form',
    name: 'f',
    formType: 'f',
    fields: [field],
    submit: 'S',
    submitting: 'S',
    success: { title: 'T', text: 'T' },
  },
  action: '/f/1',
  email: 'office@example.com',
  words: formWords(en.words, undefined, wordsOf(field)),
  timeZone: 'Asia/Kolkata',
})
const blankFor = (field: Field, value: Value): Value =>
  value === '' ? blankOf(ourRules, field) : value

/** As the browser judges it, by Yup. */
const inBrowser = (field: Field, value: Value) =>
  fieldError(
    formRules(ourRules, [field], formWords(en.words, undefined, wordsOf(field)), () => today),
    field.name,
    { [field.name]: blankFor(field, value) },
  )

const inService = (field: Field, body: EnquiryBody | string) => {
  if (typeof body === 'string') throw new Error(body)
  const form = { name: 'f', id: '1', formType: 'f', route: '/', next: '/', fields: [field] }
  return checkEnquiry(ourRules, form, body, { ...en.words }, today)
}

/** What the browser sends as JSON, and what it would send as a form without a script. */
const sent = (field: Field, value: Value): [string, EnquiryBody | string][] => {
  const payload = payloadOf(
    setupOf(field),
    { [field.name]: blankFor(field, value) },
    { enquiryId: 'e', honeypot: '' },
  )
  const inputs = new URLSearchParams({ formType: 'f' })
  const texts = Array.isArray(value)
    ? value
    : value === true
      ? ['yes']
      : value === false
        ? []
        : [String(value).replace(/\n/g, '\r\n')]
  for (const text of texts) inputs.append(field.name, text)
  return [
    ['as JSON', readJsonBody(payload)],
    ['as a form', readFormBody(String(inputs))],
  ]
}

describe('the browser and the form service', () => {
  it.each(taken)('accept %s', (_what, bare, value) => {
    const field = named(bare)
    expect(inBrowser(field, value)).toBeUndefined()
    for (const [way, body] of sent(field, value)) {
      const { errors, values } = inService(field, body)
      expect([way, errors.filter(({ code }) => code !== 'EMPTY')]).toEqual([way, []])
      if (value)
        expect([way, values['x']]).toEqual([
          way,
          value === true ? 'yes' : typeof value === 'string' ? value.trim() : value,
        ])
    }
  })

  it.each(refused)('reject %s', (_what, bare, value, code, said) => {
    const field = named(bare)
    expect(inBrowser(field, value)).toBe(`${'label' in field ? field.label : field.name}: ${said}`)
    for (const [way, body] of sent(field, value)) {
      const { errors, values } = inService(field, body)
      const [error] = errors.filter((one) => one.field)
      const missing = body instanceof Map && !body.has('x') ? 'REQUIRED_FIELD_MISSING' : code
      expect([way, error]).toEqual([way, { field: 'x', code: missing, message: said }])
      if (typeof value === 'string') expect([way, values['x']]).toEqual([way, value.trim()]) // nothing is cut for its length
    }
  })
})

describe('an overlong unexpected value', () => {
  it('is rejected in a checkbox that sends its own text', () => {
    const { errors } = inService(named(optional.box), new Map([['x', ['y'.repeat(5001)]]]))
    expect(errors).toMatchObject([
      {
        field: 'x',
        code: 'TYPE_TEXT',
        message: 'please shorten this by 1. It has 5001 characters; at most 5000 fit.',
      },
    ])
  })

  it('is rejected in a field of unknown type', () => {
    const field = { type: 'unknown', name: 'x', label: 'X' } as unknown as Field // of a site's own
    expect(inService(field, new Map([['x', ['y'.repeat(20_000)]]])).errors).toEqual([])
    expect(inService(field, new Map([['x', ['y'.repeat(20_001)]]])).errors).toMatchObject([
      { field: 'x', code: 'TYPE_TEXT' },
    ])
  })
})

describe('an error message after a field label', () => {
  it.each([
    ['Email', 'Email: please fill this in.'],
    ['What is it about?', 'What is it about? Please fill this in.'],
    ['Tell us!', 'Tell us! Please fill this in.'],
    ['Tell us about it.', 'Tell us about it. Please fill this in.'],
    ['And …', 'And … Please fill this in.'],
    ['Name:', 'Name: please fill this in.'],
    ['Which form (INC-20A?)', 'Which form (INC-20A?) Please fill this in.'],
    ['What is “it?”', 'What is “it?” Please fill this in.'],
    ['नाम क्या है।', 'नाम क्या है। Please fill this in.'],
    ['ما اسمك؟', 'ما اسمك؟ Please fill this in.'],
    ['Message (optional)', 'Message (optional): please fill this in.'],
    ['Share in %', 'Share in %: please fill this in.'],
  ])(
    'follows the label %s in the same way in the browser and from the service',
    (label, expected) => {
      const field = named({ ...optional.text, ...asked, label })
      expect(inBrowser(field, '')).toBe(expected)
      const { errors } = inService(field, new Map([['x', ['']]]))
      expect(
        parseResponse({ errors }, false, setupOf(field).block, formWords(en.words)),
      ).toMatchObject({ fields: { x: expected } })
      const bare = { errors: errors.map(({ field: name, code }) => ({ field: name, code })) }
      expect(parseResponse(bare, false, setupOf(field).block, formWords(en.words))).toMatchObject({
        fields: { x: expected },
      })
    },
  )
})

it.each(Object.keys(fields))(
  'a field of type %s has test rows with an accepted and a rejected value',
  (type) => {
    const [takes, refuses] = [taken, refused].map((rows) =>
      rows.some(([, field]) => field.type === type),
    )
    expect(
      takes,
      `tests/kits/fieldChecks.test.ts needs a row in "taken" with a field of the type "${type}".`,
    ).toBe(true)
    expect(
      refuses,
      `tests/kits/fieldChecks.test.ts needs a row in "refused" with a field of the type "${type}".`,
    ).toBe(true)
  },
)

describe('a field sent twice', () => {
  const twice = (bare: Bare<Field>, ...texts: readonly string[]) =>
    inService(named(bare), new Map([['x', texts]]))

  it.each<[Bare<Field>, string]>([
    [optional.text, 'Ada'],
    [optional.email, 'ada@example.com'],
    [optional.date, '2031-03-05'],
    [optional.time, '09:30'],
    [optional.number, '4'],
    [optional.select, 'a'],
    [optional.radio, 'a'],
    [optional.box, 'yes'],
    [optional.hidden, 'page'],
  ])('counts once with the same value: %j', (bare, text) => {
    expect(twice(bare, text, ` ${text}`)).toMatchObject({ values: { x: text }, errors: [] })
  })

  it('keeps each of several options once', () => {
    expect(twice(optional.group, 'a', 'b', 'a').values).toEqual({ x: ['a', 'b'] })
    const renamed = { ...optional.group, options: [{ ...options[0], formerly: ['old'] }] }
    expect(twice(renamed as Bare<Field>, 'old', 'a').values).toEqual({ x: ['a'] })
  })

  it.each<[Bare<Field>, string, string]>([
    [optional.text, 'Ada', 'Eve'],
    [optional.number, '4', '5'],
    [optional.select, 'a', 'b'],
    [optional.box, 'no', 'yes'],
  ])('is rejected with different values: %j', (bare, one, other) => {
    expect(twice(bare, one, other).errors).toMatchObject([{ field: 'x', code: 'TYPE_TEXT' }])
  })

  it('keeps all its values if the form doesn’t know the field', () => {
    const body = new Map([['more', ['1', '2', '1']]])
    expect(inService(named(optional.text), body).other).toEqual({ more: '1, 2, 1' })
  })
})
