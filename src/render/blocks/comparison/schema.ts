import type { FromSchema } from 'json-schema-to-ts'
import { actions, href, line, sectionHead, text, texts } from '../../../core/document/parts.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'

export const schema = {
  type: 'object',
  title: 'Comparison',
  description: 'Options side by side, criterion by criterion.',
  required: ['type', 'caption', 'options', 'rows'],
  additionalProperties: false,
  properties: {
    type: { enum: ['comparison'] },
    ...sectionHead,
    caption: line(
      'Name of the table',
      'What is compared, for people who hear the table: "Rim, drum and disc brakes compared".',
    ),
    criterionHeading: line(
      'Heading of the first column',
      'The heading of the first column: "Criterion".',
    ),
    options: {
      type: 'array',
      minItems: 2,
      maxItems: 5,
      title: 'Options',
      description: 'What is compared, one column each.',
      items: {
        type: 'object',
        title: 'Option',
        required: ['name'],
        additionalProperties: false,
        properties: {
          name: line('Name', 'The option: "Disc brake".'),
          note: text('Words below the name', 'A few words below its name.'),
          href,
        },
      },
    },
    rows: {
      type: 'array',
      minItems: 1,
      title: 'Rows',
      description: 'One row for each criterion.',
      items: {
        type: 'object',
        title: 'Row',
        required: ['criterion', 'values'],
        additionalProperties: false,
        properties: {
          criterion: text('Criterion', 'What is compared in this row: "Minimum members".'),
          values: texts(
            'Values',
            'Value',
            'One value for each option, in the order of the options.',
          ),
        },
      },
    },
    note: text('Note below the table', 'A note below the table.'),
    actions,
  },
} as const

export type ComparisonBlock = FromSchema<typeof schema>

export const knownAs = ['compare', 'versus', 'pros and cons', 'differences', 'which one'] as const

/** A criterion has a value for each option. */
export const check = (block: ComparisonBlock) => {
  const names = block.options.map(({ name }) => name)
  return block.rows.flatMap(({ criterion, values }, index) => {
    if (values.length === names.length) return []
    const counts = { criterion, values: values.length, options: names.length }
    if (values.length > names.length)
      return [
        {
          pointer: `/rows/${index}/values/${names.length}`,
          message: blockMsg('valuesTooMany', counts),
          suggestion: blockMsg('removeValueOrAddOption'),
        },
      ]
    return [
      {
        pointer: `/rows/${index}/values`,
        message: blockMsg('valuesMissing', { ...counts, missing: names.slice(values.length) }),
        suggestion: blockMsg('addValues'),
      },
    ]
  })
}

export const background = '' as const

/** Each row has a value for each option. */
export const cells = { options: ['rows/*/values'] } as const
