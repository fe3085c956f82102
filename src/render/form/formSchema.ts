import type { FromSchema } from 'json-schema-to-ts'
import { anyField, formName, formType } from '../../core/document/fieldParts.ts'
import { line, sectionHead, text } from '../../core/document/parts.ts'
import { forms, role } from '../../core/document/roleOf.ts'
import type { Field } from '../fields/Field.ts'

export const formSchema = {
  type: 'object',
  title: 'Enquiry form',
  description:
    'An enquiry form. Its fields, texts and messages are written by authors; where its answers go is said in the settings of the site.',
  required: ['type', 'name', 'formType', 'fields', 'submit', 'submitting', 'success'],
  additionalProperties: false,
  properties: {
    type: { enum: ['form'] },
    ...sectionHead,
    name: formName,
    formType,
    fields: {
      type: 'array',
      minItems: 1,
      title: 'Fields',
      description:
        'What the form asks, in order. Each field is of a kind: a line of text, an e-mail address, a telephone number, a choice from a list …',
      items: anyField,
    },
    submit: line("Button's label", 'What the submit button says: "Send enquiry".'),
    submitting: line(
      "Button's label while sending",
      'What it says while the enquiry is on its way: "Sending...".',
    ),
    note: text(
      'Note at the button',
      'A sentence at the button, such as the one on privacy with its link.',
    ),
    success: {
      type: 'object',
      required: ['title', 'text'],
      additionalProperties: false,
      title: 'Message after sending',
      description: 'What the visitor is told once the enquiry has arrived.',
      properties: {
        title: line('Title', 'A short title: "Enquiry sent".'),
        text: line('Text', 'What happens next, and when.'),
        page: {
          ...role('route'),
          type: 'string',
          pattern: forms.route,
          title: 'Thank-you page',
          description: 'The page that thanks visitors without JavaScript: "/thanks".',
        },
        anyObject: {
          type: 'boolean',
          title: 'Any good answer is a success',
          description:
            'true: any good answer of the form service without errors counts as success. Usual: only one that names a next step.',
        },
      },
    },
  },
} as const

/** The field list is typed by hand: each field has a schema of its own, chosen by its `type` (see `src/render/fields`). */
export type FormBlock = Omit<FromSchema<typeof formSchema>, 'fields'> & { fields: Field[] }
