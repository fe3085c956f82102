import type { DataFor, MessageOf } from '../text/MessageOf.ts'
import { plural, pluralWord } from '../text/plural.ts'
import type { Naming } from './Naming.ts'

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`)

type Row = { readonly row: string; readonly cells: number; readonly columns: number }
const rowAndTable = ({ row, cells, columns }: Row) =>
  `The row "${row}" has ${plural(cells, 'cell')}, the table ${plural(columns, 'column')}`

type Values = { readonly criterion: string; readonly values: number; readonly options: number }
const valuesAndOptions = ({ criterion, values, options }: Values) =>
  `"${criterion}" has ${plural(values, 'value')} for ${options} options`

/** What the built-in blocks find wrong with themselves, and what to do, by code. */
export const blockMessages = {
  monthTwice: ({ month }: { month: string }) => `The month "${month}" stands twice.`,
  joinMonths: () => 'Put all its entries into one.',
  noCardInGroups: () =>
    'No card says which group it belongs to, so every chip leads to an empty list.',
  groupNotInFilter: (data: { card: string; group: string; groups: readonly string[] }) =>
    `The card "${data.card}" belongs to "${data.group}", which no chip shows: the filter has ${quoted(data.groups).join(', ')}.`,
  writeGroupOfFilter: () => 'Write it as in the filter, or add it to the groups there.',
  checklistEmpty: () => 'The checklist has no points.',
  addItemsOrGroups: (_: undefined, w: Naming) =>
    `Add ${w.key('items')}, or ${w.key('groups')} with items of their own.`,
  valuesTooMany: (data: Values) => `${valuesAndOptions(data)}: this one belongs to none.`,
  removeValueOrAddOption: () => 'Remove a value, or add an option.',
  valuesMissing: ({ missing, ...data }: Values & { missing: readonly string[] }) =>
    `${valuesAndOptions(data)}: ${quoted(missing).join(' and ')} ${pluralWord(missing.length, 'has', 'have')} none.`,
  addValues: () => 'Add what is missing, in the order of the options.',
  pictureWithoutWords: () =>
    'The picture has no alternative text, and the block says nothing without it.',
  sayWhatPictureShows: () => 'Say in a sentence what the picture shows.',
  heroPictureWithoutWords: () =>
    'The picture at the head of the page has no words for people who cannot see it.',
  sayWhatHeroPictureShows: (_: undefined, w: Naming) =>
    `Say in ${w.key('alt')} what it shows; a picture that shows nothing worth saying can be left out.`,
  newsletterStoresNothing: () =>
    'The newsletter stores nothing: addresses that visitors leave are lost.',
  nameNewsletterForm: (_: undefined, w: Naming) =>
    `Name a form under ${w.key('newsletter')} in ${w.document('pages/_site.json')}, or remove the block.`,
  twoPackagesHighlighted: () => 'Two packages are highlighted, so that none stands out.',
  leaveOneHighlighted: () => 'Leave one.',
  filterWithoutColumn: () =>
    'The filter says no column, and the table has no groups of rows to choose among.',
  addFilterColumn: ({ headings }: { headings: readonly string[] }, w: Naming) =>
    `Add ${w.key('column')} with one of the headings: ${quoted(headings).join(', ')}.`,
  noSuchColumn: ({ column }: { column: string }) => `No column is called "${column}".`,
  writeColumnHeading: ({ headings }: { headings: readonly string[] }) =>
    `Write one of the headings: ${quoted(headings).join(', ')}.`,
  tableEmpty: () => 'The table has no rows.',
  addRowsOrGroups: (_: undefined, w: Naming) =>
    `Add ${w.key('rows')}, or ${w.key('groups')} with rows of their own.`,
  allRowsDiffer: ({ columns, rows, cells }: { columns: number; rows: number; cells: number }) =>
    `The table has ${plural(columns, 'column')}, but each of its ${rows} rows has ${plural(cells, 'cell')}.`,
  removeColumnOrAddCells: () =>
    'Take out the column that was added, or add its cell to each row; "–" where there is nothing to say.',
  addColumnOrRemoveCells: () => 'Add the column that is missing, or take its cell out of each row.',
  cellsTooMany: (data: Row) => `${rowAndTable(data)}: this cell stands under no heading.`,
  removeCellOrAddColumn: () => 'Remove a cell, or add a column.',
  cellsMissing: ({ missing, ...data }: Row & { missing: readonly string[] }) =>
    `${rowAndTable(data)}: the ${pluralWord(missing.length, 'cell')} for ${quoted(missing).join(' and ')} ${pluralWord(missing.length, 'is', 'are')} missing.`,
  addCells: () =>
    'Add what is missing, in the order of the columns; "–" where there is nothing to say.',
  notOneNumber: ({ value }: { value: string }) => `"${value}" isn't a single number.`,
  typeNumber: () => 'Type a number, or refer to a fact with one number.',
  quantityWithoutRate: () => 'The line has a quantity without a rate.',
  rateWithoutQuantity: () => 'The line has a rate without a quantity.',
  giveBothOrNeither: () => 'Give both or neither.',
  lineWithoutAmount: () => 'The line has no amount, and no quantity and rate.',
  addAmount: () => 'Add an amount, or a quantity and a rate.',
  productDiffers: (data: { quantity: string; rate: string; product: string; amount: string }) =>
    `${data.quantity} times ${data.rate} is ${data.product}, not ${data.amount}.`,
  correctLine: () => 'Correct the amount, the quantity or the rate.',
  sumDiffers: ({ sum, result }: { sum: string; result: string }) =>
    `The lines add up to ${sum}, not ${result}.`,
  writeSum: ({ sum }: { sum: string }) => `Write ${sum}, or correct a line.`,
}

/** Texts that authors have of their own. */
export const blockMessagesInFiles = {
  writeGroups: () => 'Write "groups" into the cards, such as ["Houses"], or take out "filter".',
}

type BlockMessages = typeof blockMessages & typeof blockMessagesInFiles

export type BlockMessage = MessageOf<BlockMessages>

/** A message of a built-in block. */
export const blockMsg = <C extends keyof BlockMessages>(
  code: C,
  ...[data]: DataFor<BlockMessages, C>
): BlockMessage => (data === undefined ? { code } : { code, data }) as BlockMessage // as `msg` of lint
