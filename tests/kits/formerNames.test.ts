import { describe, expect, it } from 'vitest'
import { channelsOf } from '../../src/site/enquiries/channelsOf.ts'
import { formatLeads } from '../../src/site/enquiries/formatLeads.ts'
import { formOfLead, leadNow } from '../../src/site/enquiries/leadNow.ts'
import { readSettings } from '../../src/site/server/settings.ts'
import { forms } from '../support/builtSite.ts'
import { onEachStore } from '../support/eachStore.ts'
import { listedLead } from '../support/leads.ts'
import { startMailServer } from '../support/mailServer.ts'
import { startServer, type TestServer } from '../support/runningServer.ts'

/** The form `estimate` after its id, two of its fields and two of its choices got other names. */
const [estimate, ...others] = forms
const renamed = (Array.isArray(estimate?.fields) ? estimate.fields : []).map((field) => {
  if (field.name === 'primaryService')
    return {
      ...field,
      name: 'service',
      formerly: ['primaryService'],
      options: [{ value: 'tax', formerly: ['gst'], label: 'GST' }],
    }
  if (field.name === 'phone') return { ...field, name: 'tel', formerly: ['mobile', 'phone'] }
  return field.name === 'addOnServices'
    ? {
        ...field,
        options: [
          { value: 'A+', formerly: ['A'], label: 'A' },
          { value: 'B', label: 'B' },
        ],
      }
    : field
})
const now =
  estimate &&
  ({ ...estimate, name: 'offer', id: 'q2', formerly: ['q1'], fields: renamed } as typeof estimate) // fields of the same types
const formsNow = now ? [now, ...others] : []

const sent = (enquiryId: string, changes: Record<string, unknown> = {}) => ({
  firstName: 'Asha',
  email: 'asha@example.com',
  phone: '98765',
  primaryService: 'gst',
  addOnServices: ['A', 'B'],
  formType: 'estimate-dialog',
  enquiryId,
  ...changes,
})

onEachStore((newPlace, cleanUp) => {
  const serve = async () => {
    const place = await newPlace()
    const server = await startServer(place.folder, { LEADS_URL: place.url }, { forms: formsNow })
    cleanUp(() => server.stop())
    return { server, leads: place.leads }
  }
  const post = async ({ get }: TestServer, body: unknown) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    const { status, body: answer } = await get('/f/q1', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status, ...(JSON.parse(answer.toString()) as { ok?: boolean; errors?: unknown }) } // what the service answers
  }

  describe('an enquiry from a page with a form’s former names', () => {
    it('is stored under the current names, even if the form’s id has changed', async () => {
      const { server, leads } = await serve()
      expect(await post(server, sent('a'))).toMatchObject({ status: 200, ok: true })
      const [lead] = await leads()
      expect(lead).toMatchObject({
        form: 'offer',
        values: { tel: '98765', service: 'tax', addOnServices: ['A+', 'B'] },
        other: {},
      })
      expect(lead?.values).not.toHaveProperty('phone')
    })

    it('gets errors under the field names that its page knows', async () => {
      const { server } = await serve()
      const { status, errors } = await post(
        server,
        sent('a', { phone: 'none', primaryService: 'other' }),
      )
      expect([status, errors]).toEqual([
        422,
        [
          expect.objectContaining({ field: 'phone' }),
          expect.objectContaining({ field: 'primaryService' }),
        ],
      ])
      expect(JSON.stringify(errors)).not.toContain('sentAs')
    })

    it('comes back with its values filled in when JavaScript is off', async () => {
      const { server } = await serve()
      const { status, body } = await server.get('/f/q1', {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          firstName: 'Asha',
          email: 'asha',
          phone: '98765',
          primaryService: 'gst',
          formType: 'estimate-dialog',
        }).toString(),
      })
      const shown = JSON.parse(/<!-- (.*) -->$/.exec(body.toString())?.[1] ?? '') as {
        values: unknown
        errors: unknown
      }
      expect([status, shown.values, shown.errors]).toEqual([
        422,
        expect.objectContaining({ tel: '98765', service: 'tax' }),
        [expect.objectContaining({ field: 'email' })],
      ])
    })

    it('keeps a value sent under a former name if the current name is sent too', async () => {
      const { server, leads } = await serve()
      await post(server, sent('a', { tel: '12345' }))
      expect(await leads()).toMatchObject([{ values: { tel: '12345' }, other: { phone: '98765' } }])
    })
  })

  it('an enquiry sent again after its fields were renamed doesn’t count as amended', async () => {
    const place = await newPlace()
    const before = await startServer(place.folder, { LEADS_URL: place.url })
    await post(before, sent('a'))
    await before.stop()
    const after = await startServer(place.folder, { LEADS_URL: place.url }, { forms: formsNow })
    cleanUp(() => after.stop())
    await post(after, sent('a'))
    expect(await place.leads()).toMatchObject([{ values: { phone: '98765' }, amended: undefined }])
  })
})

describe('a lead stored under former names', () => {
  const lead = listedLead({
    values: { phone: '98765', primaryService: 'gst', addOnServices: ['A'], gone: 'kept' },
    amended: { mobile: '12345', primaryService: 'none' },
    between: [{ phone: '1' }],
  })

  it('is listed under the current names', () => {
    expect(leadNow(formsNow, lead)).toMatchObject({
      form: 'offer',
      values: { tel: '98765', service: 'tax', addOnServices: ['A+'], gone: 'kept' },
      amended: { tel: '12345', service: 'none' },
      between: [{ tel: '1' }],
    })
    const view = { channels: [], now: 0 }
    const csv = formatLeads(
      [leadNow(formsNow, lead), listedLead({ values: { tel: '2' } })],
      'csv',
      view,
    )
    expect(csv).toMatch(/"marks","tel","service","addOnServices","gone"/)
  })

  it('is emailed under the current labels with the visitor’s address as Reply-To', async () => {
    const mail = await startMailServer()
    const settings = readSettings({ SMTP_URL: mail.url, LEADS_TO: 'office@example.com' })
    const renamedMail = formsNow.map((form) => ({
      ...form,
      fields: form.fields.map((field) =>
        field.name === 'email' ? { ...field, name: 'mail', formerly: ['email'] } : field,
      ),
    }))
    const [channel] = channelsOf(settings, () => ({ firm: 'Spoke & Sons', forms: renamedMail }))
    await channel?.send(
      listedLead({ values: { email: 'asha@example.com', phone: '98765', primaryService: 'gst' } }),
      [],
    )
    await mail.stop()
    expect(mail.messages[0]).toMatch(/^Reply-To: asha@example.com\r?$/m)
    expect(mail.messages[0]).toMatch(/Phone: 98765\r?\nPrimary Service: tax/)
  })

  it('finds its form by id, former id or name', () => {
    expect(formOfLead(formsNow, { formId: 'q2', form: 'estimate', formType: 'other' })?.name).toBe(
      'offer',
    )
    expect(
      formOfLead(formsNow, { formId: 'q1', form: 'estimate', formType: 'estimate-dialog' })?.name,
    ).toBe('offer')
    expect(
      formOfLead(formsNow, { formId: 'c1', form: 'callback', formType: 'callback' })?.name,
    ).toBe('callback')
    expect(formOfLead(formsNow, { formId: 'gone', form: 'contact', formType: 'x' })?.name).toBe(
      'contact',
    )
    expect(formOfLead(formsNow, { formId: 'gone', form: 'gone', formType: 'x' })).toBeUndefined()
  })
})
