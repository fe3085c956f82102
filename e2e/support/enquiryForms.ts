import type { Locator, Page } from 'playwright'
import { seen } from './seen.ts'

/** One of the boatyard's three forms, as a visitor meets it. */
export type EnquiryForm = {
  readonly name: string
  readonly formType: string
  /** Field names with their labels, in order; without what has no input. */
  readonly labels: Readonly<Record<string, string>>
  readonly required: readonly string[]
  /** The whole payload when nothing is filled in. */
  readonly blank: Readonly<Record<string, unknown>>
  readonly submit: string
  readonly submitting: string
  readonly title: string
  readonly text: string
  readonly path: string
  /** What opens it, where it stands in a dialog. */
  readonly opener?: string
}

const people = { firstName: 'First Name', lastName: 'Last Name', email: 'Email', phone: 'Phone' }

export const look: EnquiryForm = {
  name: 'look',
  formType: 'look-dialog',
  labels: {
    ...people,
    boat: 'Boat',
    work: 'Work',
    preferredDate: 'Preferred Date',
    preferredTide: 'Preferred Tide',
    message: 'Message',
  },
  required: ['firstName', 'lastName', 'email', 'phone'],
  blank: { boat: '', work: '', preferredDate: '', preferredTide: '', message: '' },
  submit: 'Book the Look',
  submitting: 'Booking...',
  title: 'Look booked!',
  text: 'We ring you within 24 hours to agree on the tide.',
  path: '/about',
  opener: 'Book a Look',
}

export const estimate: EnquiryForm = {
  name: 'estimate',
  formType: 'estimate-dialog',
  labels: {
    ...people,
    boat: 'Boat',
    harbour: 'Harbour',
    job: 'Job',
    hull: 'Hull',
    extras: 'Extras',
    season: 'Season',
    budget: 'Budget',
    message: 'Message',
  },
  required: ['firstName', 'lastName', 'email', 'phone', 'job'],
  blank: {
    boat: '',
    harbour: '',
    hull: '',
    berth: '',
    extras: [],
    season: '',
    budget: '',
    message: '',
  },
  submit: 'Send for an Estimate',
  submitting: 'Sending it...',
  title: 'Estimate on its way!',
  text: 'You have it in writing within 24 hours on working days.',
  path: '/about',
  opener: 'Ask for an Estimate',
}

export const contact: EnquiryForm = {
  name: 'contact',
  formType: 'message',
  labels: { ...people, harbour: 'Harbour', work: 'Work', message: 'Message' },
  required: ['firstName', 'lastName', 'email'],
  blank: { phone: '', harbour: '', work: '', message: '' },
  submit: 'Send Message',
  submitting: 'Sending...',
  title: 'Message received!',
  text: 'We answer within 24 hours on working days.',
  path: '/contact',
}

export const forms = [look, estimate, contact]

/** What a visitor types into the required fields. */
export const typed: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+64 21 000 0000',
  job: 'rigging',
}

/** The form where it stands: in its dialog, or on its page. */
export const placeOf = (page: Page, form: EnquiryForm): Locator =>
  form.opener ? page.getByRole('dialog') : page.locator('main')

/** Opens a form's page, and its dialog if it has one, and waits until the script has taken it over. */
export const openForm = async (page: Page, form: EnquiryForm, origin = ''): Promise<Locator> => {
  await page.goto(origin + form.path)
  return reopenForm(page, form)
}

/** The same on the page that is open already. */
export const reopenForm = async (page: Page, form: EnquiryForm): Promise<Locator> => {
  const place = placeOf(page, form)
  if (form.opener)
    await page
      .locator('header')
      .getByRole('link', { name: form.opener })
      .filter({ visible: true })
      .click()
  await place.getByLabel('First Name').focus()
  await seen(place.locator('[data-hydrated]')).toBeAttached()
  return place
}

export const fillRequired = async (place: Locator, form: EnquiryForm): Promise<void> => {
  for (const name of form.required) {
    const field = place.locator(`[name=${name}]`)
    if (name === 'job') await field.selectOption(typed[name] ?? '')
    else await field.fill(typed[name] ?? '')
  }
}

export const submitButton = (place: Locator, form: EnquiryForm): Locator =>
  place.getByRole('button', { name: form.submit, exact: true })
