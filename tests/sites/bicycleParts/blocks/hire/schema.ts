import { sectionHead, text } from 'broadsheet'

export const schema = {
  type: 'object',
  title: 'Bicycles for hire',
  description: 'What can be hired, and what a day of it costs.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['hire'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 1,
      title: 'Bicycles',
      description: 'What can be hired.',
      items: {
        type: 'object',
        title: 'Bicycle',
        required: ['name', 'day'],
        additionalProperties: false,
        properties: {
          name: text('Name', 'What it is: "Cargo bicycle".'),
          day: text('Price of a day', 'What a day costs: "£15".'),
        },
      },
    },
  },
} as const

/** What the component is given: it follows the schema. */
export type HireBlock = {
  readonly type: 'hire'
  readonly heading?: string
  readonly items: readonly { readonly name: string; readonly day: string }[]
}

export const check = ({ items }: HireBlock) =>
  items.flatMap(({ name }, index) =>
    items.findIndex((other) => other.name === name) < index
      ? [
          {
            pointer: `/items/${index}/name`,
            message: `"${name}" stands here twice.`,
            suggestion: 'Take one of the two out.',
          },
        ]
      : [],
  )
