import type { FromSchema } from 'json-schema-to-ts'
import {
  actions,
  filterWords,
  line,
  sectionHead,
  text,
  texts,
} from '../../../core/document/parts.ts'
import { blockMsg } from '../../../core/messages/blockMessages.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import { guiding } from '../../../core/model/text/unfinished.ts'

export const schema = {
  type: 'object',
  title: 'Table',
  description:
    'A table with headings. Groups and footnotes as needed; on a phone each row becomes a card. Visitors may filter its rows.',
  required: ['type', 'caption', 'columns'],
  additionalProperties: false,
  properties: {
    type: { enum: ['table'] },
    ...sectionHead,
    caption: line(
      'Name of the table',
      'What the table lists, in a line above it. People who hear the page are told it first.',
    ),
    columns: {
      type: 'array',
      minItems: 2,
      maxItems: 7,
      title: 'Columns',
      description: 'The columns, in order.',
      items: {
        type: 'object',
        title: 'Column',
        required: ['heading'],
        additionalProperties: false,
        properties: {
          heading: line('Heading', 'The heading of the column.'),
          align: {
            enum: ['start', 'end'],
            enumDescriptions: ['For words.', 'For amounts and other figures.'],
            title: 'Side of the cells',
            description: 'On which side the cells are set. Usual: start.',
          },
        },
      },
    },
    rows: {
      type: 'array',
      minItems: 1,
      title: 'Rows',
      description:
        'The rows: a list of cells for each, as many as there are columns. The first cell names the row.',
      items: {
        type: 'array',
        minItems: 1,
        items: text('Cell', 'A cell.'),
        title: 'Row',
        description: 'One row, cell by cell.',
      },
    },
    groups: {
      type: 'array',
      minItems: 1,
      title: 'Groups of rows',
      description: 'Further rows under a heading of their own.',
      items: {
        type: 'object',
        title: 'Group of rows',
        required: ['title', 'rows'],
        additionalProperties: false,
        properties: {
          title: line('Heading', 'The heading of the group.'),
          rows: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'array',
              minItems: 1,
              items: text('Cell', 'A cell.'),
              title: 'Row',
              description: 'One row, cell by cell.',
            },
            title: 'Rows',
            description: 'The rows of the group.',
          },
        },
      },
    },
    filter: {
      type: 'object',
      additionalProperties: false,
      title: 'Filter',
      description:
        'Chips above the table by which visitors choose what they see of it; the choice stands in the address.',
      properties: {
        column: line(
          'Heading of the column',
          'The column whose words are the choices, by its heading: "Kind". A cell may have several, with a comma and a space between. Left out: the groups of rows.',
        ),
        ...filterWords,
      },
    },
    footnotes: texts('Footnotes', 'Footnote', 'Notes below the table.'),
    actions,
  },
} as const

export type TableBlock = FromSchema<typeof schema>

export const knownAs = [
  'price list',
  'prices',
  'fees',
  'tariff',
  'rates',
  'rows and columns',
  'spreadsheet',
  'grid',
  'filter',
] as const

/** The titles of groups are cells, no headings. */
export const headings = (block: TableBlock) =>
  block.heading ? [{ level: 2, text: block.heading, pointer: '/heading' }] : []

/** What the filter goes by is there. */
const filterFault = ({ filter, columns, groups }: TableBlock) => {
  if (!filter || columns.some(({ heading }) => heading === filter.column)) return undefined
  const headings = columns.map(({ heading }) => heading)
  if (filter.column === undefined && groups) return undefined
  return filter.column === undefined
    ? {
        pointer: '/filter',
        message: blockMsg('filterWithoutColumn'),
        suggestion: blockMsg('addFilterColumn', { headings }),
      }
    : {
        pointer: '/filter/column',
        message: blockMsg('noSuchColumn', { column: filter.column }),
        suggestion: blockMsg('writeColumnHeading', { headings }),
      }
}

/** A row has a cell for each column. */
export const check = (block: TableBlock) => {
  const names = block.columns.map(({ heading }) => heading)
  const rows = [
    ...(block.rows ?? []).map((row, index) => ({ row, pointer: `/rows/${index}` })),
    ...(block.groups ?? []).flatMap((group, number) =>
      group.rows.map((row, index) => ({ row, pointer: `/groups/${number}/rows/${index}` })),
    ),
  ]
  const lost = filterFault(block)
  if (lost) return [lost]
  if (rows.length === 0)
    return [
      {
        pointer: '',
        message: blockMsg('tableEmpty'),
        suggestion: blockMsg('addRowsOrGroups'),
      },
    ]
  const [cells = 0, ...others] = new Set(rows.map(({ row }) => row.length))
  if (rows.length > 1 && others.length === 0 && cells !== names.length)
    return [
      {
        pointer: '/columns',
        message: blockMsg('allRowsDiffer', { columns: names.length, rows: rows.length, cells }),
        suggestion: blockMsg(
          cells < names.length ? 'removeColumnOrAddCells' : 'addColumnOrRemoveCells',
        ),
      },
    ]
  return rows.flatMap(({ row, pointer }) => {
    if (row.length === names.length) return []
    const counts = { row: row[0] ?? '', cells: row.length, columns: names.length }
    if (row.length > names.length)
      return [
        {
          pointer: `${pointer}/${names.length}`,
          message: blockMsg('cellsTooMany', counts),
          suggestion: blockMsg('removeCellOrAddColumn'),
        },
      ]
    return [
      {
        pointer,
        message: blockMsg('cellsMissing', { ...counts, missing: names.slice(row.length) }),
        suggestion: blockMsg('addCells'),
      },
    ]
  })
}

export const background = '' as const

/** Each row has a cell for each column. */
export const cells = { columns: ['rows/*', 'groups/*/rows/*'] } as const

/** Where a row has nothing to say, its cell does so. */
const nothing = '–'

/** Each row gets a cell for each column; of what it is about, rows say nothing. */
export const ofRows = (rows: readonly (readonly string[])[], hasHead: boolean) => {
  const columns = Array.from(
    { length: Math.max(...rows.map(({ length }) => length)) },
    (_none, at) => at,
  )
  const [head = []] = hasHead ? rows : []
  return {
    type: 'table',
    caption: `${guiding}${schema.properties.caption.title}`,
    columns: columns.map((at) => ({
      heading: plainText(head[at] ?? '').trim() || `${guiding}Heading`,
    })),
    rows: rows.slice(hasHead ? 1 : 0).map((row) => columns.map((at) => row[at] || nothing)),
  }
}
