import type { SchemaKit } from '../../../kit/Kit.ts'
import type { Validators } from '../../../kit/Validator.ts'
import { keysOf } from '../../../model/path.ts'
import { cellPlace } from '../../protocol/entryPlace.ts'
import type { FromFrame, ToFrame } from '../../protocol/frameMessages.ts'
import { columnsOf } from '../panel/fields/columnsOf.ts'
import { fillGrid, tellFilled } from '../panel/fields/fillGrid.ts'
import type { Studio } from '../store/Studio.ts'
import { valueAt } from '../store/valueAfter.ts'
import { pastedBlocks } from './pastedBlocks.ts'
import { writeEntry } from './writeEntry.ts'

type Pasted = Extract<FromFrame, { kind: 'pasted' }>
type Able = Pick<Studio, 'send' | 'say' | 'get' | 'choose'>

const noPlace = 'This has no place here: paste it into a text of the page, a paragraph at a time.'
const noAnswer = 'The server does not answer. Nothing was put in: paste it again once it does.'
const tooWide = 'This table has more columns than a table of the site can have. Copy fewer of them, and paste them again.'

/** Rows that are pasted into a cell of a table fill it from there on; says whether they did. */
const fillTable = (studio: Able, kit: SchemaKit, { file, pointer, parts: [only, ...more] }: Pasted): boolean => {
  const cell = cellPlace(pointer)
  if (!cell || only?.kind !== 'table' || more.length > 0) return false
  const document = studio.get().documents.get(file)?.value
  const rows = valueAt(document, keysOf(cell.rows))
  const columns = columnsOf(kit, document, cell.rows)
  if (!columns || !Array.isArray(rows)) return false
  const { edits, lost } = fillGrid({ file, pointer: cell.rows, rows, width: columns.titles.length }, cell, only.rows)
  studio.send({ label: `Pasted ${only.rows.length} rows`, edits })
  studio.say(tellFilled(only.rows.length, lost), 'done', true)
  return true
}

/**
 * Puts in what was pasted and is more than a text: as entries of the list or rows of the table that it was pasted into, else as blocks after the one
 * that it was pasted into. What can't be put in is said: nothing that somebody pasted goes without a word. `fetchValidators` gets what tells whether a
 * block may be so: they weigh more than all else of the studio, and are wanted here alone.
 */
export const writePasted = async (
  studio: Able,
  kit: SchemaKit | undefined,
  fetchValidators: () => Promise<Validators>,
  asked: Pasted,
  tell: (message: ToFrame) => void,
): Promise<void> => {
  if (writeEntry(studio, asked, tell) || (kit && fillTable(studio, kit, asked))) return
  const [, index] = /^\/blocks\/(\d+)(\/|$)/.exec(asked.pointer) ?? []
  const validators = await fetchValidators().catch(() => undefined)
  if (!validators) return studio.say(noAnswer, 'trouble')
  const blocks = kit && index !== undefined ? pastedBlocks({ ...kit, validators }, asked.parts) : []
  const wide = asked.parts.filter(({ kind }) => kind === 'table').length > blocks.filter((block) => 'rows' in block).length
  if (blocks.length === 0) {
    studio.say(wide ? tooWide : noPlace, 'trouble')
    return
  }
  studio.send({
    label: `Pasted ${blocks.length === 1 ? 'a block' : `${blocks.length} blocks`}`,
    edits: [{ kind: 'insert', file: asked.file, pointer: `/blocks/${Number(index) + 1}`, values: blocks }],
  })
  const where =
    blocks.length === 1 ? 'What was pasted stands in a block of its own below.' : `What was pasted stands in ${blocks.length} blocks of its own below.`
  studio.say(wide ? `${where} ${tooWide}` : where, 'done', true)
}
