// @vitest-environment happy-dom

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../../core/model/site/buildModel.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { standardPageKit } from '../../../kits/standard/pageKit.ts'
import { ourFields } from '../../../render/fields/ourFields.ts'
import { Main } from '../../../render/page/Page.tsx'
import { formDescriptions } from './formDescriptions.ts'
import { renderFormPage } from './renderFormPage.ts'

const settings = {
  $schema: '../schema/site.schema.json',
  origin: 'https://www.example.com',
  language: 'en',
  locale: 'en',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  firm: {
    name: 'Firm',
    email: 'office@example.com',
    address: { street: 'Street 1', city: 'City', country: 'Country' },
  },
  navigation: [{ label: 'Home', href: '/' }],
  footer: { groups: [{ label: 'Pages', items: [{ label: 'Home', href: '/' }] }] },
  theme: { accent: 'indigo', neutral: 'slate' },
  forms: { first: { id: 'f1' }, second: { id: 'f2' }, news: { id: 'f3' } },
  newsletter: { form: 'news' },
  seo: { titlePattern: '{title}' },
}
const form = (name: string) => ({
  type: 'form',
  name,
  formType: name,
  submit: 'Send',
  submitting: 'Sending...',
  success: { title: 'Sent', text: 'We answer soon.', page: '/thanks' },
  fields: [
    { type: 'text', name: 'firstName', label: 'First Name', required: true },
    { type: 'email', name: 'email', label: 'Email' },
    {
      type: 'checkboxGroup',
      name: 'extras',
      label: 'Extras',
      options: [
        { value: 'a', label: 'Alpha' },
        { value: 'b', label: 'Beta' },
      ],
    },
    { type: 'checkbox', name: 'agree', label: 'Agree' },
    {
      type: 'select',
      name: 'kind',
      label: 'Kind',
      options: [
        { value: 'x', label: 'Ex' },
        { value: 'y', label: 'Why' },
      ],
    },
    { type: 'textarea', name: 'message', label: 'Message' },
    { type: 'number', name: 'people', label: 'People', step: 1 },
  ],
})
const page = {
  $schema: 'schema/page.schema.json',
  title: 'Contact',
  description: 'Contact',
  blocks: [form('first'), form('second')],
}
const site = buildModel(standardKit, {
  files: [
    { path: 'pages/_site.json', text: JSON.stringify(settings) },
    { path: 'pages/contact.json', text: JSON.stringify(page) },
  ],
  assets: [],
})
const contact = site.pages.get('/contact')
const html = contact
  ? renderToStaticMarkup(
      <Main
        context={{
          kit: standardPageKit,
          site,
          page: contact,
          scripts: {},
          formEndpoint: '',
          today: '2025-01-01',
        }}
        wrapBlock={(_block, _index, element) => element}
      />,
    )
  : ''
const [first, second, news] = formDescriptions(standardKit, site)

describe('formDescriptions', () => {
  it('lists each form with its id, page and fields, including the newsletter', () => {
    expect(
      [first, second, news].map((entry) => [
        entry?.name,
        entry?.id,
        entry?.route,
        entry?.next,
        entry?.fields.length,
      ]),
    ).toEqual([
      ['first', 'f1', '/contact', '/thanks', 7],
      ['second', 'f2', '/contact', '/thanks', 7],
      ['news', 'f3', '/', '/', 1],
    ])
  })
})

describe('a form page rendered after a failed submission', () => {
  const values = {
    firstName: '',
    email: '"><script>alert(1)</script>',
    extras: ['b'],
    agree: 'yes',
    kind: 'y',
    message: 'Two\nlines </textarea>',
  }
  const errors = [
    { field: 'firstName', code: 'REQUIRED_FIELD_EMPTY', message: 'please fill this in.' },
    { field: 'email', code: 'TYPE_EMAIL', message: 'one' },
    { field: 'email', code: 'TYPE_TEXT', message: 'two' },
  ] as const
  const render = async (
    changes = errors as Parameters<ReturnType<typeof renderFormPage>>[3],
    more = {},
  ) => {
    if (!second) throw new Error('There is no second form.')
    const drawn = await renderFormPage(ourFields)(html, second, { ...values, ...more }, changes)
    const document = new DOMParser().parseFromString(drawn, 'text/html')
    return {
      drawn,
      document,
      shown: document.querySelector<HTMLFormElement>('form[data-form~=second]'),
      other: document.querySelector<HTMLFormElement>('form[data-form~=first]'),
    }
  }

  it('keeps typed, selected and ticked values and leaves the other form unchanged', async () => {
    const { drawn, shown, other, document } = await render()
    expect(shown).not.toBeNull()
    const data = new FormData(shown ?? undefined)
    expect([...data].filter(([name]) => name in values && name !== 'kind')).toEqual([
      ['firstName', ''],
      ['email', values.email],
      ['extras', 'b'],
      ['agree', 'yes'],
      ['message', values.message],
    ])
    // happy-dom's own idea of a select's value is not HTML's: what counts is the mark in the page
    expect(shown?.querySelector('[name=kind] [selected]')?.getAttribute('value')).toBe('y')
    expect(new FormData(other ?? undefined).get('email')).toBe('')
    expect(document.querySelectorAll('[data-island] + template')).toHaveLength(2)
    expect(drawn).not.toContain('<script>alert')
  })

  it('shows each error at its field, after the label and joined by commas', async () => {
    const { shown } = await render()
    for (const [name, text] of [
      ['firstName', 'First Name: please fill this in.'],
      ['email', 'Email: one, two'],
    ] as const) {
      const input = shown?.querySelector(`[name=${name}]`)
      expect(input?.getAttribute('aria-invalid')).toBe('true')
      const described = (input?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => shown?.querySelector(`#${CSS.escape(id)}`)?.textContent)
      expect(described).toContain(text)
    }
  })

  it.each([
    ['3', '1'],
    ['1.5', 'any'],
    ['', '1'],
  ])('sets the step of a number input so that %j is valid', async (people, step) => {
    const { shown } = await render([], { people })
    expect(shown?.querySelector('[name=people]')?.getAttribute('step')).toBe(step)
  })

  it('shows an error without a field as an alert', async () => {
    const { shown } = await render([
      { code: 'NOT_STORED', message: 'The enquiry could not be stored.' },
    ])
    expect(shown?.querySelector('[role=alert]')?.textContent).toContain(
      'The enquiry could not be stored.',
    )
  })

  it('keeps the value of a field whose type the server doesn’t know', async () => {
    if (!second) throw new Error('There is no second form.')
    const newer = html.replaceAll(
      '{"type":"text","name":"firstName"',
      '{"type":"postcode","name":"firstName"',
    )
    expect(newer).not.toBe(html)
    const drawn = await renderFormPage(ourFields)(
      newer,
      second,
      { ...values, firstName: 'AB1 "2' },
      errors.slice(1),
    )
    const shown = new DOMParser()
      .parseFromString(drawn, 'text/html')
      .querySelector<HTMLFormElement>('form[data-form~=second]')
    expect(new FormData(shown ?? undefined).get('firstName')).toBe('AB1 "2')
    expect(shown?.querySelector('.form-error')?.textContent).toBe('Email: one, two')
  })
})
