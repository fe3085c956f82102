import { Button } from '@radix-ui/themes'
import type { EditorView } from 'prosemirror-view'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { emptyCell } from '../../../../../content/commands/entries/cellsAlong.ts'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { askedBy } from '../../../../../core/model/text/unfinished.ts'
import { pastedRows } from '../../../paste/pastedRows.ts'
import { useDocument, useStudio } from '../../store/useStudio.ts'
import { Sign } from '../../ui/Sign.tsx'
import { SignButton } from '../../ui/SignButton.tsx'
import { titleOf } from '../../ui/words.ts'
import { emptied } from '../emptied.ts'
import { useForm } from '../formContext.ts'
import { itemsOf, kindOf } from '../kindOf.ts'
import { useKeys } from '../useKeys.ts'
import { blankRow, columnsOf } from './columnsOf.ts'
import { FindingNotes } from './FindingNotes.tsx'
import { GridCell } from './GridCell.tsx'
import { pasteRows } from './pasteRows.ts'
import { useEntries } from './useEntries.ts'

type Props = {
  readonly schema: Schema
  readonly pointer: string
  readonly rows: readonly (readonly string[])[]
}

/** Rows of cells, gone about by arrow keys; rows of a spreadsheet are pasted from any cell on. */
export const Grid = ({ schema, pointer, rows }: Props) => {
  const studio = useStudio()
  const { kit, file, about, findings } = useForm()
  const table = useRef<HTMLTableElement>(null)
  const document = useDocument(file)?.value
  const columns = columnsOf(kit, document, pointer)
  const entries = useEntries(pointer, rows.length, itemsOf(schema))
  const keys = useKeys(rows)
  const ofCell = itemsOf(itemsOf(schema))
  const place = (row: number, column: number) => `${pointer}/${row}/${column}`
  /** To a cell; behind the last one of a row, to what can be done to that row. */
  const go = (row: number, column: number) => {
    const ofRow = table.current?.querySelector(
      `[data-pointer="${CSS.escape(`${pointer}/${row}`)}"]`,
    )
    const [cell, tool] = [
      ofRow?.querySelectorAll<HTMLElement>('.panel-cell')[column],
      ofRow?.querySelector<HTMLButtonElement>('button:enabled'),
    ]
    if (!cell) return column > 0 ? tool?.focus() : undefined
    cell.focus()
    getSelection()?.selectAllChildren(cell)
  }
  const write = (row: number, column: number, text: string) =>
    studio.send({
      label: `Cell of ${about([])}`,
      edits: [
        { kind: 'set', file, pointer: place(row, column), value: text || emptied(kit, ofCell) },
      ],
      typing: `${file}${place(row, column)}`,
    })
  const onKey = (row: number, column: number) => (view: EditorView, event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.key === 'Tab') return byTab(event, row, column)
    const { selection, doc } = view.state
    const leaves = (way: 'up' | 'down' | 'left' | 'right') =>
      (selection.from === 0 && selection.to === doc.content.size) || view.endOfTextblock(way)
    const to = (
      {
        ArrowUp: () => leaves('up') && [row - 1, column],
        ArrowDown: () => leaves('down') && [row + 1, column],
        ArrowLeft: () => leaves('left') && [row, column - 1],
        ArrowRight: () => leaves('right') && [row, column + 1],
        Enter: () => [row + 1, column],
      } as Readonly<Record<string, () => readonly [number, number] | false>>
    )[event.key]?.()
    if (!to || event.shiftKey) return false
    event.preventDefault()
    if (event.key === 'Enter' && row === rows.length - 1) addRow()
    else go(...to)
    return true
  }
  /** From cell to cell as in a word processor, past the buttons of a row: who types on at one of them would take the row out by a space. */
  const byTab = (event: KeyboardEvent, row: number, column: number) => {
    const last = (at: number) => (rows[at]?.length ?? 0) - 1
    const isInside = event.shiftKey ? column > 0 || row === 0 : column < last(row)
    const isBlankEnd =
      row === rows.length - 1 &&
      rows[row]?.every((cell) => cell === emptyCell || askedBy(cell) !== undefined)
    if (isInside || (isBlankEnd && !event.shiftKey)) return false
    event.preventDefault()
    if (event.shiftKey) go(row - 1, last(row - 1))
    else if (row < rows.length - 1) go(row + 1, 0)
    else addRow()
    return true
  }
  const addRow = () => {
    const value = blankRow(kit, ofCell, columns, rows)
    // Drawn at once: whoever types on has a cell to type into.
    flushSync(() =>
      studio.send({
        label: `New row in ${about([])}`,
        edits: [{ kind: 'insert', file, pointer: `${pointer}/-`, values: [value] }],
      }),
    )
    studio.notify(`A new row, number ${rows.length + 1}.`, 'done', true)
    go(rows.length, 0)
  }
  const paste = (row: number, column: number) => (event: ClipboardEvent) => {
    const pasted = pastedRows(event.clipboardData?.getData('text/plain') ?? '')
    if (!pasted) return false
    event.preventDefault()
    const done = pasteRows(kit, document, { file, pointer }, { row, column }, { rows: pasted })
    if (!done) return true
    studio.send({ label: `Pasted ${pasted.length} rows into ${about([])}`, edits: done.edits })
    studio.notify(done.said, 'done', true)
    return true
  }
  return (
    <>
      <div className="panel-grid-frame">
        <table className="panel-grid" ref={table} aria-label={titleOf(schema)}>
          {columns ? (
            <thead>
              <tr>
                {columns.titles.map((title, index) => (
                  <th scope="col" key={index}>
                    {title}
                  </th>
                ))}
                <th>
                  <span className="studio-unseen">What to do with the row</span>
                </th>
              </tr>
            </thead>
          ) : null}
          <tbody>
            {rows.map((row, at) => (
              <tr key={keys[at]} data-pointer={`${pointer}/${at}`}>
                {row.map((cell, column) => (
                  <td
                    key={column}
                    data-pointer={place(at, column)}
                    data-found={findings.has(place(at, column))}
                  >
                    <GridCell
                      text={cell}
                      title={titleOf(ofCell)}
                      isMarkup={kindOf(ofCell, kit.choices) === 'markup'}
                      label={`${columns?.titles[column] ?? `Column ${column + 1}`}, row ${at + 1} of ${rows.length}`}
                      onWrite={(text) => write(at, column, text)}
                      onKey={onKey(at, column)}
                      onPaste={paste(at, column)}
                    />
                  </td>
                ))}
                <td className="panel-grid-tools">
                  <SignButton
                    size="1"
                    sign="up"
                    name={`Move row ${at + 1} up`}
                    disabled={at === 0}
                    onClick={() => void entries.move(at, at - 1)}
                  />
                  <SignButton
                    size="1"
                    sign="bin"
                    name={`Remove row ${at + 1}`}
                    onClick={() => void entries.remove(at)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FindingNotes
        findings={[...findings].flatMap(([at, found]) =>
          at.startsWith(`${pointer}/`) ? found : [],
        )}
      />
      <Button type="button" size="1" variant="soft" className="panel-add" onClick={addRow}>
        <Sign name="plus" size={12} /> Add {titleOf(itemsOf(schema)).toLowerCase()}
      </Button>
    </>
  )
}
