import { shorten } from '../../../../content/commands/names/callOf.ts'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { askedBy } from '../../../../core/model/text/unfinished.ts'
import { entryPlace } from '../../protocol/entryPlace.ts'
import type { FromFrame, ToFrame } from '../../protocol/frameMessages.ts'
import { newEntry } from '../../protocol/frameMessages.ts'
import type { Studio } from '../store/Studio.ts'
import { valueAt } from '../store/valueAfter.ts'

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
 * What puts texts into a list at one of its entries: after it, and in its place where that is all chosen or has nothing written yet. `last` is the
 * pointer of the last of them. Pure.
 */
export const entryEdits = (
  studio: Pick<Studio, 'get'>,
  asked: Asked,
  values: readonly string[],
): { readonly edits: readonly DocumentEdit[]; readonly last: string } => {
  const { file, pointer } = asked
  const { list, index } = entryPlace(pointer) ?? { list: pointer, index: 0 }
  const text = valueAt(studio.get().documents.get(file)?.value, keysOf(pointer))
  const isOpen = text === '' || text === newEntry || askedBy(text) !== undefined
  const [first = '', ...rest] = values
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

/** Does what Enter, Backspace and pasting ask for in a text that is an entry of a list; says whether it could. The caret goes where the author goes on, and that is what is chosen: the bar above acts on it. */
export const writeEntry = (
  studio: Pick<Studio, 'send' | 'choose' | 'get'>,
  asked: Asked,
  tell: (message: ToFrame) => void,
): boolean => {
  const { file, pointer } = asked
  const at = entryPlace(pointer)
  if (!at) return false
  const { list, index } = at
  if (asked.kind === 'entry' && asked.does === 'remove') {
    if (index === 0) return true
    studio.send({ label: 'Removed an entry', edits: [{ kind: 'remove', file, pointer }] })
    studio.choose({ file, pointer: `${list}${index - 1}` }, 'page')
    tell({ kind: 'choose', file, pointer: `${list}${index - 1}`, scroll: false, types: 'end' })
    return true
  }
  const values =
    asked.kind === 'pasted'
      ? wordsOf(asked.parts)
      : [asked.text.trim() === '' ? newEntry : asked.text]
  if (!values) return false
  const written = entryEdits(studio, asked, values)
  studio.send({
    label:
      values.length > 1
        ? `Added ${values.length} entries`
        : values[0] === newEntry
          ? 'Began an entry'
          : `Added “${shorten(values[0] ?? '')}”`,
    edits: written.edits,
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
