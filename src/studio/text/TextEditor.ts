import { toggleMark } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { type Node as ProseNode, Slice } from 'prosemirror-model'
import { type Command, EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { type EditorProps, EditorView } from 'prosemirror-view'
import { plainText } from '../../model/inline.ts'
import type { Put, TextMark } from '../protocol/frameMessages.ts'
import { linkAround } from './linkAround.ts'
import { type FactText, readText } from './readText.ts'
import { markupSchema, plainSchema } from './textSchema.ts'
import { writeText } from './writeText.ts'

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
        state: EditorState.create({ doc: this.given.doc, plugins: [keymap(this.keys()), ...plugins] }),
        attributes: (now) => ({ role: 'textbox', ...attributes(now) }),
        dispatchTransaction: (transaction) => this.take(transaction),
        handleDOMEvents: handleDOMEvents ?? {},
      },
    )
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
    return { 'Mod-b': toggleMark(strong), 'Mod-i': toggleMark(emphasis), 'Mod-e': toggleMark(code), 'Mod-k': wantLink, 'Shift-Enter': insertBreak, ...keys }
  }

  private take(transaction: Transaction): void {
    const { isTrusted, onTyped, onSelect, onWant } = this.options
    const isTyped = transaction.docChanged && !transaction.getMeta('given')
    const isForeign = isTyped && isTrusted?.() === false
    this.view.updateState(isForeign ? this.view.state : this.view.state.apply(transaction))
    if (isForeign) return
    if (isTyped) {
      onTyped(this.written)
      if (this.beginsFact && !this.view.composing) onWant('fact')
    }
    onSelect?.()
  }

  /** What it says now, as a document says it: what nobody has changed, to the letter as it was. */
  get written(): string {
    const { doc } = this.view.state
    return doc.eq(this.given.doc) ? this.given.text : writeText(doc, this.options.isMarkup, this.given.text)
  }
  get isChanged(): boolean {
    return !this.view.state.doc.eq(this.given.doc)
  }
  get isEmpty(): boolean {
    return this.view.state.doc.content.size === 0
  }

  /** Whether the two braces by which a fact begins stand before the caret. */
  private get beginsFact(): boolean {
    const { doc, selection } = this.view.state
    return selection.empty && selection.from >= 2 && doc.textBetween(selection.from - 2, selection.from, undefined, ' ') === '{{'
  }

  /** Where the link leads at which the caret stands. */
  get href(): string | undefined {
    return linkAround(this.view.state)?.href
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
    const changed = tr.replace(from, (end?.a ?? from) + overlap, doc.slice(from, (end?.b ?? from) + overlap)).setMeta('given', true)
    changed.setSelection(TextSelection.create(changed.doc, Math.min(changed.mapping.map(selection.head), changed.doc.content.size)))
    this.view.dispatch(changed)
  }

  selectAll(): void {
    const { doc, tr } = this.view.state
    this.view.dispatch(tr.setSelection(TextSelection.create(doc, 0, doc.content.size)))
  }

  /** Gives what is selected a mark, or takes it away. */
  mark(mark: Exclude<TextMark, 'link'>): void {
    const type = markupSchema.marks[mark]
    if (this.options.isMarkup && type) toggleMark(type)(this.view.state, this.view.dispatch)
    this.view.focus()
  }

  /** Puts words, as a document would say them, in place of what is selected; where no marks can be, without theirs. */
  paste(words: string): void {
    const { isMarkup } = this.options
    const { content } = this.read(isMarkup ? words : plainText(words))
    this.view.dispatch(this.view.state.tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView())
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
      const fact = (this.options.isMarkup ? markupSchema : plainSchema).node('fact', { raw, factText: what.text })
      this.view.dispatch(this.view.state.tr.replaceWith(this.beginsFact ? from - 2 : from, to, fact))
    }
    this.view.focus()
  }

  private link({ href, words = href }: Extract<Put, { href: string }>): void {
    const type = markupSchema.marks['link']
    if (!type || !this.options.isMarkup) return
    const { state } = this.view
    const { from, to } = linkAround(state) ?? state.selection
    if (from === to && href === '') return
    const without = state.tr.removeMark(from, to, type)
    const mark = type.create({ href })
    this.view.dispatch(href === '' ? without : from === to ? state.tr.insert(from, markupSchema.text(words, [mark])) : without.addMark(from, to, mark))
  }
}
