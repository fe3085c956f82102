import type { FromSchema } from 'json-schema-to-ts'
import { href, id, line, preset, silence } from './parts.ts'
import { role } from './roleOf.ts'

/** A part of the page that is asked. */
const partOfPage = {
  ...id,
  ...role('partOfPage'),
  title: 'Part of the page',
  description:
    'Only in this part of the page: the "id" of a block, or "top" for the block that the page begins with. Alone, it asks that the page has this part: "prices".',
} as const

const openedDialog = {
  ...role('openedDialog'),
  type: 'string',
  title: 'Opens the dialog',
  minLength: 1,
  description: 'The dialog that a button of the page opens: "booking".',
} as const

const filledFields = {
  ...preset,
  ...role('filledFields'),
  title: 'Fills in',
  description:
    'What is filled into the dialog that opens, by field, whether page or button says so: "repair" for "service". Of a sentence, words that it holds are enough.',
} as const

/** A field that a page asks for, and an option that such a field offers. */
const askedField = {
  ...line('Field', 'The name under which the answer to a field is sent: "email".'),
  ...role('askedField'),
} as const
const offeredOption = {
  ...line('Option', 'The "value" of an option: "repair".'),
  ...role('offeredOption'),
} as const

/** One thing that a page must hold. Its keys are few on purpose: what needs more is a test of the engine. */
export const expectation = {
  ...role('expectation'),
  type: 'object',
  title: 'Expectation',
  description:
    'One thing that the page must hold: a short name, and what the page says, where it leads, what it opens or asks for.',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: {
      ...line(
        'Name',
        'What it is, in words that follow "the page no longer says": "the fee for a repair".',
      ),
      ...role('internal'),
    },
    in: partOfPage,
    says: {
      type: 'array',
      title: 'Says',
      minItems: 1,
      items: line(
        'Words',
        'Words as visitors read them, in any spelling of figures, spaces and dashes; a figure by its fact: "within {{repair.time}}".',
      ),
      description:
        'What visitors read, each anywhere on the page: "{{repair.time}}". Where a link or a dialog is asked for, too: what that link or button says.',
    },
    together: {
      type: 'array',
      title: 'Says together',
      minItems: 2,
      items: line('Words', 'Words as visitors read them.'),
      description:
        'What visitors read in one and the same row, card, entry of a list or paragraph: "Brakes" and "{{repair.fee}}".',
    },
    leadsTo: {
      type: 'array',
      title: 'Links',
      minItems: 1,
      items: href,
      description: 'Where links of the page lead: "/services/repair".',
    },
    opens: openedDialog,
    fills: filledFields,
    asks: {
      type: 'array',
      title: 'Asks for',
      minItems: 1,
      items: askedField,
      description:
        'Fields that a form of the page has, by the names under which answers are sent: "firstName", "email".',
    },
    offers: {
      type: 'array',
      title: 'Offers',
      minItems: 1,
      items: offeredOption,
      description:
        'Values of the options that each of the fields that are asked for offers, in any order: "repair", "check".',
    },
    entries: {
      type: 'integer',
      title: 'Entries, at least',
      minimum: 1,
      description: 'So many entries at least: rows, cards, questions or points of a list.',
    },
  },
} as const

const expectations = <const T extends string, const D extends string>(title: T, description: D) =>
  ({ type: 'array', title, minItems: 1, items: expectation, description }) as const

const checkedPages = {
  ...role('checkedPages'),
  type: 'object',
  title: 'Pages',
  description:
    'What each page must hold, by its address: "/services/repair". "/services/*" means every page below it; a dialog is "/enquire/booking".',
  propertyNames: { pattern: '^/' },
  additionalProperties: expectations('Page', 'What this page must hold.'),
} as const

export const checksSchema = {
  type: 'object',
  title: 'Checks',
  description:
    'What pages must go on saying and leading to. The command `checks` compares them with it.',
  required: ['$schema'],
  additionalProperties: false,
  properties: {
    $schema: {
      type: 'string',
      title: 'Path to the schema',
      description: 'The path to the schema, for editors: "../../schema/checks.schema.json".',
    },
    silence,
    frame: expectations('Header and footer', 'What the header and the footer of all pages hold.'),
    pages: checkedPages,
  },
} as const

export type Expectation = FromSchema<typeof expectation>
export type ChecksDocument = FromSchema<typeof checksSchema>
