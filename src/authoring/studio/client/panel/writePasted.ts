import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import type { Validators } from '../../../../core/kit/Validator.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { pluralWord } from '../../../../core/text/plural.ts'
import { picturesStay } from '../../paste/copied.ts'
import { cellPlace } from '../../protocol/entryPlace.ts'
import type { FromFrame, ToFrame } from '../../protocol/frameMessages.ts'
import { removeUntouched } from '../store/removeUntouched.ts'
import type { Studio } from '../store/Studio.ts'
import { valueAt } from '../store/valueAfter.ts'
import { belowName } from './fields/columnsOf.ts'
import { entryText, listIn } from './fields/pasteEntries.ts'
import { pasteRows } from './fields/pasteRows.ts'
import { putEntries } from './fields/putEntries.ts'
import { pasteAtCaret } from './pasteAtCaret.ts'
import { pastedBlocks } from './pastedBlocks.ts'
import { wordsOf, writeEntry } from './writeEntry.ts'

type Pasted = Extract<FromFrame, { kind: 'pasted' }>
type Able = Pick<Studio, 'send' | 'notify' | 'getState' | 'subscribe' | 'choose' | 'showQuestion'>

const noPlace = 'This has no place here: paste it into a text of the page, a paragraph at a time.'
const noAnswer = 'The server does not answer. Nothing was put in: paste it again once it does.'
const tooWide =
  'This table has more columns than a table of the site can have. Copy fewer of them, and paste them again.'

/** Rows that are pasted into a cell of a table, or over the name of a column, fill it from there on, and paragraphs its column; says whether they did. */
const fillTable = (studio: Able, kit: SchemaKit, { file, pointer, parts }: Pasted): boolean => {
  const value = studio.getState().documents.get(file)?.value
  const name = belowName(kit, value, pointer)
  const cell = name ? { ...name, row: 0 } : cellPlace(pointer)
  const [only, ...more] = parts
  const table = only?.kind === 'table' && more.length === 0 ? only : undefined
  const pasted = table ?? { rows: (wordsOf(parts) ?? []).map((words) => [words]), hasHead: false }
  if (!cell || pasted.rows.length === 0) return false
  const done = pasteRows(kit, value, { file, pointer: cell.rows }, cell, {
    ...pasted,
    isNamed: name !== undefined,
  })
  if (!done) return false
  studio.send({ label: `Pasted ${pasted.rows.length} rows`, edits: done.edits })
  studio.notify(done.said, 'done', true)
  return true
}

/** Rows that are pasted into a text of an entry are that entry and further ones, where it has a text for each cell; says whether they were put in. */
const fillEntries = (
  studio: Able,
  kit: SchemaKit,
  { file, pointer, parts, replaces }: Pasted,
): boolean => {
  const value = studio.getState().documents.get(file)?.value
  const [table, ...more] = parts
  const place = entryText(file, pointer)
  const schema = place && listIn(kit, value, place.list)
  if (
    !schema ||
    table?.kind !== 'table' ||
    more.length > 0 ||
    !table.rows.some(({ length }) => length > 1)
  )
    return false
  return putEntries(studio, kit, schema, place, { ...table, replaces })
}

/**
 * Puts in what was pasted and is more than a text: as entries of the list or rows of the table that it was pasted into, else as blocks at the caret, or after
 * the one that it was pasted into. What can't be put in is said: nothing that somebody pasted goes without a word. `fetchValidators` gets what tells whether a
 * block may be so: they weigh more than all else of the studio, and are wanted here alone.
 */
export const writePasted = async (
  able: Able,
  kit: SchemaKit | undefined,
  fetchValidators: () => Promise<Validators>,
  asked: Pasted,
  tell: (message: ToFrame) => void,
  isOnPage = true,
): Promise<void> => {
  let isAnswered = false
  const answer = (message: ToFrame) => {
    isAnswered ||= message.kind === 'choose'
    tell(message)
  }
  await put(able, kit, fetchValidators, asked, answer, isOnPage)
  const text = valueAt(able.getState().documents.get(asked.file)?.value, keysOf(asked.pointer))
  // The page keeps what is typed for where it goes on.
  if (!isAnswered && asked.around && typeof text === 'string') {
    const { file, pointer } = asked
    tell({ kind: 'choose', file, pointer, scroll: false, types: 'end', text })
  }
}

const put = async (
  able: Able,
  kit: SchemaKit | undefined,
  fetchValidators: () => Promise<Validators>,
  asked: Pasted,
  tell: (message: ToFrame) => void,
  isOnPage: boolean,
): Promise<void> => {
  const { notify } = able
  const studio = asked.hasPictures
    ? {
        ...able,
        notify: (...[text]: Parameters<Able['notify']>) =>
          notify(`${text} ${picturesStay}`, 'trouble'),
      }
    : able
  if (asked.hasPictures) notify(picturesStay, 'trouble')
  if (asked.parts.length === 0) return
  const isListed =
    asked.parts.some(({ kind }) => kind === 'list') &&
    asked.parts.every(({ kind }) => kind === 'list' || kind === 'paragraph')
  if (
    (!isListed && writeEntry(studio, kit, asked, tell)) ||
    (kit && (fillTable(studio, kit, asked) || fillEntries(studio, kit, asked)))
  )
    return
  const { file, parts } = asked
  const [, index] = /^\/blocks\/(\d+)(\/|$)/.exec(asked.pointer) ?? []
  const validators = await fetchValidators().catch(() => undefined)
  if (!validators) return studio.notify(noAnswer, 'trouble')
  const whole = kit && { ...kit, validators }
  const blocks = whole && index !== undefined ? pastedBlocks(whole, parts) : []
  const document = studio.getState().documents.get(file)?.value
  const split = whole && pasteAtCaret(whole, document, asked, blocks, isOnPage)
  if (isListed && !split && writeEntry(studio, kit, asked, tell)) return
  const wide =
    parts.filter(({ kind }) => kind === 'table').length >
    blocks.filter((block) => 'rows' in block).length
  if (blocks.length === 0) {
    studio.notify(wide ? tooWide : noPlace, 'trouble')
    return
  }
  studio.send({
    label: `Pasted ${pluralWord(blocks.length, 'a block', `${blocks.length} blocks`)}`,
    edits: split?.edits ?? [
      { kind: 'insert', file, pointer: `/blocks/${Number(index) + 1}`, values: blocks },
    ],
  })
  if (split?.begun) tell({ kind: 'write', file, ...split.begun })
  if (split?.caret) {
    const { pointer, text, side } = split.caret
    if (isOnPage) studio.choose({ file, pointer }, 'page')
    if (split.begins !== undefined)
      removeUntouched(studio, { file, pointer: split.begins }, 'Removed an empty paragraph')
    tell({ kind: 'choose', file, pointer, text, scroll: false, types: side })
  }
  const what = isListed && split ? 'The list that was pasted' : 'What was pasted'
  const where =
    (isListed && split) || blocks.length === 1
      ? `${what} stands in a block of its own below.`
      : `${what} stands in ${blocks.length} blocks of its own below.`
  studio.notify(wide ? `${where} ${tooWide}` : where, 'done', true)
}
