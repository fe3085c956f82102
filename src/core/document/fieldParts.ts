/** Schema parts that the form's fields share. */
import { line, text } from './parts.ts'
import { role } from './roleOf.ts'

/** A field before its own schema is chosen by its type; see choices.ts. */
export const anyField = {
  ...role('field'),
  type: 'object',
  title: 'Field',
  required: ['type'],
  properties: { type: { type: 'string', title: 'Kind of field' } },
} as const

export const fieldName = {
  ...role('fieldName'),
  type: 'string',
  pattern: '^[a-zA-Z][a-zA-Z0-9]*$',
  title: 'Name in the enquiry',
  description:
    'Under what name an enquiry holds the answer: "firstName". Visitors read the label instead. Each name stands once in a form.',
} as const

/** The names under which an enquiry from an older page, and a stored lead, may still have what the field holds. */
export const formerNames = {
  type: 'array',
  minItems: 1,
  items: {
    ...role('formerName'),
    type: 'string',
    pattern: '^[a-zA-Z][a-zA-Z0-9]*$',
    title: 'Earlier name',
  },
  title: 'Earlier names',
  description:
    "Names that the field had before: what arrives from a page that somebody has had open since then, and leads stored under them, count as this field's. The command `move` writes them.",
} as const

/** The name of a form where it stands. */
export const formName = {
  ...role('formName'),
  type: 'string',
  pattern: '^[a-zA-Z][a-zA-Z0-9-]*$',
  title: 'Name of the form',
  description:
    'Which of the forms in the settings of the site this is; there stands the id under which its enquiries arrive: "booking".',
} as const

export const optionValue = {
  ...line(
    'Word in the enquiry',
    'What an enquiry says where this one was chosen: a short word for yourselves. Visitors read the label instead.',
  ),
  ...role('optionValue'),
} as const

/** What kind of enquiry a form sends: a word for programs and the office, the same in all languages. */
export const formType = {
  ...line(
    'Word on its enquiries',
    'A short word that every enquiry from this form carries, by which you tell them from those of other forms: "booking".',
  ),
  ...role('internal'),
} as const

/** What an enquiry says of a ticked box: the same in all languages. */
export const tickedValue = {
  ...line('Value when ticked', 'What is sent when it is ticked. Usual: "yes".'),
  ...role('internal'),
} as const

const formerValues = {
  type: 'array',
  minItems: 1,
  items: line('Earlier word', 'What an enquiry said before.'),
  title: 'Earlier words in the enquiry',
  description:
    'What an enquiry said before where this one was chosen: what arrives from a page that somebody has had open since then, and leads stored with them, count as this choice. The command `move` writes them.',
} as const

export const fieldHead = {
  name: fieldName,
  formerly: formerNames,
  label: line('Label', 'The label, always visible.'),
  required: {
    type: 'boolean',
    title: 'Required',
    description: 'true: the form is not sent without it.',
  },
  hint: text('Hint', 'A sentence of help below the label.'),
  width: {
    enum: ['half', 'full'],
    enumDescriptions: [
      'Two fields stand side by side where there is room.',
      'The field has a line of its own.',
    ],
    title: 'Width',
    description: 'How wide the field is. Usual: full.',
  },
} as const

export const placeholder = line(
  'Placeholder',
  'A short example inside the empty field, or the first entry of a list: "Choose a service".',
)

/** How many characters a field takes: authors may set `least` to `most`, and `usual` is what holds otherwise. */
export const maxLength = <const M extends number, const L extends number = 1>(
  most: M,
  usual: number,
  least = 1 as L,
) =>
  ({
    type: 'integer',
    minimum: least,
    maximum: most,
    title: 'Longest text, in characters',
    description: `The most characters that are taken; nothing is ever cut. Default: ${usual}.`,
  }) as const

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
  title: 'Filled in by the browser',
  description:
    'What the browser may fill in by itself, in HTML\'s own words: "given-name", "email", "tel".',
} as const

/** The same for a field that takes one kind of thing: HTML lets a browser fill in nothing else there. */
export const autocompleteOf = <const W extends string>(word: W) =>
  ({
    enum: ['off', word],
    title: autocomplete.title,
    description: autocomplete.description,
  }) as const

export const options = {
  ...role('options'),
  type: 'array',
  minItems: 1,
  title: 'Choices',
  description: 'The choices, in order.',
  items: {
    type: 'object',
    title: 'Choice',
    required: ['value', 'label'],
    additionalProperties: false,
    properties: {
      value: optionValue,
      formerly: formerValues,
      label: line('Label', 'What people read.'),
    },
  },
} as const
