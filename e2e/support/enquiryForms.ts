import type { Locator, Page } from 'playwright'
import { seen } from './seen.ts'

/** One of the site's three forms, as a visitor meets it. Names and texts from specification 000. */
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
const consultationText = "We'll contact you within 24 hours to schedule your free consultation."

export const consultation: EnquiryForm = {
  name: 'consultation',
  formType: 'consultation-modal',
  labels: { ...people, company: 'Company', service: 'Service', preferredDate: 'Preferred Date', preferredTime: 'Preferred Time', message: 'Message' },
  required: ['firstName', 'lastName', 'email', 'phone'],
  blank: { company: '', service: '', preferredDate: '', preferredTime: '', message: '' },
  submit: 'Schedule Free Consultation',
  submitting: 'Scheduling...',
  title: 'Consultation Requested!',
  text: consultationText,
  path: '/about',
  opener: 'Get a Free Consultation',
}

export const quote: EnquiryForm = {
  name: 'quote',
  formType: 'quote-modal',
  labels: {
    ...people,
    company: 'Company',
    jurisdiction: 'Jurisdiction',
    primaryService: 'Primary Service',
    entityType: 'Entity Type',
    addOnServices: 'Add-on Services',
    timeline: 'Timeline',
    budget: 'Budget',
    message: 'Message',
  },
  required: ['firstName', 'lastName', 'email', 'phone', 'primaryService'],
  blank: { company: '', jurisdiction: '', entityType: '', directorCount: '', addOnServices: [], timeline: '', budget: '', message: '' },
  submit: 'Request Quote',
  submitting: 'Requesting...',
  title: 'Quote Requested!',
  text: "We'll send you a detailed quote within 24 hours based on your requirements.",
  path: '/about',
  opener: 'Request a Quote',
}

export const contact: EnquiryForm = {
  name: 'contact',
  formType: 'consultation',
  labels: { ...people, jurisdiction: 'Jurisdiction', service: 'Service', message: 'Message' },
  required: ['firstName', 'lastName', 'email'],
  blank: { phone: '', jurisdiction: '', service: '', message: '' },
  submit: 'Send Message',
  submitting: 'Sending...',
  title: 'Consultation Requested!',
  text: consultationText,
  path: '/contact',
}

export const forms = [consultation, quote, contact]

/** What a visitor types into the required fields. */
export const typed: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+91 98765 43210',
  primaryService: 'gst',
}

/** The form where it stands: in its dialog, or on its page. */
export const placeOf = (page: Page, form: EnquiryForm): Locator => (form.opener ? page.getByRole('dialog') : page.locator('main'))

/** Opens a form's page, and its dialog if it has one, and waits until the script has taken it over. */
export const openForm = async (page: Page, form: EnquiryForm, origin = ''): Promise<Locator> => {
  await page.goto(origin + form.path)
  return reopenForm(page, form)
}

/** The same on the page that is open already. */
export const reopenForm = async (page: Page, form: EnquiryForm): Promise<Locator> => {
  const place = placeOf(page, form)
  if (form.opener) await page.locator('header').getByRole('link', { name: form.opener }).filter({ visible: true }).click()
  await place.getByLabel('First Name').focus()
  await seen(place.locator('[data-taken]')).toBeAttached()
  return place
}

export const fillRequired = async (place: Locator, form: EnquiryForm): Promise<void> => {
  for (const name of form.required) {
    const field = place.locator(`[name=${name}]`)
    if (name === 'primaryService') await field.selectOption(typed[name] ?? '')
    else await field.fill(typed[name] ?? '')
  }
}

export const submitButton = (place: Locator, form: EnquiryForm): Locator => place.getByRole('button', { name: form.submit, exact: true })
