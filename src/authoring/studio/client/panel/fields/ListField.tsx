import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { callOf } from '../../../../../content/commands/names/callOf.ts'
import { choiceAt } from '../../../../../core/kit/choices.ts'
import { chosenSchema } from '../../../../../core/model/schema/walkSchema.ts'
import { Sign } from '../../ui/Sign.tsx'
import { titleOf } from '../../ui/words.ts'
import { focusAt, textFields } from '../focusAt.ts'
import { useForm } from '../formContext.ts'
import { itemsOf, neededDay } from '../kindOf.ts'
import { useKeys } from '../useKeys.ts'
import { AddByDay } from './AddByDay.tsx'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { ListEntry } from './ListEntry.tsx'
import { useDragged } from './useDragged.ts'
import { useEntries } from './useEntries.ts'
import { usePasteEntries } from './usePasteEntries.ts'

/** Entries one below the other: each is added, duplicated, removed and moved, by dragging and by keys. */
export const ListField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const { kit, at } = useForm()
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const item = itemsOf(schema)
  const entries = useEntries(pointer, list.length, item)
  const dragged = useDragged((from, to) => void entries.move(from, to))
  const keys = useKeys(list)
  // The first entry of a list that begins is open to be written; its key is the first one.
  const [open, setOpen] = useState(() =>
    list.length === 0 || (list.length === 1 && callOf(list[0]) === undefined) ? 0 : undefined,
  )
  /** The pointer of an entry that opens as soon as it is drawn. */
  const [opening, setOpening] = useState<string>()
  const opened = keys[list.findIndex((_, index) => `${pointer}/${index}` === opening)]
  if (opened !== undefined) {
    setOpen(opened)
    setOpening(undefined)
  }
  const day = neededDay(item, kit.choices)
  const [isAsking, setAsking] = useState(list.length === 0)
  const what = titleOf(item).toLowerCase()
  const add = (value?: unknown) => void entries.add(value).then(({ at }) => setOpening(at?.pointer))
  const addAfter = (index: number, value?: unknown) =>
    void entries.add(value, index).then(({ at }) => setOpening(at?.pointer))
  /** Asks for the day of a new entry, or no more; who has pressed a button for it goes on where it stood. */
  const askForDay = (asks: boolean) => {
    flushSync(() => setAsking(asks))
    focusAt(pointer, asks ? `.panel-ask :is(${textFields})` : '.panel-add')
  }
  const isTexts = item['type'] === 'string'
  const paste = usePasteEntries(schema, pointer, isTexts)
  // Each choice on the page opens its entry, which stays open when the focus comes into the panel: what is pressed there may not slide away.
  const [seen, setSeen] = useState<string>()
  if (at !== seen) {
    setSeen(at)
    const inside = at?.startsWith(`${pointer}/`)
      ? Number(at.slice(pointer.length + 1).split('/')[0])
      : undefined
    if (inside !== undefined) setOpen(keys[inside])
  }
  const maxItems =
    typeof schema['maxItems'] === 'number' ? schema['maxItems'] : Number.POSITIVE_INFINITY
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }} as="group">
      {() => (
        <>
          {/* Before the text itself takes it for words. */}
          <ol className="panel-list" data-texts={isTexts} onPasteCapture={paste}>
            {list.map((entry, index) => (
              <ListEntry
                key={keys[index]}
                schema={chosenSchema(kit.choices, item, entry)}
                choice={choiceAt(kit.choices, item)}
                pointer={`${pointer}/${index}`}
                value={entry}
                index={index}
                count={list.length}
                entries={entries}
                isOpen={isTexts || keys[index] === open}
                onAddAfter={day || list.length >= maxItems ? undefined : addAfter}
                onOpen={(isOpen) => setOpen(isOpen ? keys[index] : -1)}
                dragged={dragged}
              />
            ))}
          </ol>
          {list.length >= maxItems ? null : day && isAsking ? (
            <AddByDay
              what={what}
              schema={day.schema}
              onAdd={(chosen) => {
                setAsking(false)
                add({ [day.key]: chosen })
              }}
              onCancel={() => askForDay(false)}
            />
          ) : (
            <Button
              type="button"
              size="1"
              variant="soft"
              className="panel-add"
              onClick={() => (day ? askForDay(true) : add())}
            >
              <Sign name="plus" size={12} /> Add {what}
            </Button>
          )}
        </>
      )}
    </FieldLayout>
  )
}
