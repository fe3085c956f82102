import { DropdownMenu, IconButton } from '@radix-ui/themes'
import { useRef } from 'react'
import { callAmong } from '../../../../../content/commands/names/callOf.ts'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import type { Choice } from '../../../../../core/kit/choices.ts'
import { usePageAt } from '../../store/usePageAt.ts'
import { Sign } from '../../ui/Sign.tsx'
import { useDayInWords } from '../../ui/useDayInWords.ts'
import { useReading } from '../../ui/useReading.ts'
import { titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { FindingNotes } from './FindingNotes.tsx'
import { KindField } from './KindField.tsx'
import { MoveHandle } from './MoveHandle.tsx'
import type { Dragged } from './useDragged.ts'
import type { Entries } from './useEntries.ts'
import { whenOf } from './whenOf.ts'

type Props = {
  readonly schema: Schema
  /** Entries that say themselves of what kind they are, which can be another one. */
  readonly choice: Choice | undefined
  readonly pointer: string
  readonly value: unknown
  readonly index: number
  readonly count: number
  readonly entries: Entries
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
  /** Puts a new entry after this one; undefined where none can be. */
  readonly onAddAfter: ((index: number, value?: unknown) => void) | undefined
  readonly dragged: Dragged
}

/** One entry of a list: a handle that moves it by dragging and by arrows, its own words, and what is in it once it is opened. */
export const ListEntry = ({
  schema,
  choice,
  pointer,
  value,
  index,
  count,
  entries,
  isOpen,
  onOpen,
  onAddAfter,
  dragged,
}: Props) => {
  const {
    kit,
    findings,
    parts: { Field, Fields },
  } = useForm()
  const isText = schema['type'] === 'string'
  const title = titleOf(schema)
  const read = useReading()
  const adds = useRef(false)
  const words = callAmong(value, schema)
  const page = usePageAt(words)
  const call = words === undefined ? `${title} ${index + 1}` : (page?.title ?? read(words))
  const dayInWords = useDayInWords()
  const when = (page && words) ?? whenOf(kit.choices, schema, value, dayInWords)
  const found = [...findings].filter(
    ([at, some]) => at.startsWith(`${pointer}/`) && some.some(({ toWrite }) => !toWrite),
  ).length
  return (
    <li
      className="panel-entry"
      data-pointer={pointer}
      data-index={index}
      data-open={isOpen && !isText}
      {...dragged.marks(index)}
    >
      <div className="panel-entry-head">
        <MoveHandle
          what={call}
          index={index}
          count={count}
          onMove={(to) => void entries.move(index, to)}
          onDragStart={dragged.start}
        />
        {isText ? (
          <Field
            {...{ schema, pointer, value }}
            isOptional={false}
            isBare
            onEnter={
              onAddAfter && ((after) => onAddAfter(index, after.trim() === '' ? undefined : after))
            }
          />
        ) : (
          <button
            type="button"
            className="panel-entry-name"
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          >
            <span data-new={words === undefined}>
              {call}
              {when === '' ? null : <small>{when}</small>}
            </span>
            {found > 0 && !isOpen ? <span className="panel-count">{found}</span> : null}
            <Sign name="open" size={12} />
          </button>
        )}
        {/* Not modal: while it goes, what is typed belongs to the new entry. */}
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger>
            <IconButton
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              aria-label={`What to do with ${call}`}
            >
              <Sign name="more" size={14} />
            </IconButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content
            size="1"
            onCloseAutoFocus={(event) => {
              if (adds.current) event.preventDefault() // the new entry gets the focus, and what is typed meanwhile
              adds.current = false
            }}
          >
            {onAddAfter ? (
              <DropdownMenu.Item
                onSelect={() => {
                  adds.current = true
                  onAddAfter(index)
                }}
              >
                Add one after it
              </DropdownMenu.Item>
            ) : null}
            <DropdownMenu.Item onSelect={() => void entries.duplicate(index)}>
              Duplicate
            </DropdownMenu.Item>
            <DropdownMenu.Item
              disabled={index === 0}
              onSelect={() => void entries.move(index, index - 1)}
            >
              Move up
            </DropdownMenu.Item>
            <DropdownMenu.Item
              disabled={index === count - 1}
              onSelect={() => void entries.move(index, index + 1)}
            >
              Move down
            </DropdownMenu.Item>
            <DropdownMenu.Separator />
            <DropdownMenu.Item color="red" onSelect={() => void entries.remove(index)}>
              Remove
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
      {isOpen && !isText ? (
        <div className="panel-entry-inside">
          {choice && isObject(value) ? (
            <KindField choice={choice} pointer={pointer} value={value} />
          ) : null}
          {schema['type'] === 'object' ? (
            <Fields schema={schema} pointer={pointer} value={value} />
          ) : (
            <Field schema={schema} pointer={pointer} value={value} isOptional={false} isBare />
          )}
        </div>
      ) : null}
      {/* Below what is written in it: what is said changes with each word, and nothing that somebody is about to press may move. */}
      {isText ? null : <FindingNotes findings={findings.get(pointer) ?? []} />}
    </li>
  )
}
