import type { FromSchema } from 'json-schema-to-ts'
import { line, pair, sectionHead, text } from '../../../core/document/parts.ts'
import {
  absolute,
  decimalOf,
  isSame,
  product,
  roundedTo,
  said,
  sum,
} from '../../../core/model/figures/decimals.ts'

export const schema = {
  type: 'object',
  title: 'Worked example',
  description:
    'A calculation, line by line, with its result, set like a sum in a ledger. Lint checks the arithmetic.',
  required: ['type', 'title', 'lines', 'result'],
  additionalProperties: false,
  properties: {
    type: { enum: ['workedExample'] },
    ...sectionHead,
    title: line('What is worked out', 'What is worked out: "A city bicycle after a winter".'),
    given: {
      type: 'array',
      minItems: 1,
      items: pair,
      title: 'What is known',
      description: 'What is known at the start.',
    },
    lines: {
      type: 'array',
      minItems: 1,
      title: 'Lines',
      description: 'The lines that add up to the result.',
      items: {
        type: 'object',
        title: 'Line',
        required: ['label', 'amount'],
        additionalProperties: false,
        properties: {
          label: text('What it is', 'What this line is.'),
          quantity: {
            type: 'number',
            title: 'Quantity',
            description: 'How many, where the amount is a number times a rate: 12 days.',
          },
          unit: line('Unit', 'The unit of the quantity: "days".'),
          rate: {
            type: 'number',
            title: 'Rate',
            description: "The rate for one unit, in the site's currency.",
          },
          amount: {
            type: 'number',
            title: 'Amount',
            description:
              "The amount in the site's currency, negative for what is taken off. With quantity and rate it must be their product.",
          },
        },
      },
    },
    result: {
      type: 'object',
      required: ['label', 'amount'],
      additionalProperties: false,
      title: 'Result',
      description: 'The sum of the lines.',
      properties: {
        label: line('What it is', 'What the sum is: "Late fee to pay".'),
        amount: { type: 'number', title: 'Amount', description: 'The sum of all lines.' },
      },
    },
    note: text('Note below the sum', 'A note below.'),
  },
} as const

export type WorkedExampleBlock = FromSchema<typeof schema>

export const knownAs = ['example', 'calculation', 'sample', 'reckoning'] as const

type Line = WorkedExampleBlock['lines'][number]

/** Quantity times rate is the amount; the sign of what is taken off is in the amount. */
const lineFault = (line: Line, index: number) => {
  const { quantity, rate } = line
  if ((quantity === undefined) !== (rate === undefined)) {
    return [
      {
        pointer: `/lines/${index}`,
        message: `The line has a ${rate === undefined ? 'quantity without a rate' : 'rate without a quantity'}.`,
        suggestion: 'Give both or neither.',
      },
    ]
  }
  if (quantity === undefined || rate === undefined) return []
  const [times, each, amount] = [
    decimalOf(line, 'quantity'),
    decimalOf(line, 'rate'),
    decimalOf(line, 'amount'),
  ]
  const is = product(times, each)
  if (isSame(absolute(roundedTo(is, amount)), absolute(amount))) return []
  return [
    {
      pointer: `/lines/${index}/amount`,
      message: `${said(times)} times ${said(each)} is ${said(is)}, not ${said(amount)}.`,
      suggestion: 'Correct the amount, the quantity or the rate.',
    },
  ]
}

/** Quantity times rate is the amount, and the lines add up to the result. */
export const check = (block: WorkedExampleBlock) => {
  const lines = block.lines.flatMap(lineFault)
  const result = decimalOf(block.result, 'amount')
  const total = sum(block.lines.map((line) => decimalOf(line, 'amount')))
  if (isSame(roundedTo(total, result), result) || lines.length > 0) return lines
  return [
    {
      pointer: '/result/amount',
      message: `The lines add up to ${said(total)}, not ${said(result)}.`,
      suggestion: `Write ${said(total)}, or correct a line.`,
    },
  ]
}

export const background = 'sunken' as const
