import { describe, expect, it, test } from 'vitest'
import { OperationError } from '../../../src/content/commands/Ground.ts'
import { move } from '../../../src/content/commands/move.ts'
import { remove } from '../../../src/content/commands/remove.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { authorLinesOf, authorRefusal, linesOf } from '../../support/linesOf.ts'
import { littleSite } from '../../support/littleSite.ts'
import { groundOf, operated, told, valueIn } from '../../support/operated.ts'

const visit = { type: 'text', name: 'service', label: 'What for' }
const formOn = (name: string, fields: readonly unknown[]) => ({
  type: 'form',
  name,
  formType: name,
  heading: 'Write to us',
  fields,
  submit: 'Send',
  submitting: 'Sending...',
  success: { title: 'Sent!', text: 'We write to you this afternoon.' },
})

/** A site whose form is named by all that can name a field: a page, buttons, what pages must say and fill in. */
const edits: readonly Edit[] = [
  { file: 'pages/_site.json', at: '/forms/visit', value: { id: 'visit' } },
  {
    file: 'pages/about.json',
    at: '/blocks/2',
    value: formOn('visit', [visit, { type: 'email', name: 'email', label: 'Email' }]),
  },
  {
    file: 'pages/index.json',
    at: '/blocks/0/actions/0/preset',
    value: { service: 'check', firstName: 'Ada' },
  },
  { file: 'pages/_site.json', at: '/actions/0/preset', value: { service: 'repair' } },
  {
    file: 'pages/_checks/workshop.json',
    value: {
      $schema: '../../schema/checks.schema.json',
      frame: [{ name: 'the button', opens: 'booking', fills: { service: 'repair' } }],
      pages: {
        '/services/repair': [
          { name: 'the booking', opens: 'booking', fills: { service: 'repair' } },
        ],
        '/enquire/booking': [
          { name: 'the choices', asks: ['service'], offers: ['repair', 'check'] },
          { name: 'who asks', asks: ['firstName', 'email'] },
        ],
        '/about': [{ name: 'why', asks: ['service', 'email'] }],
      },
    },
  },
]
const site = littleSite(edits)
const moved = (sources: Sources, from: string, to: string) =>
  operated(sources, (ground) => move(ground, from, to))
const removed = (sources: Sources, what: string, to?: string) =>
  operated(sources, (ground) => remove(ground, what, to))
const words = (from: string, to: string) => linesOf(move(groundOf(site), from, to)).join('\n')
const fieldsOf = (sources: Sources) =>
  valueIn(sources, 'pages/_dialogs/booking.json').blocks[0].fields
const checksOf = (sources: Sources) => valueIn(sources, 'pages/_checks/workshop.json')

test('the site used in the examples has no findings', () => expect(told(site)).toEqual([]))

describe('renaming a field', () => {
  const after = moved(site, 'form:booking/service', 'form:booking/wish')

  it('updates presets and content checks of that form only', () => {
    expect(told(after)).toEqual([])
    expect(valueIn(after, 'pages/index.json').blocks[0].actions[0].preset).toEqual({
      wish: 'check',
      firstName: 'Ada',
    })
    expect(valueIn(after, 'pages/_site.json').actions[0].preset).toEqual({ wish: 'repair' })
    expect(valueIn(after, 'pages/services/repair.json').presets).toEqual({
      booking: { wish: 'repair' },
    })
    const { frame, pages } = checksOf(after)
    expect(frame[0].fills).toEqual({ wish: 'repair' })
    expect(pages['/services/repair'][0].fills).toEqual({ wish: 'repair' })
    expect(pages['/enquire/booking'][0].asks).toEqual(['wish'])
    expect(pages['/about'][0].asks).toEqual(['service', 'email'])
  })
  it('stores all earlier names in formerly', () => {
    expect(fieldsOf(after)[2]).toMatchObject({ name: 'wish', formerly: ['service'] })
    expect(Object.keys(fieldsOf(after)[2]).slice(0, 3)).toEqual(['type', 'name', 'formerly'])
    const again = moved(after, 'form:booking/wish', 'form:booking/need')
    expect(fieldsOf(again)[2]).toMatchObject({ name: 'need', formerly: ['service', 'wish'] })
    // What was sent in between has come under the name of then.
    expect(fieldsOf(moved(after, 'form:booking/wish', 'form:booking/service'))[2]).toMatchObject({
      name: 'service',
      formerly: ['wish'],
    })
    expect(words('form:booking/service', 'form:booking/wish')).toContain(
      'What is sent from open pages arrives as "wish", and leads stored with "service" are shown so',
    )
  })
  it('takes an earlier name away from the field that had it', () => {
    const taken = moved(after, 'form:booking/firstName', 'form:booking/service')
    expect(
      told(taken).filter((line) => line.includes('formerly') || line.includes('today')),
    ).toEqual([])
    expect(fieldsOf(taken)[2].formerly).toBeUndefined()
    expect(
      linesOf(move(groundOf(after), 'form:booking/firstName', 'form:booking/service')).join(),
    ).toContain('counted as "wish" until now')
  })
  it('stores no earlier name in a draft', () => {
    const draft = littleSite([...edits, { file: 'pages/about.json', at: '/draft', value: true }])
    expect(
      valueIn(moved(draft, 'form:visit/service', 'form:visit/why'), 'pages/about.json').blocks[2]
        .fields[0],
    ).toEqual({ ...visit, name: 'why' })
  })
  it('also works in a hidden block', () => {
    const hidden = littleSite([
      ...edits,
      { file: 'pages/_dialogs/booking.json', at: '/blocks/0/hidden', value: true },
    ])
    expect(fieldsOf(moved(hidden, 'form:booking/email', 'form:booking/mail'))[1].name).toBe('mail')
  })
})

describe('changing an option’s value', () => {
  const after = moved(site, 'form:booking/service/repair', 'form:booking/service/mend/all')

  it('updates presets and content checks and stores the old value in formerly', () => {
    expect(told(after)).toEqual([])
    expect(fieldsOf(after)[2].options[0]).toEqual({
      value: 'mend/all',
      formerly: ['repair'],
      label: 'Repair',
    })
    expect(valueIn(after, 'pages/services/repair.json').presets).toEqual({
      booking: { service: 'mend/all' },
    })
    expect(checksOf(after).pages['/enquire/booking'][0].offers).toEqual(['mend/all', 'check'])
    expect(checksOf(after).frame[0].fills).toEqual({ service: 'mend/all' })
    expect(
      fieldsOf(moved(after, 'form:booking/service/mend/all', 'form:booking/service/mend'))[2]
        .options[0].formerly,
    ).toEqual(['repair', 'mend/all'])
  })
})

test('a content check on pages with several forms is left to the author', () => {
  const folder = littleSite([
    ...edits,
    {
      file: 'pages/_dialogs/other.json',
      value: {
        ...valueIn(site, 'pages/_dialogs/booking.json'),
        title: 'Another',
        blocks: [formOn('visit', [visit])],
      },
    },
    {
      file: 'pages/_checks/workshop.json',
      at: '/pages/~1enquire~1*',
      value: [{ name: 'what it is about', asks: ['service'] }],
    },
  ])
  const lines = linesOf(move(groundOf(folder), 'form:booking/service', 'form:booking/wish'))
  expect(lines.at(-1)).toMatch(
    /^Left to you, since only you know what is meant there: pages\/_checks\/workshop.json:\d+\.$/,
  )
})

describe('removing', () => {
  it('a field also removes its presets and content checks', () => {
    const after = removed(site, 'form:booking/firstName')
    expect(told(after)).toEqual([])
    expect(valueIn(after, 'pages/index.json').blocks[0].actions[0].preset).toEqual({
      service: 'check',
    })
    expect(checksOf(after).pages['/enquire/booking'][1].asks).toEqual(['email'])
    expect(linesOf(remove(groundOf(site), 'form:booking/firstName', undefined)).join()).toContain(
      'What is still sent under its name from open pages is kept',
    )
  })
  it('an option replaces it with the chosen one in presets and content checks', () => {
    const after = removed(site, 'form:booking/service/repair', 'form:booking/service/check')
    expect(told(after)).toEqual([])
    expect(checksOf(after).pages['/enquire/booking'][0].offers).toEqual(['check'])
    expect(checksOf(after).frame[0].fills).toEqual({ service: 'check' })
    expect(valueIn(after, 'pages/services/repair.json').presets).toEqual({
      booking: { service: 'check' },
    })
    expect(fieldsOf(after)[2].options).toEqual([{ value: 'check', label: 'Yearly check' }])
  })
  it('a form passes its id on to the replacement form', () => {
    const after = removed(site, 'form:visit', 'form:booking')
    expect(valueIn(after, 'pages/_site.json').forms).toEqual({
      booking: { id: 'spokebooking', formerly: ['visit'] },
    })
    expect(linesOf(remove(groundOf(site), 'form:visit', undefined)).join('\n')).toContain(
      'What is still sent to it from open pages is refused',
    )
  })
})

test.each([
  [
    'form:boking/service',
    'form:boking/x',
    'There is no form "boking" whose fields stand in a document.',
  ],
  ['form:booking/servise', 'form:booking/x', 'Did you mean "service"?'],
  ['form:booking/service', 'form:booking/email', 'There is a field "email" already.'],
  ['form:booking/service', 'form:booking/formType', 'No field can have the name "formType"'],
  ['form:booking/service', 'form:booking/a b', '"a b" can be no field\'s name'],
  ['form:booking/service', 'form:visit/service', 'A field is renamed in its own form'],
  [
    'form:booking/service',
    'form:booking/service/x',
    'form:booking/service is a field, and form:booking/service/x would be a choice.',
  ],
  [
    'form:booking/service/repair',
    'form:booking/service/check',
    'There is a choice "check" of the field "service" already.',
  ],
  ['form:booking/service/wash', 'form:booking/service/x', 'There are: repair, check.'],
  [
    'form:booking/email/x',
    'form:booking/email/y',
    'The field "email" of the form "booking" has no choices.',
  ],
])('the move command rejects %s to %s with an explanation', (from, to, message) => {
  expect(() => move(groundOf(site), from, to)).toThrow(OperationError)
  expect(() => move(groundOf(site), from, to)).toThrow(message)
})

describe('the studio describes form changes in the words that visitors read:', () => {
  const studio = groundOf(site)
  const commands = /"|\blead|\bform:|pages\/|\.json|\bservice\b/
  test.each([
    [
      'a field that goes',
      remove(studio, 'form:visit/service', undefined),
      'The field “What for” is taken out of “About the workshop”.',
    ],
    [
      'a choice that goes',
      remove(studio, 'form:booking/service/repair', undefined),
      /^The choice “.+” is taken out of the field “.+” of “.+”\.$/,
    ],
    [
      'a field with another name',
      move(studio, 'form:visit/email', 'form:visit/address'),
      'Answers to the field “Email” of “About the workshop” come as “address” now.',
    ],
    [
      'a form',
      remove(studio, 'form:visit', undefined),
      'The form “visit” is removed; enquiries that have come in by it stay where they are.',
    ],
    ['a dialog', remove(studio, '/enquire/booking', undefined), /^“.+” is removed\.$/],
  ])('%s', (_, plan, said) => {
    const [first, ...more] = authorLinesOf(plan)
    const { label } = plan.change
    expect(first).toMatch(said)
    for (const line of [first, ...more]) expect(line).not.toMatch(commands)
    expect(label).not.toMatch(/service|"/)
  })
  test('when the only field of a form can’t be removed', () => {
    const only = littleSite([
      ...edits,
      { file: 'pages/about.json', at: '/blocks/2', value: formOn('visit', [visit]) },
    ])
    expect(authorRefusal(() => remove(groundOf(only), 'form:visit/service', undefined))).toBe(
      '“What for” is the only field of “About the workshop”, which needs one.',
    )
  })
})
