import { toggleMark } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { DOMSerializer, type Node as ProseNode } from 'prosemirror-model'
import { type Command, EditorState, NodeSelection, Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { languageOf } from '../../../kit/languageOf.ts'
import { languages } from '../../../languages/registry.ts'
import { askedBy, promptOf, unprompted } from '../../../model/unfinished.ts'
import { noBreakRanges } from '../../../ui/noBreakRanges.ts'
import { entryPlace } from '../../protocol/entryPlace.ts'
import { newEntry } from '../../protocol/frameMessages.ts'
import type { TextPlace } from '../places/pageMarks.ts'
import { type FactText, readText } from '../text/readText.ts'
import { markupSchema } from '../text/textSchema.ts'
import { writeText } from '../text/writeText.ts'
import { type Mount, mountText } from './mountText.ts'

export type Caret = { readonly x: number; readonly y: number } | 'start' | 'end'

export type TypingOptions = {
  readonly place: TextPlace
  readonly factText: FactText
  readonly onTyped: (text: string) => void
  readonly onSelect: () => void
  readonly onLeave: () => void
  readonly onEnter: (after: string) => void
  readonly onRemove: () => void
  readonly onLink: () => void
  /** Two braces are how a fact begins in a document: who types them is asked which. */
  readonly onFact: () => void
  readonly onPaste: (event: ClipboardEvent | DragEvent, data: DataTransfer) => boolean
  /** Whether the author has just done something: what else changes the page's elements is no typing. */
  readonly isTrusted: () => boolean
}

/** The language of the page. */
const language = () => languageOf({ languages }, document.documentElement.lang)

/** What stays in one line stays in one while it is typed, too. */
const ranges = (heading: boolean) =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const text = doc.children.map((node) => node.text ?? (node.type.name === 'fact' ? '\ufffc' : '\n')).join('')
        return DecorationSet.create(
          doc,
          noBreakRanges(text, heading, language()).map(({ from, to }) => Decoration.inline(from, to, { class: 'ui-whole' })),
        )
      },
    },
  })

const insertBreak: Command = ({ tr }, dispatch) => {
  const { break: br } = markupSchema.nodes
  if (br) dispatch?.(tr.replaceSelectionWith(br.create(), false).scrollIntoView())
  return true
}

/** A text of the page while somebody types in it. */
export class TypedText {
  readonly view: EditorView
  private readonly mount: Mount
  private readonly read: ProseNode
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
    const { place, factText } = options
    this.mount = mount
    this.place = place
    this.text = place.text.text
    this.shown = this.text
    this.isGuiding = askedBy(this.text) !== undefined
    this.read = readText(promptOf(this.text), place.text.isMarkup, factText)
    this.view = new EditorView(
      { mount: mount.element },
      {
        state: EditorState.create({ doc: this.read, plugins: [this.keys(), ranges(/^H\d$/.test(mount.element.tagName))] }),
        attributes: { 'aria-label': place.text.title, role: 'textbox', 'aria-multiline': 'false' },
        dispatchTransaction: (transaction) => this.take(transaction),
        handleDOMEvents: {
          // Before the editor's own reading of them, which would make HTML of strings under a name that no policy has.
          paste: (_view, event) => event.clipboardData !== null && options.onPaste(event, event.clipboardData),
          drop: (_view, event) => event.dataTransfer !== null && options.onPaste(event, event.dataTransfer),
          blur: () => void options.onSelect(),
          focus: () => void options.onSelect(),
        },
      },
    )
    Object.assign(mount.element.style, { whiteSpace: 'pre-wrap', outline: 'none', cursor: 'text' })
  }

  private keys(): Plugin {
    const { isMarkup } = this.place.text
    const { strong, emphasis, code } = markupSchema.marks
    const marks: Record<string, Command> =
      isMarkup && strong && emphasis && code
        ? {
            'Mod-b': toggleMark(strong),
            'Mod-i': toggleMark(emphasis),
            'Mod-e': toggleMark(code),
            'Shift-Enter': insertBreak,
            'Mod-k': () => {
              this.options.onLink()
              return true
            },
          }
        : {}
    return keymap({
      ...marks,
      Enter: (state, dispatch) => {
        if (dispatch) this.enter(state)
        return true
      },
      Escape: () => {
        this.options.onLeave()
        return true
      },
      Backspace: (state) => {
        if (state.doc.content.size > 0 || !entryPlace(this.place.text.pointer)) return false
        this.options.onRemove()
        return true
      },
    })
  }

  /** Enter: what stands after the caret is for the next entry, where the text is one of a list; elsewhere it does nothing. */
  private enter({ doc, selection }: EditorState): void {
    const { isMarkup, pointer } = this.place.text
    if (!entryPlace(pointer)) {
      this.options.onLeave()
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

  private take(transaction: Transaction): void {
    const isForeign = transaction.docChanged && !transaction.getMeta('studio') && !this.options.isTrusted()
    this.view.updateState(isForeign ? this.view.state : this.view.state.apply(transaction))
    if (isForeign) return
    if (transaction.docChanged && !transaction.getMeta('studio')) {
      const { isMarkup } = this.place.text
      const { doc } = this.view.state
      const written = writeText(doc, isMarkup, this.place.text.text)
      this.text = doc.eq(this.read) ? this.place.text.text : this.isGuiding ? unprompted(written) : written
      this.isGuiding = askedBy(this.text) !== undefined
      this.options.onTyped(this.text)
      if (this.beginsFact && !this.view.composing) this.options.onFact()
    }
    this.options.onSelect()
  }

  /** Whether the two braces by which a fact begins stand before the caret. */
  get beginsFact(): boolean {
    const { doc, selection } = this.view.state
    return selection.empty && selection.from >= 2 && doc.textBetween(selection.from - 2, selection.from, undefined, ' ') === '{{'
  }

  /** Takes over what the studio shows of this text: after an undo, or when it was written elsewhere. */
  replace(text: string): void {
    const { doc, selection, tr } = this.view.state
    const next = readText(promptOf(text), this.place.text.isMarkup, this.options.factText)
    this.text = text
    this.isGuiding = askedBy(text) !== undefined
    const from = doc.content.findDiffStart(next.content)
    if (from === null) return
    const end = doc.content.findDiffEnd(next.content)
    const overlap = Math.max(from - Math.min(end?.a ?? from, end?.b ?? from), 0)
    const changed = tr.replace(from, (end?.a ?? from) + overlap, next.slice(from, (end?.b ?? from) + overlap)).setMeta('studio', true)
    changed.setSelection(TextSelection.create(changed.doc, Math.min(changed.mapping.map(selection.head), changed.doc.content.size)))
    this.view.dispatch(changed)
  }

  /** Puts the caret somewhere. */
  focus(at: Caret): void {
    this.view.focus()
    const { doc } = this.view.state
    // What says nothing of its own yet is there to be written over.
    if (this.text === newEntry || askedBy(this.text) !== undefined) {
      this.view.dispatch(this.view.state.tr.setSelection(TextSelection.create(doc, 0, doc.content.size)))
      return
    }
    const place = at === 'start' ? 0 : at === 'end' ? doc.content.size : (this.view.posAtCoords({ left: at.x, top: at.y })?.pos ?? doc.content.size)
    this.view.dispatch(this.view.state.tr.setSelection(Selection.near(doc.resolve(place))))
  }

  /** Chooses the fact whole that stands at a point, since it is one piece; says whether one does. */
  chooseFact(x: number, y: number): boolean {
    const chip = document.elementFromPoint(x, y)?.closest('[data-fact]')
    const { doc, tr } = this.view.state
    const at = chip && this.contains(chip) ? this.view.posAtDOM(chip, 0) : 0
    const isAlone = doc.childCount === 1 && doc.firstChild?.type.name === 'fact' // beside it there is nothing else to choose
    const from = chip || isAlone ? [at, at - 1].find((one) => one >= 0 && doc.nodeAt(one)?.type.name === 'fact') : undefined
    if (from === undefined) return false
    this.view.dispatch(tr.setSelection(NodeSelection.create(doc, from)))
    return true
  }

  /** Takes up where the caret stands now: browsers tell of it only later, maybe after the next key. */
  settle(): void {
    const { domObserver } = this.view as unknown as { domObserver: { flush: () => void; forceFlush: () => void } } // its types leave out what the editor keeps to itself
    if (this.view.composing) return
    domObserver.forceFlush()
    domObserver.flush()
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
    const content = doc.eq(this.read) ? undefined : (DOMSerializer.fromSchema(schema).serializeFragment(doc.content) as DocumentFragment) // it gives one where it is handed none
    this.view.destroy()
    this.mount.leave(content)
  }
}
