/** Schema parts that the form's fields share. */
import { line, text } from './parts.ts'

/** A field before its own schema is chosen by its type; see choices.ts. */
export const anyField = { type: 'object', required: ['type'], properties: { type: { type: 'string' } } } as const

export const fieldName = {
  type: 'string',
  pattern: '^[a-zA-Z][a-zA-Z0-9]*$',
  description: 'The name under which the value is sent: "firstName". Each name stands once in a form.',
} as const

export const fieldHead = {
  name: fieldName,
  label: line('The label, always visible.'),
  required: { type: 'boolean', description: 'true: the form is not sent without it.' },
  hint: text('A sentence of help below the label.'),
  width: {
    enum: ['half', 'full'],
    enumDescriptions: ['Two fields stand side by side where there is room.', 'The field has a line of its own.'],
    description: 'How wide the field is. Usual: full.',
  },
} as const

export const placeholder = line('A short example inside the empty field, or the first entry of a list: "Choose a service".')

export const autocomplete = {
  enum: [
    'off',
    'name',
    'given-name',
    'family-name',
    'email',
    'tel',
    'organization',
    'organization-title',
    'address-line1',
    'postal-code',
    'country',
    'country-name',
    'url',
  ],
  description: 'What the browser may fill in by itself, in HTML\'s own words: "given-name", "email", "tel".',
} as const

/** The same for a field that takes one kind of thing: HTML lets a browser fill in nothing else there. */
export const autocompleteOf = <const W extends string>(word: W) => ({ enum: ['off', word], description: autocomplete.description }) as const

export const options = {
  type: 'array',
  minItems: 1,
  description: 'The choices, in order.',
  items: {
    type: 'object',
    required: ['value', 'label'],
    additionalProperties: false,
    properties: {
      value: line('What is sent when this one is chosen.'),
      label: line('What people read.'),
    },
  },
} as const
