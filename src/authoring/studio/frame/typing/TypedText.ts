import { DOMSerializer } from 'prosemirror-model'
import {
  type EditorState,
  NodeSelection,
  Plugin,
  Selection,
  TextSelection,
} from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { emptyCell } from '../../../../content/commands/entries/cellsAlong.ts'
import { languageOf } from '../../../../core/kit/languageOf.ts'
import { languages } from '../../../../core/locale/registry.ts'
import { askedBy, promptOf, unprompted } from '../../../../core/model/text/unfinished.ts'
import { noBreakRanges } from '../../../../render/ui/noBreakRanges.ts'
import { cellPlace, entryPlace } from '../../protocol/entryPlace.ts'
import type { FactText } from '../../text/readText.ts'
import { insertBreak, TextEditor } from '../../text/TextEditor.ts'
import { writeText } from '../../text/writeText.ts'
import { listen, stopHere } from '../natives.ts'
import type { TextPlace } from '../places/pageMarks.ts'
import { type Mount, mountText } from './mountText.ts'

type Point = { readonly x: number; readonly y: number }
/** Where typing goes on: at a point, from another one to it where words were drawn along, at an end of the text, or so far before its end. */
export type Caret = (Point & { readonly from?: Point | undefined }) | 'start' | 'end' | number

export type TypingOptions = {
  readonly place: TextPlace
  readonly factText: FactText
  readonly onTyped: (text: string) => void
  readonly onSelect: () => void
  readonly onLeave: () => void
  readonly onEnter: (after: string) => void
  readonly onRemove: () => void
  readonly onWant: (what: 'link' | 'fact') => void
  readonly onPaste: (event: ClipboardEvent | DragEvent, data: DataTransfer) => boolean
  /** Whether the author has just done something: what else changes the page's elements is no typing. */
  readonly isTrusted: () => boolean
}

/**
 * What scripts of the page take for a visitor's: a form would be taken over by the script that sends it, and drawn anew over what is typed; a menu would
 * go by its arrows. The editor hears them before; what is done with the mouse it follows over the whole page, and so that goes on.
 */
const visitors = [
  'pointerdown',
  'touchstart',
  'keydown',
  'keyup',
  'keypress',
  'beforeinput',
  'input',
  'change',
] as const

/** The language of the page. */
const language = () => languageOf({ languages }, document.documentElement.lang)

/** What stays in one line stays in one while it is typed, too. */
const ranges = (heading: boolean) =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const text = doc.children
          .map((node) => node.text ?? (node.type.name === 'fact' ? '\ufffc' : '\n'))
          .join('')
        return DecorationSet.create(
          doc,
          noBreakRanges(text, heading, language()).map(({ from, to }) =>
            Decoration.inline(from, to, { class: 'ui-whole' }),
          ),
        )
      },
    },
  })

/** A text of the page while somebody types in it. */
export class TypedText {
  readonly editor: TextEditor
  private readonly mount: Mount
  /** Where it stands, wherever it is moved. */
  place: TextPlace
  /** What it says now, as it is written in a document. */
  text: string
  /** Whether it is a guiding text still: only of that a prompt is shown, and written back as what it was. */
  private isGuiding: boolean
  /** What the draws show of it: the last text that came from the studio. */
  shown: string

  static at(options: TypingOptions): TypedText | undefined {
    const mount = mountText(options.place)
    return mount && new TypedText(options, mount)
  }

  private constructor(
    private readonly options: TypingOptions,
    mount: Mount,
  ) {
    const { place, factText, onSelect, onWant, onPaste, isTrusted } = options
    this.mount = mount
    this.place = place
    this.text = place.text.text
    this.shown = this.text
    this.isGuiding = askedBy(this.text) !== undefined
    this.editor = new TextEditor({
      element: mount.element,
      text: promptOf(this.text),
      isMarkup: place.text.isMarkup,
      factText,
      keys: {
        Enter: (state, dispatch) => {
          if (dispatch) this.enter(state)
          return true
        },
        Escape: () => {
          options.onLeave()
          return true
        },
        Backspace: (state) => {
          if (state.doc.content.size > 0 || !entryPlace(this.place.text.pointer)) return false
          options.onRemove()
          return true
        },
      },
      plugins: [ranges(/^H\d$/.test(mount.element.tagName))],
      attributes: () => ({ 'aria-label': place.text.title, 'aria-multiline': 'false' }),
      handleDOMEvents: {
        // Before the editor's own reading of them, which would make HTML of strings under a name that no policy has.
        paste: (_view, event) =>
          event.clipboardData !== null && onPaste(event, event.clipboardData),
        drop: (_view, event) =>
          event.dataTransfer !== null &&
          !this.editor.dropsOwn(event) &&
          onPaste(event, event.dataTransfer),
        blur: () => void onSelect(),
        focus: () => void onSelect(),
      },
      onTyped: (written) => {
        this.text = this.isGuiding ? unprompted(written) : written
        this.isGuiding = askedBy(this.text) !== undefined
        options.onTyped(this.text)
      },
      onSelect,
      onWant,
      isTrusted,
    })
    for (const type of visitors) listen(mount.element, type, stopHere)
    Object.assign(mount.element.style, { whiteSpace: 'pre-wrap', outline: 'none', cursor: 'text' })
  }

  get view(): EditorView {
    return this.editor.view
  }

  /** Enter: what stands after the caret is for the next entry, where the text is one of a list; from a cell of a grid it goes on in the one below; a text of its own goes on in the next line, as in the panel; what has one line is left. */
  private enter({ doc, selection }: EditorState): void {
    const { isMarkup, pointer } = this.place.text
    if (cellPlace(pointer)) {
      this.options.onEnter('')
      return
    }
    if (!entryPlace(pointer)) {
      if (isMarkup && !this.isGuiding) insertBreak(this.view.state, this.view.dispatch)
      else this.options.onLeave()
      return
    }
    // A prompt is nothing that somebody has written.
    if (this.isGuiding) {
      this.options.onEnter('')
      return
    }
    const after = writeText(doc.cut(selection.to), isMarkup)
    this.view.dispatch(this.view.state.tr.delete(selection.from, doc.content.size))
    this.options.onEnter(after)
  }

  /** What Enter does. */
  enterNow(): void {
    this.enter(this.view.state)
  }

  /** Takes over what the studio shows of this text: after an undo, or when it was written elsewhere. */
  replace(text: string): void {
    this.text = text
    this.isGuiding = askedBy(text) !== undefined
    this.editor.give(promptOf(text))
  }

  /** Takes keys, as soon as the page has the focus: it takes that from no one, such as the studio, which may be keeping what is typed for another page. */
  takeFocus(): void {
    if (document.hasFocus()) this.view.focus()
  }

  /** Puts the caret somewhere. */
  focus(at: Caret): void {
    this.takeFocus()
    const { doc } = this.view.state
    // What says nothing of its own yet is there to be written over.
    const isBlankCell = this.text === emptyCell && cellPlace(this.place.text.pointer) !== undefined
    if (isBlankCell || askedBy(this.text) !== undefined) {
      this.editor.selectAll()
      return
    }
    const under = ({ x, y }: Point) =>
      this.view.posAtCoords({ left: x, top: y })?.pos ?? doc.content.size
    const { size } = doc.content
    const fromEnd = at === 'end' ? 0 : at === 'start' ? size : at
    const place = typeof fromEnd === 'number' ? Math.max(0, size - fromEnd) : under(fromEnd)
    const from = typeof at === 'object' && at.from ? under(at.from) : place
    const chosen =
      from === place
        ? Selection.near(doc.resolve(place))
        : TextSelection.between(doc.resolve(from), doc.resolve(place))
    this.view.dispatch(this.view.state.tr.setSelection(chosen))
  }

  /** Chooses the fact whole that stands at a point, since it is one piece; says whether one does. */
  chooseFact(x: number, y: number): boolean {
    const chip = document.elementFromPoint(x, y)?.closest('[data-fact]')
    const { doc, tr } = this.view.state
    const at = chip && this.contains(chip) ? this.view.posAtDOM(chip, 0) : 0
    const isAlone = doc.childCount === 1 && doc.firstChild?.type.name === 'fact' // beside it there is nothing else to choose
    const from =
      chip || isAlone
        ? [at, at - 1].find((one) => one >= 0 && doc.nodeAt(one)?.type.name === 'fact')
        : undefined
    if (from === undefined) return false
    this.view.dispatch(tr.setSelection(NodeSelection.create(doc, from)))
    return true
  }

  get isComposing(): boolean {
    return this.view.composing
  }

  contains(node: Node): boolean {
    return this.mount.element.contains(node)
  }
  get element(): HTMLElement {
    return this.mount.element
  }
  get keeper(): Element {
    return this.mount.keeper
  }

  /** Ends the typing; the page shows what was typed. */
  leave(): void {
    const { doc, schema } = this.view.state
    const content = this.hasChanged
      ? (DOMSerializer.fromSchema(schema).serializeFragment(doc.content) as DocumentFragment)
      : undefined // it gives one where it is handed none
    this.view.destroy()
    this.mount.leave(content)
  }

  /** Whether it says something else than the page did when the typing began. */
  private get hasChanged(): boolean {
    return this.editor.isChanged || this.text !== this.place.text.text
  }
}
