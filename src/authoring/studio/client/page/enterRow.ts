import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { cellPlace, entryPlace } from '../../protocol/entryPlace.ts'
import type { FromFrame, ToFrame } from '../../protocol/frameMessages.ts'
import { entryDeeds } from '../panel/entryDeeds.ts'
import { blankRow, columnsOf, rowOfCells } from '../panel/fields/columnsOf.ts'
import { stepsTo } from '../panel/stepsTo.ts'
import { removeUntouched } from '../store/removeUntouched.ts'
import type { Studio } from '../store/Studio.ts'
import { valueAt } from '../store/valueAfter.ts'

type Asked = Extract<FromFrame, { kind: 'entry' }>

const untouched = 'Removed a row without any words'

/** The first text of a row, where its author begins. */
const firstText = (row: unknown): readonly [string, unknown] | undefined =>
  typeof row === 'object' && row !== null
    ? Object.entries(row).find(([, value]) => typeof value === 'string')
    : undefined

const beginRow = async (
  studio: Studio,
  file: string,
  { rows, row }: NonNullable<ReturnType<typeof rowOfCells>>,
  tell: (message: ToFrame) => void,
) => {
  const value = (pointer: string) =>
    valueAt(studio.getState().documents.get(file)?.value, keysOf(pointer))
  const all = value(rows)
  const { at } = await entryDeeds(
    studio,
    { file, pointer: rows },
    Array.isArray(all) ? all.length : 0,
  ).add(undefined, row)
  const first = at && firstText(value(at.pointer))
  if (!at || !first) return
  const [key, text] = first
  const place = { file, pointer: `${at.pointer}/${key}` }
  studio.choose(place, 'page')
  removeUntouched(studio, { file, pointer: at.pointer }, untouched)
  tell({ kind: 'choose', ...place, scroll: true, types: 'start', text: String(text) })
}

/**
 * From a cell of a grid to the one below it, as in the panel; below the last row a new one begins, by Enter and by Tab. Says whether it was one.
 */
const nextCell = (
  studio: Studio,
  kit: SchemaKit | undefined,
  { file, pointer }: Asked,
  tell: (message: ToFrame) => void,
): boolean => {
  if (!kit) return false
  const cell = cellPlace(pointer)
  const document = studio.getState().documents.get(file)?.value
  const rows =
    cell && (valueAt(document, keysOf(cell.rows)) as readonly (readonly string[])[] | undefined) // a cell stands in rows
  if (!cell || !Array.isArray(rows)) return false
  const next = cell.row + 1
  const begins = next >= rows.length
  const row = begins
    ? blankRow(
        kit,
        stepsTo(kit, document, pointer).at(-1)?.schema ?? {},
        columnsOf(kit, document, cell.rows),
        rows,
      )
    : (rows[next] ?? [])
  if (begins) {
    studio.send({
      label: 'New row of a table',
      edits: [{ kind: 'insert', file, pointer: `${cell.rows}/-`, values: [row] }],
    })
    studio.notify(`A new row, number ${next + 1}.`, 'done', true)
  }
  const column = begins ? 0 : Math.min(cell.column, row.length - 1)
  const place = { file, pointer: `${cell.rows}/${next}/${column}` }
  studio.choose(place, 'page')
  if (begins) removeUntouched(studio, { file, pointer: `${cell.rows}/${next}` }, untouched)
  tell({
    kind: 'choose',
    ...place,
    scroll: true,
    types: begins ? 'start' : 'end',
    text: row[column],
  })
  return true
}

/**
 * Enter in a cell of a row that has as many as there are columns: the next row begins, as in a table of a word processor; what stands behind the caret stays
 * in its cell. Backspace in an empty one takes no cell away. Says whether it was one.
 */
export const enterRow = (
  studio: Studio,
  kit: SchemaKit | undefined,
  asked: Asked,
  tell: (message: ToFrame) => void,
): boolean => {
  if (nextCell(studio, kit, asked, tell)) return true
  const { file, pointer, does, text } = asked
  const document = studio.getState().documents.get(file)?.value
  const row = kit && rowOfCells(kit, document, entryPlace(pointer)?.list.slice(0, -1) ?? pointer)
  if (!row) return false
  const said = valueAt(document, keysOf(pointer))
  if (does === 'remove') return true
  if (text !== '' && typeof said === 'string')
    studio.send({
      label: 'Began a row',
      edits: [{ kind: 'set', file, pointer, value: said + text }],
    })
  void beginRow(studio, file, row, tell)
  return true
}
