import type { FromSchema } from 'json-schema-to-ts'
import { numberText } from '../../../core/document/exactNumbers.ts'
import { figure, line, pair, sectionHead, text } from '../../../core/document/parts.ts'
import type { BlockNumber } from '../../../core/kit/BlockModule.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'
import {
  absolute,
  decimalOf,
  isSame,
  roundedTo,
  said,
  sum,
} from '../../../core/model/figures/decimals.ts'
import { amountOf, productIn } from './amounts.ts'

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
        required: ['label'],
        additionalProperties: false,
        properties: {
          label: text('What it is', 'What this line is.'),
          quantity: figure(
            'Quantity',
            'How many, where the amount is a number times a rate: 12 days.',
          ),
          unit: line('Unit', 'The unit of the quantity: "days".'),
          rate: figure(
            'Rate',
            'The rate for one unit, in the site\'s currency: 25, or a fact: "{{gst.lateFee | plain}}".',
          ),
          amount: figure(
            'Amount',
            "The amount in the site's currency, negative for what is taken off. Left out: quantity times rate.",
          ),
        },
      },
    },
    result: {
      type: 'object',
      required: ['label'],
      additionalProperties: false,
      title: 'Result',
      description: 'The sum of the lines.',
      properties: {
        label: line('What it is', 'What the sum is: "Late fee to pay".'),
        amount: {
          type: 'number',
          title: 'Amount',
          description: 'The sum of all lines. Left out: worked out from them.',
        },
      },
    },
    note: text('Note below the sum', 'A note below.'),
  },
} as const

export type WorkedExampleBlock = FromSchema<typeof schema>

export const knownAs = ['example', 'calculation', 'sample', 'reckoning'] as const

type Line = WorkedExampleBlock['lines'][number]

const isDecimal = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)
/** A fact that isn't written out, because it isn't found. */
const isReference = (value: unknown) => typeof value === 'string' && value.includes('{{')

const numberKeys = ['quantity', 'rate', 'amount'] as const

/** A fact that isn't a single number shows what no sum can be made of. One that isn't found is reported by the rule `facts`. */
const factFault = (line: Line, index: number) =>
  numberKeys.flatMap((key) => {
    const value = line[key]
    if (typeof value !== 'string' || isReference(value) || isDecimal(value)) return []
    return [
      {
        pointer: `/lines/${index}/${key}`,
        message: blockMsg('notOneNumber', { value }),
        suggestion: blockMsg('typeNumber'),
      },
    ]
  })

/** Quantity times rate is the amount; the sign of what is taken off is in the amount. */
const lineFault = (line: Line, index: number) => {
  const { quantity, rate } = line
  if ((quantity === undefined) !== (rate === undefined)) {
    return [
      {
        pointer: `/lines/${index}`,
        message: blockMsg(rate === undefined ? 'quantityWithoutRate' : 'rateWithoutQuantity'),
        suggestion: blockMsg('giveBothOrNeither'),
      },
    ]
  }
  const is = productIn(line)
  if (line.amount === undefined)
    return is
      ? []
      : [
          {
            pointer: `/lines/${index}`,
            message: blockMsg('lineWithoutAmount'),
            suggestion: blockMsg('addAmount'),
          },
        ]
  const amount = decimalOf(line, 'amount')
  if (!is || isSame(absolute(roundedTo(is, amount)), absolute(amount))) return []
  return [
    {
      pointer: `/lines/${index}/amount`,
      message: blockMsg('productDiffers', {
        quantity: said(decimalOf(line, 'quantity')),
        rate: said(decimalOf(line, 'rate')),
        product: said(is),
        amount: said(amount),
      }),
      suggestion: blockMsg('correctLine'),
    },
  ]
}

/** Quantity times rate is the amount, and the lines add up to the result. */
export const check = (block: WorkedExampleBlock) => {
  const shown = block.lines.flatMap(factFault)
  const isOpen = block.lines.some((line) => numberKeys.some((key) => isReference(line[key])))
  if (shown.length > 0 || isOpen) return shown
  const lines = block.lines.flatMap(lineFault)
  if (block.result.amount === undefined) return lines
  const result = decimalOf(block.result, 'amount')
  const total = sum(block.lines.map(amountOf))
  if (isSame(roundedTo(total, result), result) || lines.length > 0) return lines
  return [
    {
      pointer: '/result/amount',
      message: blockMsg('sumDiffers', { sum: said(total), result: said(result) }),
      suggestion: blockMsg('writeSum', { sum: said(total) }),
    },
  ]
}

/** What is typed and not worked out from the rest of its line. */
export const numbers = (block: WorkedExampleBlock): BlockNumber[] =>
  block.lines.flatMap((line, index) =>
    numberKeys.flatMap((key) => {
      const decimal = numberText(line, key)
      if (decimal === undefined || (key === 'amount' && line.rate !== undefined)) return []
      return [
        {
          pointer: `/lines/${index}/${key}`,
          kind: key === 'quantity' ? ('number' as const) : ('money' as const),
          decimal,
          unit: line.unit,
        },
      ]
    }),
  )

export const background = 'sunken' as const
