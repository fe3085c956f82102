import { shorten } from '../../../operations/entries/sayEntry.ts'
import { entryPlace } from '../../protocol/entryPlace.ts'
import type { FromFrame, ToFrame } from '../../protocol/frameMessages.ts'
import { newEntry } from '../../protocol/frameMessages.ts'
import type { Studio } from '../store/Studio.ts'

type Asked = Extract<FromFrame, { kind: 'entry' | 'pasted' }>

/** The words of what was pasted, where it is nothing but paragraphs or items: each is an entry of a list, or a cell. Pure. */
export const wordsOf = (parts: Extract<FromFrame, { kind: 'pasted' }>['parts']): string[] | undefined => {
  const words = parts.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : part.kind === 'list' ? part.items : []))
  return parts.every(({ kind }) => kind === 'paragraph' || kind === 'list') ? words : undefined
}

/** Does what Enter, Backspace and pasting ask for in a text that is an entry of a list; says whether it could. The caret goes where the author goes on, and that is what is chosen: the bar above acts on it. */
export const writeEntry = (studio: Pick<Studio, 'send' | 'choose'>, asked: Asked, tell: (message: ToFrame) => void): boolean => {
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
  const values = asked.kind === 'pasted' ? wordsOf(asked.parts) : [asked.text.trim() === '' ? newEntry : asked.text]
  if (!values) return false
  studio.send({
    label: values.length > 1 ? `Added ${values.length} entries` : values[0] === newEntry ? 'Began an entry' : `Added “${shorten(values[0] ?? '')}”`,
    edits: [{ kind: 'insert', file, pointer: `${list}${index + 1}`, values }],
  })
  const last = `${list}${index + values.length}`
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
