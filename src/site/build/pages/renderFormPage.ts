import type { FieldRulesByType } from '../../../core/fields/fieldRules.ts'
import type { Value, Values } from '../../../core/kit/FieldProps.ts'
import type { FieldInputs, FieldSet } from '../../../render/fields/FieldSet.ts'
import { blankValues } from '../../../render/form/blankValues.ts'
import { formHtml } from '../../../render/form/formHtml.tsx'
import { PlainInput } from '../../../render/form/PlainInput.tsx'
import { parseResponse } from '../../../render/form/parseResponse.ts'
import type { FormErrors, FormSetup } from '../../../render/form/types.ts'
import type { EnquiryError, EnquiryValues } from '../../enquiries/checkEnquiry.ts'
import type { RenderFormPage } from '../../server/formAnswer.ts'

const opening = '<div data-island="">'
const between = '</div><template>'

/** What came with the post, in the shapes that the form's inputs hold. */
const typedValues = (
  rules: FieldRulesByType,
  { block: { fields } }: FormSetup,
  values: EnquiryValues,
): Values =>
  Object.fromEntries(
    Object.entries(blankValues(rules, fields)).map(([name, blank]): [string, Value] => {
      const sent = Object.hasOwn(values, name) ? values[name] : undefined
      if (sent === undefined) return [name, blank]
      if (typeof blank === 'boolean') return [name, sent !== '']
      if (typeof blank === 'string')
        return [name, typeof sent === 'string' ? sent : (sent[0] ?? '')]
      return [name, typeof sent === 'string' ? [sent].filter(Boolean) : sent]
    }),
  )

/** The same words as the script shows for the same answer. */
const shownErrors = ({ block, words }: FormSetup, errors: readonly EnquiryError[]): FormErrors => {
  const response = parseResponse({ errors }, false, block, words)
  if (response.kind === 'sent') return {}
  return { ...response.fields, ...(response.form ? { '': response.form } : {}) }
}

/** All types of a form's fields can be drawn: nothing that was typed is lost for one that this server does not know. */
const withUnknown = ({ rules, inputs }: FieldSet, { block }: FormSetup): FieldSet => {
  const unknown: FieldInputs = new Map(block.fields.map(({ type }) => [type, PlainInput]))
  return { rules, inputs: new Map([...unknown, ...inputs]) }
}

/**
 * Draws a form anew in the built page that it stands on, with what was typed and what is amiss: what a visitor without JavaScript
 * gets back. A page without the form comes back as it is. See `blocks/form/Form.tsx` for the marks that it is found by.
 */
export const renderFormPage =
  (known: FieldSet): RenderFormPage =>
  (html, form, values, errors) => {
    for (let start = html.indexOf(opening); start >= 0; start = html.indexOf(opening, start + 1)) {
      const from = start + opening.length
      const to = html.indexOf(between, from)
      const end = html.indexOf('</template>', to)
      if (to < 0 || end < 0) return html
      const setup = JSON.parse(html.slice(to + between.length, end)) as FormSetup // written by the build beside the form
      if (setup.block.name === form.name && setup.block.formType === form.formType)
        return (
          html.slice(0, from) +
          formHtml(
            withUnknown(known, setup),
            setup,
            typedValues(known.rules, setup, values),
            shownErrors(setup, errors),
          ) +
          html.slice(to)
        )
    }
    return html
  }
