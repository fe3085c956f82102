import { blankOf } from '../../../../content/commands/entries/blankEntry.ts'
import { shorten } from '../../../../content/commands/names/callOf.ts'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { askedBy, guiding } from '../../../../core/model/text/unfinished.ts'
import { entryPlace } from '../../protocol/entryPlace.ts'
import type { FromFrame, ToFrame } from '../../protocol/frameMessages.ts'
import type { Studio } from '../store/Studio.ts'
import { valueAt } from '../store/valueAfter.ts'
import { stepsTo } from './stepsTo.ts'

type Asked = Extract<FromFrame, { kind: 'entry' | 'pasted' }>

/** The words of what was pasted, where it is nothing but paragraphs or items: each is an entry of a list, or a cell. Pure. */
export const wordsOf = (
  parts: Extract<FromFrame, { kind: 'pasted' }>['parts'],
): string[] | undefined => {
  const words = parts.flatMap((part) =>
    part.kind === 'paragraph' ? [part.text] : part.kind === 'list' ? part.items : [],
  )
  return parts.every(({ kind }) => kind === 'paragraph' || kind === 'list') ? words : undefined
}

/**
 * What puts texts into a list at one of its entries: at the caret, or after it, and in its place where that is all chosen or has nothing written yet. `last` is the
 * pointer of the last of them. Pure.
 */
const entryEdits = (
  studio: Pick<Studio, 'getState'>,
  asked: Asked,
  values: readonly string[],
): { readonly edits: readonly DocumentEdit[]; readonly last: string } => {
  const { file, pointer } = asked
  const { list, index } = entryPlace(pointer) ?? { list: pointer, index: 0 }
  const text = valueAt(studio.getState().documents.get(file)?.value, keysOf(pointer))
  const isOpen = text === '' || askedBy(text) !== undefined
  const [first = '', ...rest] = values
  if (asked.kind === 'pasted' && asked.around && !isOpen && !asked.replaces) {
    const { before, after } = asked.around
    const all = [before, ...values, after].filter((one) => one !== '')
    const [begin = '', ...further] = all
    return {
      edits: [
        ...(begin === text ? [] : [{ kind: 'set', file, pointer, value: begin } as const]),
        { kind: 'insert', file, pointer: `${list}${index + 1}`, values: further },
      ],
      last: `${list}${index + (before === '' ? 0 : 1) + values.length - 1}`,
    }
  }
  if (asked.kind !== 'pasted' || !(asked.replaces === true || isOpen))
    return {
      edits: [{ kind: 'insert', file, pointer: `${list}${index + 1}`, values }],
      last: `${list}${index + values.length}`,
    }
  return {
    edits: [
      { kind: 'set', file, pointer, value: first },
      ...(rest.length > 0
        ? [{ kind: 'insert', file, pointer: `${list}${index + 1}`, values: rest } as const]
        : []),
    ],
    last: `${list}${index + rest.length}`,
  }
}

/** What an entry says before anything is typed in it: that it is to be written, which lint finds. The first key takes its place. Pure. */
export const guidingEntry = (
  kit: SchemaKit | undefined,
  document: unknown,
  pointer: string,
): string => {
  const step = kit && stepsTo(kit, document, pointer).at(-1)
  const blank = kit && step?.pointer === pointer ? blankOf(kit, step.schema) : undefined
  return typeof blank === 'string' ? blank : guiding.trim()
}

/** Whether the author goes on in the panel's field of an entry. */
const isInPanel = (pointer: string): boolean =>
  typeof document !== 'undefined' &&
  document.activeElement?.closest(`[data-pointer="${CSS.escape(pointer)}"]`) != null

/** Does what Enter, Backspace and pasting ask for in a text that is an entry of a list; says whether it could. The caret goes where the author goes on, and that is what is chosen: the bar above acts on it. */
export const writeEntry = (
  studio: Pick<Studio, 'send' | 'choose' | 'getState'>,
  kit: SchemaKit | undefined,
  asked: Asked,
  tell: (message: ToFrame) => void,
): boolean => {
  const { file, pointer } = asked
  const at = entryPlace(pointer)
  if (!at) return false
  const { list, index } = at
  const document = studio.getState().documents.get(file)?.value
  const said = valueAt(document, keysOf(pointer))
  if (asked.kind === 'entry' && asked.does === 'leave') {
    if ((said === '' || askedBy(said) !== undefined) && !isInPanel(pointer))
      studio.send({ label: 'Removed an entry', edits: [{ kind: 'remove', file, pointer }] })
    return true
  }
  if (asked.kind === 'entry' && asked.does === 'remove') {
    if (index === 0) return true
    studio.send({ label: 'Removed an entry', edits: [{ kind: 'remove', file, pointer }] })
    studio.choose({ file, pointer: `${list}${index - 1}` }, 'page')
    tell({ kind: 'choose', file, pointer: `${list}${index - 1}`, scroll: false, types: 'end' })
    return true
  }
  const guide = guidingEntry(kit, document, pointer)
  const values =
    asked.kind === 'pasted' ? wordsOf(asked.parts) : [asked.text.trim() === '' ? guide : asked.text]
  if (!values) return false
  const written = entryEdits(studio, asked, values)
  // Enter before the first word: an entry without any can't be drawn.
  const emptied = asked.kind === 'entry' && said === ''
  studio.send({
    label:
      values.length > 1
        ? `Added ${values.length} entries`
        : values[0] === guide
          ? 'Began an entry'
          : `Added “${shorten(values[0] ?? '')}”`,
    edits: [
      ...(emptied ? [{ kind: 'set', file, pointer, value: guide } as const] : []),
      ...written.edits,
    ],
  })
  const { last } = written
  studio.choose({ file, pointer: last }, 'page')
  tell({
    kind: 'choose',
    file,
    pointer: last,
    scroll: false,
    types: asked.kind === 'pasted' ? 'end' : 'start',
    text: values.at(-1),
  })
  return true
}
