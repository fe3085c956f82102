import type { FromSchema } from 'json-schema-to-ts'
import { isoDate, line, silence } from './parts.ts'
import { role } from './roleOf.ts'

const factText = (title: string, description: string) =>
  ({
    ...role('factText'),
    type: 'string',
    minLength: 1,
    pattern: '^[^*`\\[\\]{}<>\\\\]+$',
    title,
    description,
  }) as const

/** Nobody writes prices with more decimals. */
const decimals = {
  type: 'integer',
  minimum: 0,
  maximum: 6,
  title: 'Decimals',
  description:
    'How many decimals are always written: 2 for "34.00" next to "4.20". Digits that the number has are never left out.',
} as const

const money = {
  type: 'object',
  title: 'Amount of money',
  description: 'An amount of money.',
  required: ['kind', 'amount'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['money'], title: 'Kind', description: 'An amount of money.' },
    amount: {
      ...role('moneyAmount'),
      type: 'number',
      title: 'Amount',
      description: 'The amount, without the sign of the currency: 45.',
    },
    to: {
      ...role('moneyAmount'),
      type: 'number',
      title: 'Upper end',
      description: 'The upper end, where it is a range.',
    },
    currency: {
      type: 'string',
      pattern: '^[A-Z]{3}$',
      title: 'Currency',
      description: 'Another currency than the site\'s: "USD".',
    },
    decimals,
    per: factText('Due for each', 'The unit that it is due for: "day".'),
  },
} as const
const number = {
  type: 'object',
  title: 'Number',
  description: 'A number or a range of numbers, with its unit.',
  required: ['kind', 'amount'],
  additionalProperties: false,
  properties: {
    kind: {
      enum: ['number'],
      title: 'Kind',
      description: 'A number or a range of numbers, with its unit.',
    },
    amount: {
      type: 'number',
      title: 'Number',
      description: 'The number, or the lower end of a range.',
    },
    to: { type: 'number', title: 'Upper end', description: 'The upper end, where it is a range.' },
    unit: factText('Unit', 'What is counted, as it is written after the number: "working days".'),
    decimals,
    grouping: {
      type: 'boolean',
      title: 'Grouped digits',
      description: 'false: without separators between thousands, as years are written: 1998.',
    },
  },
} as const
const percent = {
  type: 'object',
  title: 'Percentage',
  description: 'A percentage or a range of percentages.',
  required: ['kind', 'amount'],
  additionalProperties: false,
  properties: {
    kind: {
      enum: ['percent'],
      title: 'Kind',
      description: 'A percentage or a range of percentages.',
    },
    amount: { type: 'number', title: 'Percentage', description: 'The percentage: 18.' },
    to: { type: 'number', title: 'Upper end', description: 'The upper end, where it is a range.' },
    decimals,
    per: factText('Due for each', 'The time that it is due for: "month", "annum".'),
  },
} as const
const date = {
  type: 'object',
  title: 'Day',
  description: 'A day in the year, or a day of some month.',
  required: ['kind', 'day'],
  additionalProperties: false,
  properties: {
    kind: {
      enum: ['date'],
      title: 'Kind',
      description: 'A day in the year, or a day of some month.',
    },
    day: {
      type: 'integer',
      minimum: 1,
      maximum: 31,
      title: 'Day of the month',
      description: 'The day of the month.',
    },
    month: {
      type: 'integer',
      minimum: 1,
      maximum: 12,
      title: 'Month',
      description: 'The month, 1 to 12. Left out: every month.',
    },
  },
} as const
const words = {
  type: 'object',
  title: 'Words',
  description: 'A figure that only words can say.',
  required: ['kind', 'text'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['words'], title: 'Kind', description: 'A figure that only words can say.' },
    text: factText('Words', 'The words.'),
  },
} as const

export const factValues = { date, money, number, percent, words }

/** A value before its own schema is chosen by its kind; see choices.ts. */
export const anyFactValue = {
  ...role('factValue'),
  oneOf: [date, money, number, percent, words],
  title: 'Value',
  description: 'The figure, by its kind: money, number, percent, date or words.',
} as const

const factName = {
  ...line('Figure', 'The other figure, which says something else on purpose.'),
  ...role('factName'),
} as const

export const factSchema = {
  ...role('fact'),
  type: 'object',
  title: 'Fact',
  description: 'One figure, with where it comes from.',
  required: ['label', 'value', 'source', 'asOf'],
  additionalProperties: false,
  properties: {
    label: line('What it is', 'What the figure is, in words.'),
    value: anyFactValue,
    written: {
      enum: ['full', 'short'],
      enumDescriptions: [
        'All digits.',
        'In large units such as millions, rounded to two decimals.',
      ],
      title: 'How it is written',
      description:
        'How an amount is written if a text does not ask for a form. Default: in large units if nothing is rounded by that, otherwise in all digits.',
    },
    source: line(
      'Source',
      'Where the figure comes from, so that it can be looked up: a price list, a law, a form. As long as nobody has checked it: where it was taken from.',
    ),
    asOf: isoDate('Stated on', 'The day for which the figure was stated: "2025-09-11".'),
    reviewBy: isoDate('Check again by', 'The day by which somebody should check the figure again.'),
    quantity: line(
      'What it measures',
      'What the figure measures; the same words on figures that should agree.',
    ),
    differsFrom: {
      type: 'array',
      minItems: 1,
      title: 'Differs on purpose from',
      description: 'Other figures that say something else on purpose.',
      items: {
        type: 'object',
        title: 'Other figure',
        required: ['fact', 'why'],
        additionalProperties: false,
        properties: { fact: factName, why: line('Reason', 'Why both stand.') },
      },
    },
    next: {
      type: 'object',
      title: 'Value from a day on',
      description:
        'What the figure will be, and from which day. Until then all pages say the value above, from that day on this one.',
      required: ['from', 'value'],
      additionalProperties: false,
      properties: {
        from: isoDate(
          'From',
          'The first day of the new value, in the time zone of the office: "2027-04-01".',
        ),
        value: anyFactValue,
        source: line(
          'Source',
          'Where the new value comes from. Usual: the source of the one before.',
        ),
      },
    },
    doubt: line(
      'Doubt',
      'What a specialist would question today. Such figures are listed in docs/doubtful-figures.md.',
    ),
  },
} as const

const factsByName = {
  ...role('factsByName'),
  type: 'object',
  title: 'Facts',
  description: 'The facts by name: "repair.fee".',
  propertyNames: { pattern: '^[a-zA-Z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)+$' },
  additionalProperties: factSchema,
} as const

export const factsSchema = {
  type: 'object',
  title: 'Facts',
  description: 'The figures of the site, each once. Any text refers to one as {{subject.name}}.',
  required: ['$schema', 'facts'],
  additionalProperties: false,
  properties: {
    $schema: {
      type: 'string',
      title: 'Path to the schema',
      description: 'The path to the schema, for editors.',
    },
    silence,
    facts: factsByName,
  },
} as const

export type Fact = FromSchema<typeof factSchema>
export type FactValue = Fact['value']
export type FactsDocument = { $schema: string; facts: Record<string, Fact> }
