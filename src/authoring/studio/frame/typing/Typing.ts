import { emptyCell } from '../../../../content/commands/entries/cellsAlong.ts'
import { askedBy, promptOf } from '../../../../core/model/text/unfinished.ts'
import { cellPlace } from '../../protocol/entryPlace.ts'
import type { MarkedText, Put, TextMark } from '../../protocol/frameMessages.ts'
import { tabs } from '../../protocol/tabs.ts'
import { readText } from '../../text/readText.ts'
import { selectionMarks } from '../../text/selectionMarks.ts'
import { shownText } from '../../text/shownText.ts'
import { markupSchema, plainSchema } from '../../text/textSchema.ts'
import { writeText } from '../../text/writeText.ts'
import { type At, isAt } from '../at.ts'
import type { PagePort } from '../PagePort.ts'
import { openEnclosing } from '../places/openEnclosing.ts'
import { rangeOf, type TextPlace } from '../places/pageMarks.ts'
import { pasteInto } from './pasteInto.ts'
import { type Caret, TypedText } from './TypedText.ts'

/** What was typed and has been left before a draw has shown it. */
type Left = { readonly text: string; readonly at: number; readonly element: Element }

/** A draw that comes so much later and says something else is newer than what was typed. In milliseconds; a text is on disk within 300. */
const longest = 3000
/** How long after what the author does the page may change by it. */
const trusted = 5000

const keyOf = ({ file, pointer }: At) => `${file}#${pointer}`

/** The text that is being typed in, one at a time, and those that were. */
export class Typing {
  private open: TypedText | undefined
  private readonly left = new Map<string, Left>()
  /** Elements that show what is typed elsewhere, since the last draw. */
  private written = new WeakSet<Element>()
  private factText: Readonly<Record<string, string>> = {}
  private lastDeed = 0
  /** The studio has been asked to undo or redo: what it draws next is meant, whatever is typed here. */
  private isYielding = false
  private lastKey = 0
  /**
   * What is typed while no text is open for it, with Tab and Enter as their characters: between Enter and the draw that has the new entry, and until
   * the studio has answered a page that was loaded again.
   */
  private ahead: string | undefined = ''
  /** Where that goes, once the studio has said so: what the text says there before and after the caret, and all that it was told to say. */
  private aheadAt:
    | {
        readonly at: At
        readonly before: string
        readonly after: string
        /** How long that is on the page. */
        readonly fromEnd: number
        readonly told: Set<string>
        latest: string
      }
    | undefined
  private isMarkup = true
  /** The studio has been asked for an entry, and has not said where it is. */
  private isAsking = false
  /** The text that is waited for, or that is open, is an entry that Enter has begun. */
  private isBegun = false
  /** Goes on in the next text, as Tab does. */
  goOn: (by: 1 | -1) => void = () => undefined
  /** What the studio has caught while the page was away is here. */
  hasTaken = false
  /** What the studio was told last of the text and its marks. */
  private told = ''

  constructor(private readonly page: PagePort) {}

  get isOpen(): boolean {
    return this.open !== undefined
  }

  /** Where the text stands that is typed in. */
  get at(): At | undefined {
    return this.open?.place.text
  }

  /** The author has done something. Only what follows on that is typing: a script on the page can type nothing. */
  noteDeed(): void {
    this.open?.editor.settle()
    this.lastDeed = performance.now()
  }
  /** Whether the studio is yet to say where typing goes on. */
  get isUnanswered(): boolean {
    return this.isAsking
  }
  /** What is kept here and nowhere else. */
  get untold(): string {
    const kept = this.open ? '' : (this.ahead ?? '')
    return this.aheadAt ? kept.replace(/^[^\t\v\n]*/, '') : kept
  }
  /** The page has got the focus: keys go to the text that is open, or that is waited for. */
  takeFocus(): void {
    if (this.open) this.open.takeFocus()
    else if (this.isAsking || this.aheadAt) this.page.holdFocus(true)
  }
  get isWaiting(): boolean {
    return this.ahead !== undefined && !this.open
  }
  /** Keeps a key for the text that is waited for; no key may act on anything else meanwhile. Says whether one is waited for. */
  takeAhead({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
    if (this.ahead === undefined || this.open) return false
    const isWriting = key.length === 1 || ['Tab', 'Enter', 'Backspace'].includes(key)
    if (!isWriting) return this.isAsking || this.aheadAt !== undefined
    const tab = shiftKey ? tabs.back : tabs.on
    const sign = key === 'Tab' ? tab : key === 'Enter' ? '\n' : key
    if (key === 'Backspace') this.ahead = this.ahead.slice(0, -1)
    else if (sign.length === 1) this.ahead += sign
    this.tellAhead()
    return true
  }
  /** What the studio has caught while the page was away came before what is typed here. */
  takeCaught(keys: string): void {
    this.hasTaken = true
    this.ahead = keys + (this.ahead ?? '')
    if (!this.open) this.page.holdFocus(true)
  }
  /** Takes what has come otherwise than by one key: composed, pasted or chosen on a keyboard on the screen. */
  takeWritten(text: string): void {
    if (this.ahead !== undefined) {
      this.ahead += text
      this.tellAhead()
    } else if (this.open) this.open.view.dispatch(this.open.view.state.tr.insertText(text))
    else this.page.tell({ kind: 'lost' })
  }
  /** The studio has said where the caret goes: what is typed before that is drawn is kept by the studio. Says whether it still goes there: Enter may be among it. */
  awaits(
    at: At,
    text: string | undefined,
    side: 'start' | 'end' | number,
    isMarkup: boolean,
  ): boolean {
    this.isAsking = false
    if (this.ahead === undefined) return true
    const isBlank =
      askedBy(text) !== undefined || (text === emptyCell && cellPlace(at.pointer) !== undefined)
    const said = text === undefined || isBlank ? '' : text
    // Of a text that it does not name the studio is told once it is drawn.
    this.aheadAt =
      text === undefined
        ? undefined
        : {
            at,
            ...this.cutAt(said, side, isMarkup),
            told: new Set(),
            latest: '',
          }
    this.tellAhead()
    return !this.isAsking
  }
  /** A text before and after a caret. */
  private cutAt(text: string, side: 'start' | 'end' | number, isMarkup: boolean) {
    const doc = readText(text, isMarkup, (reference) => this.messagesOf(reference))
    const { size } = doc.content
    const fromEnd = side === 'end' ? 0 : side === 'start' ? size : Math.min(side, size)
    const part = (from: number, to: number) => writeText(doc.cut(from, to), isMarkup)
    if (fromEnd === 0) return { before: text, after: '', fromEnd }
    if (fromEnd === size) return { before: '', after: text, fromEnd }
    return { before: part(0, size - fromEnd), after: part(size - fromEnd, size), fromEnd }
  }
  /** Whether a text says what the studio was told while it was waited for. */
  isAhead(text: string): boolean {
    return this.aheadAt?.told.has(text) ?? false
  }
  /** Nothing is waited for. What was kept has no place. */
  stopWaiting(): void {
    if (this.ahead !== undefined && /[^\s]/.test(this.ahead) && !this.aheadAt)
      this.page.tell({ kind: 'lost' })
    if (this.aheadAt) this.leaveBegun(this.aheadAt.at, this.aheadAt.latest)
    if (!this.open) this.isBegun = false
    if (this.isWaiting) this.page.holdFocus(false)
    this.ahead = undefined
    this.aheadAt = undefined
    this.isAsking = false
  }
  /** Tells what is typed ahead as if it stood on the page, and begins further entries. */
  private tellAhead(): void {
    const { aheadAt } = this
    if (!aheadAt || !this.ahead) return
    const [typed = ''] = this.ahead.split(/[\t\v\n]/)
    const text = aheadAt.before + this.asWritten(typed) + aheadAt.after
    if (typed !== '' && text !== aheadAt.latest) {
      aheadAt.told.add(text)
      aheadAt.latest = text
      this.page.tell({ kind: 'typed', ...aheadAt.at, text, before: text, done: false })
    }
    if (this.ahead[typed.length] !== '\n' || cellPlace(aheadAt.at.pointer)) return
    // The rest belongs to the next one, of which the studio says where it is.
    if (aheadAt.after !== '')
      this.page.tell({
        kind: 'typed',
        ...aheadAt.at,
        text: aheadAt.before + this.asWritten(typed),
        before: text,
        done: false,
      })
    this.ahead = this.ahead.slice(typed.length + 1)
    // In an entry that says nothing yet it begins no other.
    if (this.isBegun && text === '') {
      this.tellAhead()
      return
    }
    this.aheadAt = undefined
    this.isAsking = true
    this.isBegun = aheadAt.after === ''
    this.page.tell({ kind: 'entry', does: 'add', ...aheadAt.at, text: aheadAt.after })
  }
  /** An entry that Enter has begun and in which nothing was typed goes with its author. */
  private leaveBegun({ file, pointer }: At, text: string): boolean {
    const isBlank = text === '' || askedBy(text) !== undefined
    const leaves = this.isBegun && isBlank
    if (leaves) this.page.tell({ kind: 'entry', does: 'leave', file, pointer, text: '' })
    this.isBegun = false
    return leaves
  }
  private asWritten(typed: string): string {
    const schema = this.isMarkup ? markupSchema : plainSchema
    const words = typed === '' ? [] : [schema.text(typed)]
    return writeText(schema.node('doc', undefined, words), this.isMarkup)
  }
  /** Types what was kept for the text that is open now, and beyond it what was kept for those that follow. */
  private typeAhead(): void {
    const [kept, aheadAt] = [this.ahead, this.aheadAt]
    this.ahead = undefined
    this.aheadAt = undefined
    if (!kept || !this.open) return
    const [typed = ''] = kept.split(/[\t\v\n]/)
    this.lastDeed = performance.now()
    this.lastKey = this.lastDeed
    if (aheadAt && aheadAt.latest !== '') {
      this.open.replace(aheadAt.before + aheadAt.after)
      const { size } = this.open.view.state.doc.content
      this.open.editor.caretAt(Math.max(0, size - aheadAt.fromEnd))
    }
    // As by its keys: two braces ask for a fact.
    if (typed !== '') this.open.view.dispatch(this.open.view.state.tr.insertText(typed))
    const rest = kept.slice(typed.length + 1)
    if (kept.length === typed.length) return
    const key = kept[typed.length]
    if (key === '\n') this.open.enterNow()
    else this.goOn(key === tabs.back ? -1 : 1)
    // In the text that is open now, or in the one that is waited for.
    if (this.open || this.isWaiting) this.ahead = rest
    if (this.open) this.typeAhead()
  }
  learn(factText: Readonly<Record<string, string>>): void {
    this.factText = factText
  }
  owns(node: Node): boolean {
    return this.open?.contains(node) ?? false
  }
  pinned(): Element[] {
    return [
      ...(this.open ? [this.open.keeper] : []),
      ...[...this.left.values()].map(({ element }) => element),
    ]
  }
  chooseFact({ clientX, clientY }: MouseEvent): boolean {
    return this.open?.chooseFact(clientX, clientY) ?? false
  }
  boxes(): DOMRect[] {
    return this.open ? [this.open.element.getBoundingClientRect()] : []
  }
  boxOf(at: At): DOMRect | undefined {
    return this.open && isAt(at, this.open.place.text)
      ? this.open.element.getBoundingClientRect()
      : undefined
  }
  /** Tells the studio what its bar of marks is to show, where that has changed. */
  tellWriting(): void {
    const view = this.open?.view
    const isOpen = (view?.hasFocus() ?? false) || this.isWaiting
    const marks = view && isOpen ? selectionMarks(view.state) : undefined
    const fromEnd =
      view && isOpen ? view.state.doc.content.size - view.state.selection.head : undefined
    const now = JSON.stringify([isOpen, marks, fromEnd])
    if (now === this.told) return
    this.told = now
    this.page.tell({
      kind: 'writing',
      isOpen,
      ...(marks ? { marks } : {}),
      ...(fromEnd === undefined ? {} : { fromEnd }),
    })
  }
  /** What the studio's bar of marks asks for. */
  mark(mark: TextMark | 'fact'): void {
    if (mark === 'fact' || mark === 'link') this.want(mark)
    else {
      this.noteDeed()
      this.open?.editor.mark(mark)
    }
  }

  /** `goesOn`: it is the text that was waited for. */
  begin(place: TextPlace, caret: Caret, goesOn = false): void {
    if (!goesOn) this.stopWaiting()
    if (this.open && isAt(place.text, this.open.place.text)) {
      this.open.focus(caret)
      return
    }
    this.end()
    openEnclosing(place.open)
    const { text } = place
    const pending = this.left.get(keyOf(text))
    const now = pending ? { ...place, text: { ...text, text: pending.text } } : place
    this.left.delete(keyOf(text))
    this.open = TypedText.at({
      place: now,
      factText: (reference) => this.messagesOf(reference),
      onTyped: (said) => {
        this.isYielding = false
        this.lastKey = performance.now()
        this.tellTyped(said, false)
      },
      onSelect: () => this.page.follow(),
      onLeave: () => this.leave(),
      onEnter: (after) => this.entry('add', after),
      onRemove: () => this.entry('remove', ''),
      onWant: (what) => this.want(what),
      onPaste: (event, data) =>
        this.open ? pasteInto(this.open, event, data, this.page, () => void this.pause()) : false,
      isTrusted: () =>
        performance.now() - this.lastDeed < trusted || (this.open?.isComposing ?? false),
    })
    this.isMarkup = text.isMarkup
    this.open?.focus(caret)
    if (goesOn) this.typeAhead()
    this.page.follow()
  }

  private messagesOf(reference: string): string {
    return this.page.facts.get(reference) ?? this.factText[reference] ?? `{{${reference}}}`
  }

  /** Shows what is typed elsewhere in its place, until the next draw. */
  write(place: TextPlace, text: string): void {
    const element = place.open.parentElement
    const isDrawn = element && place.text.text === text && !this.written.has(element)
    if (!element || isDrawn || (this.open && isAt(place.text, this.open.place.text))) return
    const doc = readText(promptOf(text), place.text.isMarkup, (reference) =>
      this.messagesOf(reference),
    )
    const range = rangeOf(place)
    range.deleteContents()
    range.insertNode(shownText(doc))
    this.left.delete(keyOf(place.text))
    this.written.add(element)
    this.page.touch(element)
  }

  private tellTyped(text: string, done: boolean): void {
    const of = this.open?.place.text
    if (of)
      this.page.tell({
        kind: 'typed',
        file: of.file,
        pointer: of.pointer,
        text,
        before: of.text,
        done,
      })
  }

  /** Ends the typing until the studio says where it goes on; what is typed until then is kept for there. What the text says, where one is open. */
  pause(): string | undefined {
    const text = this.open?.text
    if (text === undefined) return undefined
    this.isBegun = false
    this.end()
    this.ahead = ''
    this.aheadAt = undefined
    this.isAsking = true
    this.page.holdFocus(true)
    return text
  }

  private entry(does: 'add' | 'remove', text: string): void {
    const of = this.open?.place.text
    const isBlank = askedBy(this.open?.text) !== undefined || this.open?.text === ''
    if (!of || (does === 'add' && this.isBegun && isBlank)) return
    this.pause()
    this.isBegun = does === 'add' && text === '' && !cellPlace(of.pointer)
    this.page.tell({ kind: 'entry', does, file: of.file, pointer: of.pointer, text })
  }

  /** Begins a further row behind the last cell of a grid, where something is written in its row; says whether it does. */
  beginRow(): boolean {
    const cell = this.at && cellPlace(this.at.pointer)
    if (!cell || !this.at) return false
    const { file } = this.at
    const others = this.page.marks.places.flatMap(({ text }) => {
      const other = text.file === file ? cellPlace(text.pointer) : undefined
      return other?.rows === cell.rows
        ? [{ ...other, text: this.left.get(keyOf(text))?.text ?? text.text }]
        : []
    })
    const isLast = others.every(
      ({ row, column }) => row < cell.row || (row === cell.row && column <= cell.column),
    )
    const isWritten = [
      this.open?.text,
      ...others.flatMap(({ row, column, text }) =>
        row === cell.row && column !== cell.column ? [text] : [],
      ),
    ].some((said) => said !== '' && said !== emptyCell && askedBy(said) === undefined)
    if (!isLast || !isWritten) return false
    this.entry('add', '')
    return true
  }

  want(what: 'fact' | 'link'): void {
    if (!this.open) return
    const { view, href, linkParts } = this.open.editor
    const { file, pointer } = this.open.place.text
    const { left, top, bottom } = view.coordsAtPos(view.state.selection.from)
    this.page.tell({
      kind: 'wants',
      what,
      box: { x: left, y: top, width: 1, height: bottom - top },
      ...(what === 'link' && href ? { href } : {}),
      ...(what === 'link' ? { link: { file, pointer, text: this.open.text, ...linkParts } } : {}),
    })
  }

  /** Puts in what the studio has chosen with the author. */
  put(what: Put): void {
    if (!this.open) return
    this.noteDeed()
    this.open.editor.put(what)
  }

  /** Takes back that the text was emptied, of which the studio writes nothing before it is left; says whether it was. */
  fillAgain(): boolean {
    if (this.open?.text !== '' || this.open.shown === '') return false
    this.open.replace(this.open.shown)
    this.tellTyped(this.open.text, false)
    return true
  }

  /** The studio takes back or makes again: what it draws then stands. */
  yield(): void {
    this.isYielding = true
  }

  /**
   * To be called before a draw, and what it gives after it: what is typed and was typed goes along with its element, wherever somebody has moved that.
   * `textsOf` gives the texts that an element shows as it was drawn last. If it is drawn no more, nothing is typed. One that is drawn without a mark is
   * typed in as before: its words are now also the name of something else.
   */
  goAlong(textsOf: (element: Element) => readonly MarkedText[] | undefined): () => void {
    const { open } = this
    open?.editor.settle() // a draw may not set the caret back to where the editor saw it last
    const numberOf = (element: Element, key: string) =>
      (textsOf(element) ?? []).findIndex((text) => keyOf(text) === key)
    const opened = open ? numberOf(open.keeper, keyOf(open.place.text)) : -1
    const left = [...this.left].map(([key, one]) => ({
      key,
      one,
      number: numberOf(one.element, key),
    }))
    return () => {
      const shown = open && textsOf(open.keeper)
      const now = shown?.[opened]
      if (open && now)
        open.place = {
          ...open.place,
          text: { ...open.place.text, file: now.file, pointer: now.pointer },
        }
      else if (open && opened >= 0 && !shown) {
        this.isBegun = false
        this.end()
        this.left.delete(keyOf(open.place.text)) // it has no place to be shown in
      }
      for (const { key, one, number } of left) {
        const text = this.left.get(key) === one ? textsOf(one.element)?.[number] : undefined
        if (!text || keyOf(text) === key) continue
        this.left.delete(key)
        this.left.set(keyOf(text), one)
      }
    }
  }

  /** A draw has come: what it says of what was typed and left. */
  drawn(texts: readonly MarkedText[]): void {
    this.written = new WeakSet()
    for (const [key, { text, at }] of this.left) {
      const now = texts.find((one) => keyOf(one) === key)?.text
      const isToWrite = text === '' && askedBy(now) !== undefined // which the studio makes of what was left empty
      if (
        now === text ||
        now === undefined ||
        isToWrite ||
        this.isYielding ||
        performance.now() - at > longest
      )
        this.left.delete(key)
    }
  }

  /** What a draw shows of the text that is typed in. */
  shows(texts: readonly MarkedText[]): void {
    if (!this.open) return
    const { text } = this.open.place
    const now = texts.find((one) => isAt(text, one))?.text
    if (now === undefined) return
    const isNews =
      now !== this.open.text &&
      (this.isYielding ||
        this.open.shown === this.open.text ||
        performance.now() - this.lastKey > longest)
    if (isNews && !this.open.isComposing) this.open.replace(now)
    if (now === this.open.text) this.open.shown = now
  }

  /** Leaves the text by the author's wish: it stays chosen. */
  leave(): void {
    const of = this.open?.place.text
    this.end()
    if (of) this.page.chose({ file: of.file, pointer: of.pointer })
  }

  /** Ends the typing. */
  end(): void {
    const { open } = this
    if (!open) return
    const { text, place, keeper } = open
    if (text !== place.text.text) this.tellTyped(text, true)
    this.open = undefined
    const isRemoved = this.leaveBegun(place.text, text)
    open.leave()
    if (text !== place.text.text || text !== open.shown) {
      this.page.touch(keeper)
      if (open.shown !== text)
        this.left.set(keyOf(place.text), { text, at: performance.now(), element: keeper })
    }
    // A draw that came meanwhile has not found it on the page, where it can be clicked again.
    if (this.page.placeOf(place.text)) this.page.follow()
    else this.page.read()
    if (isRemoved) this.page.forget(place.text)
  }
}
