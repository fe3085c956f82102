import { toggleMark } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { DOMSerializer, type Node as ProseNode, Slice } from 'prosemirror-model'
import {
  type Command,
  EditorState,
  type Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import { type EditorProps, EditorView } from 'prosemirror-view'
import { plainText, writableAddress } from '../../../core/model/text/inline.ts'
import type { Put, TextMark } from '../protocol/frameMessages.ts'
import { linkAround, wordAround } from './linkAround.ts'
import { type FactText, readText } from './readText.ts'
import { markupSchema, plainSchema } from './textSchema.ts'
import { readBack, writeText } from './writeText.ts'

export type TextEditorOptions = {
  readonly element: HTMLElement
  /** The text as a document says it. */
  readonly text: string
  readonly isMarkup: boolean
  readonly factText: FactText
  /** Further keys, by the names that ProseMirror has for them. */
  readonly keys?: Readonly<Record<string, Command>>
  readonly plugins?: readonly Plugin[]
  readonly attributes: (state: EditorState) => Readonly<Record<string, string>>
  readonly handleDOMEvents?: EditorProps['handleDOMEvents']
  readonly onTyped: (text: string) => void
  readonly onSelect?: () => void
  /** The author asks for a link, or for a figure: two braces are how that begins in a document. */
  readonly onWant: (what: 'link' | 'fact') => void
  /** Whether what changes the text is its author's doing: where other scripts run, they can change its elements. */
  readonly isTrusted?: () => boolean
}

/** A line break, where a text has marks. */
export const insertBreak: Command = ({ tr }, dispatch) => {
  const { break: br } = markupSchema.nodes
  if (br) dispatch?.(tr.replaceSelectionWith(br.create(), false).scrollIntoView())
  return true
}

/** So many signs before the caret may be a reference to a figure that has just come to its end. */
const longest = 120

/** What is copied tells that its links are ours: one that leads to a place of this very page is no note of another. */
const copying = (schema: typeof markupSchema | typeof plainSchema): DOMSerializer =>
  new DOMSerializer(DOMSerializer.nodesFromSchema(schema), {
    ...DOMSerializer.marksFromSchema(schema),
    link: ({ attrs }) => ['a', { href: String(attrs['href']), 'data-own': '' }, 0],
  })

/** A text of a document while it is written: its marks as visitors see them, its figures as one piece each that shows its value. */
export class TextEditor {
  readonly view: EditorView
  /** What a document said last that is shown here, and how that was read. */
  private given: { readonly text: string; readonly doc: ProseNode }

  constructor(private readonly options: TextEditorOptions) {
    const { element, text, attributes, handleDOMEvents, plugins = [] } = options
    this.given = { text, doc: this.read(text) }
    this.view = new EditorView(
      { mount: element },
      {
        state: EditorState.create({
          doc: this.given.doc,
          plugins: [keymap(this.keys()), ...plugins],
        }),
        attributes: (now) => ({ role: 'textbox', ...attributes(now) }),
        dispatchTransaction: (transaction) => this.take(transaction),
        clipboardSerializer: copying(this.schema),
        handleDOMEvents: handleDOMEvents ?? {},
      },
    )
  }

  private get schema(): typeof markupSchema | typeof plainSchema {
    return this.options.isMarkup ? markupSchema : plainSchema
  }

  private read(text: string): ProseNode {
    return readText(text, this.options.isMarkup, this.options.factText)
  }

  private keys(): Record<string, Command> {
    const { isMarkup, keys = {} } = this.options
    const { strong, emphasis, code } = markupSchema.marks
    if (!isMarkup || !strong || !emphasis || !code) return keys
    const wantLink = () => {
      this.options.onWant('link')
      return true
    }
    return {
      'Mod-b': toggleMark(strong),
      'Mod-i': toggleMark(emphasis),
      'Mod-e': toggleMark(code),
      'Mod-k': wantLink,
      'Shift-Enter': insertBreak,
      ...keys,
    }
  }

  private take(transaction: Transaction): void {
    const { isTrusted, onTyped, onSelect, onWant } = this.options
    const isTyped = transaction.docChanged && !transaction.getMeta('given')
    const isForeign = isTyped && isTrusted?.() === false
    this.view.updateState(isForeign ? this.view.state : this.view.state.apply(transaction))
    if (isForeign) return
    const whole = isTyped && !this.view.composing ? this.completed() : undefined
    if (whole) this.view.dispatch(whole)
    else if (isTyped) {
      const { written } = this
      onTyped(written)
      if (!this.isAtMark) this.showStored(written)
      if (this.beginsFact && !this.view.composing) onWant('fact')
    }
    onSelect?.()
  }

  /** Whether the caret is behind marked words: what is typed next may make markup of them that can be stored, e.g. a space after bold words. */
  private get isAtMark(): boolean {
    const { empty, $from } = this.view.state.selection
    return empty && ($from.nodeBefore?.marks.length ?? 0) > 0
  }

  /** Shows the marks that were stored: one that markup can't say, such as code with a backtick in it, isn't shown as if it were saved. */
  private showStored(text: string): void {
    const { doc, selection, tr } = this.view.state
    const stored = this.options.isMarkup && !this.view.composing ? readBack(doc, text) : undefined
    if (!stored) return
    const shown = tr.replaceWith(0, doc.content.size, stored.content).setMeta('given', true)
    this.view.dispatch(
      shown.setSelection(TextSelection.create(shown.doc, selection.anchor, selection.head)),
    )
  }

  /** Takes up where the caret stands now: browsers tell of it only later, maybe after the next key. */
  settle(): void {
    const { domObserver } = this.view as unknown as {
      domObserver: { flush: () => void; forceFlush: () => void }
    } // its types leave out what the editor keeps to itself
    if (this.view.composing) return
    domObserver.forceFlush()
    domObserver.flush()
  }

  /** What it says now, as a document says it: what nobody has changed, to the letter as it was. */
  get written(): string {
    const { doc } = this.view.state
    return doc.eq(this.given.doc)
      ? this.given.text
      : writeText(doc, this.options.isMarkup, this.given.text)
  }
  get isChanged(): boolean {
    return !this.view.state.doc.eq(this.given.doc)
  }

  /** Whether the two braces by which a fact begins stand before the caret. */
  private get beginsFact(): boolean {
    const { doc, selection } = this.view.state
    return (
      selection.empty &&
      selection.from >= 2 &&
      doc.textBetween(selection.from - 2, selection.from, undefined, ' ') === '{{'
    )
  }

  /** Whether a reference, as written between its braces, is one to a figure that there is. */
  private knows(reference: string): boolean {
    return this.options.factText(reference) !== `{{${reference}}}`
  }

  /** Makes a figure of a reference that was typed to its end. */
  private completed(): Transaction | undefined {
    const { doc, selection, tr } = this.view.state
    const before = doc.textBetween(
      Math.max(0, selection.from - longest),
      selection.from,
      undefined,
      '\ufffc',
    )
    const [raw, reference = ''] = /\{\{([^{}\ufffc]+)\}\}$/.exec(before) ?? []
    if (!raw || !selection.empty || !this.knows(reference.trim())) return undefined
    return tr.replaceWith(
      selection.from - raw.length,
      selection.from,
      this.fact(raw, this.options.factText(reference.trim())),
    )
  }

  private fact(raw: string, factText: string): ProseNode {
    return this.schema.node('fact', { raw, factText })
  }

  /** Where the link leads at which the caret stands. */
  get href(): string | undefined {
    return linkAround(this.view.state)?.href
  }

  /** What it says before, within and after the words that a link would be put around. */
  get linkParts(): { readonly before: string; readonly words: string; readonly after: string } {
    const { state } = this.view
    const type = markupSchema.marks['link']
    const { from, to } = linkAround(state) ?? wordAround(state) ?? state.selection
    const { doc } = type && this.options.isMarkup ? state.tr.removeMark(from, to, type) : state
    const part = (begin: number, end: number) =>
      writeText(doc.cut(begin, end), this.options.isMarkup)
    return { before: part(0, from), words: part(from, to), after: part(to, doc.content.size) }
  }

  /** Takes over what a document says by now, or what its figures do; only what is other than before is changed. */
  give(text: string): void {
    const doc = this.read(text)
    this.given = { text, doc }
    const { doc: shown, selection, tr } = this.view.state
    const from = shown.content.findDiffStart(doc.content)
    if (from === null) return
    const end = shown.content.findDiffEnd(doc.content)
    const overlap = Math.max(from - Math.min(end?.a ?? from, end?.b ?? from), 0)
    const changed = tr
      .replace(from, (end?.a ?? from) + overlap, doc.slice(from, (end?.b ?? from) + overlap))
      .setMeta('given', true)
    changed.setSelection(
      TextSelection.create(
        changed.doc,
        Math.min(changed.mapping.map(selection.head), changed.doc.content.size),
      ),
    )
    this.view.dispatch(changed)
  }

  /** Shows what figures say by now; the text itself is not read anew, so that the marks stay with which its author goes on. */
  sayFacts(): void {
    this.given = { text: this.given.text, doc: this.read(this.given.text) }
    const { doc, tr } = this.view.state
    doc.descendants(({ type, attrs }, at) => {
      const raw = String(attrs['raw'])
      const factText =
        type.name === 'fact' ? this.options.factText(raw.slice(2, -2).trim()) : attrs['factText']
      if (factText !== attrs['factText']) tr.setNodeMarkup(at, undefined, { raw, factText })
    })
    if (tr.docChanged) this.view.dispatch(tr.setMeta('given', true))
  }

  selectAll(): void {
    const { doc, tr } = this.view.state
    this.view.dispatch(tr.setSelection(TextSelection.create(doc, 0, doc.content.size)))
  }

  caretAt(position: number): void {
    const { doc, tr } = this.view.state
    this.view.dispatch(tr.setSelection(TextSelection.create(doc, position)))
  }

  /** Gives what is selected a mark, or takes it away. */
  mark(mark: Exclude<TextMark, 'link'>): void {
    this.settle()
    const type = markupSchema.marks[mark]
    if (this.options.isMarkup && type) toggleMark(type)(this.view.state, this.view.dispatch)
    this.view.focus()
  }

  /** Puts words, as a document would say them, in place of what is selected; where no marks can be, without theirs. */
  paste(words: string): void {
    const { isMarkup } = this.options
    const said = isMarkup
      ? words.replace(/\{\\\{([^{}\\]+)\}\}/g, (escaped, reference: string) =>
          this.knows(reference.trim()) ? `{{${reference}}}` : escaped,
        )
      : plainText(words)
    const { content } = this.read(said)
    this.view.dispatch(
      this.view.state.tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView(),
    )
  }

  /** Puts the caret where something is dropped. Returns whether it was dragged from this very text: the editor itself moves that. */
  dropsOwn({ clientX, clientY }: DragEvent): boolean {
    if (this.view.dragging) return true
    const at = this.view.posAtCoords({ left: clientX, top: clientY })
    if (at) this.caretAt(at.pos)
    this.view.focus()
    return false
  }

  /** Asks the author for what is put in. */
  want(what: 'link' | 'fact'): void {
    this.options.onWant(what)
  }

  /** Puts in what was chosen: a figure in place of what is selected, a link around it; the link at the caret leads elsewhere, or goes where it leads nowhere. */
  put(what: Put): void {
    if ('href' in what) this.link(what)
    else {
      const raw = `{{${what.fact}${what.format ? ` | ${what.format}` : ''}}}`
      const { from, to } = this.view.state.selection
      this.view.dispatch(
        this.view.state.tr.replaceWith(
          this.beginsFact ? from - 2 : from,
          to,
          this.fact(raw, what.text),
        ),
      )
    }
    this.view.focus()
  }

  private link({ href, words = href }: Extract<Put, { href: string }>): void {
    const type = markupSchema.marks['link']
    if (!type || !this.options.isMarkup) return
    const { state } = this.view
    const { from, to } = linkAround(state) ?? wordAround(state) ?? state.selection
    if (from === to && href === '') return
    const without = state.tr.removeMark(from, to, type)
    const mark = type.create({ href: writableAddress(href) })
    const linked =
      href === ''
        ? without
        : from === to
          ? state.tr.insert(from, markupSchema.text(words, [mark]))
          : without.addMark(from, to, mark)
    // The words stay selected no longer: what is typed next would replace them.
    const end = linked.mapping.map(to)
    this.view.dispatch(linked.setSelection(TextSelection.create(linked.doc, end)))
  }
}
