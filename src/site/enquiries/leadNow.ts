import { entriesNow } from '../../render/fields/entriesNow.ts'
import type { FormDescription } from '../store/siteManifest.ts'
import type { EnquiryValues } from './checkEnquiry.ts'
import type { Lead } from './lead.ts'

type OfForm = Pick<Lead, 'form' | 'formId' | 'formType'>

/** The form that a lead came by, which may have another name or id by now; undefined where it is gone. */
export const formOfLead = (
  forms: readonly FormDescription[],
  { form, formId, formType }: OfForm,
): FormDescription | undefined => {
  const byId = forms.filter(({ id, formerly = [] }) => id === formId || formerly.includes(formId))
  const byName = byId.length > 0 ? [] : forms.filter(({ name }) => name === form)
  const all = [...byId, ...byName]
  return (
    all.find((one) => one.formType === formType && one.name === form) ??
    all.find((one) => one.formType === formType) ??
    all[0]
  )
}

export const valuesNow = ({ fields }: FormDescription, values: EnquiryValues): EnquiryValues =>
  Object.fromEntries(entriesNow(fields, Object.entries(values)))

/** A stored lead under the names that its form, its fields and their choices have today. */
export const leadNow = (forms: readonly FormDescription[], lead: Lead): Lead => {
  const form = formOfLead(forms, lead)
  if (!form) return lead
  return {
    ...lead,
    form: form.name,
    values: valuesNow(form, lead.values),
    amended: lead.amended && valuesNow(form, lead.amended),
    between: lead.between.map((words) => valuesNow(form, words)),
  }
}
