import type { FromSchema } from 'json-schema-to-ts'
import { line, silence } from './parts.ts'

const factText = <const D extends string>(description: D) => ({ type: 'string', minLength: 1, pattern: '^[^*`\\[\\]{}<>\\\\]+$', description }) as const

const money = {
  type: 'object',
  description: 'An amount of money.',
  required: ['kind', 'amount'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['money'], description: 'An amount of money.' },
    amount: { type: 'number', description: 'The amount in whole units: 45 is forty-five pounds where the site counts in pounds.' },
    to: { type: 'number', description: 'The upper end, where it is a range.' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'Another currency than the site\'s: "USD".' },
    per: factText('The unit that it is due for: "day".'),
  },
} as const
const number = {
  type: 'object',
  description: 'A number or a range of numbers, with its unit.',
  required: ['kind', 'amount'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['number'], description: 'A number or a range of numbers, with its unit.' },
    amount: { type: 'number', description: 'The number, or the lower end of a range.' },
    to: { type: 'number', description: 'The upper end, where it is a range.' },
    unit: factText('What is counted, as it is written after the number: "working days".'),
  },
} as const
const percent = {
  type: 'object',
  description: 'A percentage or a range of percentages.',
  required: ['kind', 'amount'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['percent'], description: 'A percentage or a range of percentages.' },
    amount: { type: 'number', description: 'The percentage: 18.' },
    to: { type: 'number', description: 'The upper end, where it is a range.' },
    per: factText('The time that it is due for: "month", "annum".'),
  },
} as const
const date = {
  type: 'object',
  description: 'A day in the year, or a day of some month.',
  required: ['kind', 'day'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['date'], description: 'A day in the year, or a day of some month.' },
    day: { type: 'integer', minimum: 1, maximum: 31, description: 'The day of the month.' },
    month: { type: 'integer', minimum: 1, maximum: 12, description: 'The month, 1 to 12. Left out: every month.' },
  },
} as const
const words = {
  type: 'object',
  description: 'A figure that only words can say.',
  required: ['kind', 'text'],
  additionalProperties: false,
  properties: { kind: { enum: ['words'], description: 'A figure that only words can say.' }, text: factText('The words.') },
} as const

export const factValues = { date, money, number, percent, words }

/** A value before its own schema is chosen by its kind; see choices.ts. */
export const anyFactValue = {
  oneOf: [date, money, number, percent, words],
  description: 'The figure, by its "kind": money, number, percent, date or words.',
} as const

const isoDate = <const D extends string>(description: D) => ({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description }) as const

export const factSchema = {
  type: 'object',
  description: 'One figure, with where it comes from.',
  required: ['label', 'value', 'source', 'asOf'],
  additionalProperties: false,
  properties: {
    label: line('What the figure is, in words.'),
    value: anyFactValue,
    written: {
      enum: ['full', 'short'],
      enumDescriptions: ['All digits.', 'In large units, such as millions.'],
      description: 'How an amount is written where a text does not ask for a form. Usual: short.',
    },
    source: line('"specification" until somebody has checked the figure against a law or form; then that law or form.'),
    asOf: isoDate('The day for which the figure was stated: "2025-09-11".'),
    reviewBy: isoDate('The day by which somebody should check the figure again.'),
    quantity: line('What the figure measures; the same words on figures that should agree.'),
    differsFrom: {
      type: 'array',
      minItems: 1,
      description: 'Other figures that say something else on purpose.',
      items: {
        type: 'object',
        required: ['fact', 'why'],
        additionalProperties: false,
        properties: { fact: line('The name of the other fact.'), why: line('Why both stand.') },
      },
    },
    doubt: line('What a specialist would question today. Such figures are listed in docs/doubtful-figures.md.'),
  },
} as const

export const factsSchema = {
  type: 'object',
  description: 'The figures of the site, each once. Any text refers to one as {{subject.name}}.',
  required: ['$schema', 'facts'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', description: 'The path to the schema, for editors.' },
    silence,
    facts: {
      type: 'object',
      description: 'The facts by name: "repair.fee".',
      propertyNames: { pattern: '^[a-zA-Z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)+$' },
      additionalProperties: factSchema,
    },
  },
} as const

export type Fact = FromSchema<typeof factSchema>
export type FactValue = Fact['value']
export type FactsDocument = { $schema: string; facts: Record<string, Fact> }
