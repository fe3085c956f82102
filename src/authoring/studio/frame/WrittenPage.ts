import { unfinished } from '../../../core/model/text/unfinished.ts'
import type {
  Arrangement,
  FromFrame,
  MarkedText,
  ToFrame,
  TypedText,
} from '../protocol/frameMessages.ts'
import { type At, isAt } from './at.ts'
import { arranged } from './draw/arranged.ts'
import { DrawnPage } from './draw/DrawnPage.ts'
import { takeStyle } from './draw/takeStyle.ts'
import { keepPlace } from './keepPlace.ts'
import { parseHtml } from './natives.ts'
import { type Overlay, openOverlay } from './overlay.ts'
import type { PagePort, ScrolledPage } from './PagePort.ts'
import { linksTo } from './places/linksTo.ts'
import { movedTo } from './places/movedTo.ts'
import { openEnclosing } from './places/openEnclosing.ts'
import {
  isWritable,
  type PageMarks,
  rangeOf,
  readMarks,
  type TextPlace,
} from './places/pageMarks.ts'
import { type DrawnPlace, placesOf } from './places/placesOf.ts'
import { shownAround } from './places/shownAround.ts'
import { takeFacts } from './places/takeFacts.ts'
import { startBehaviour } from './startBehaviour.ts'
import { Typing } from './typing/Typing.ts'

const boxOf = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })

const blockOf = ({ file, pointer }: At): At => ({
  file,
  pointer: pointer.split('/').slice(0, 3).join('/'),
})

/** How far down the header covers what is scrolled below it. */
const covered = (): number => {
  const header = document.querySelector('header')
  if (!header || !/^(sticky|fixed)$/.test(getComputedStyle(header).position)) return 0
  const { top, bottom } = header.getBoundingClientRect()
  return top <= 1 ? Math.max(0, bottom) : 0
}

const depthOf = ({ pointer }: At) => pointer.split('/').length

/** The caret is wanted at an end of a text, maybe once it says something. */
type CaretWanted = { readonly at: 'start' | 'end' | number; readonly text?: string | undefined }

/** The page in the frame, as the author sees and writes it. */
export class WrittenPage implements PagePort, ScrolledPage {
  readonly overlay: Overlay = openOverlay()
  readonly typing: Typing
  marks: PageMarks = { texts: [], places: [], attributes: [] }
  places: readonly DrawnPlace[] = []
  /** Texts that are still to be written: prompts for the author. */
  private toWrite: readonly MarkedText[] = []
  mode: 'write' | 'look' = 'write'
  chosen: At | undefined
  /** How many times the studio was told what the author has chosen here. */
  choices = 0
  private pointed: At | undefined
  private drafts: ReadonlySet<string> = new Set()
  /** What leads to drafts, with the entries of lists around it. */
  private leadsToDrafts: readonly Element[] = []
  private findings: Extract<ToFrame, { kind: 'findings' }>['findings'] = []
  /** What is typed and not saved yet: it is newer than what was drawn. */
  private unsaved: readonly TypedText[] = []
  /** Texts as they were drawn. */
  private drawnPlaces: readonly TextPlace[] = []
  /** Where the caret goes once that is drawn. */
  private wanted: { readonly at: At; readonly types: CaretWanted } | undefined
  private readonly drawn: DrawnPage
  private readonly takeStyle = takeStyle()
  private isFollowing = false
  private readonly place = keepPlace(this)
  /** Where blocks stood when the studio was told last. */
  private saidBlocks = ''

  /** What the facts on the page say, by how they are written between braces. */
  facts: ReadonlyMap<string, string>

  /** `served`: the stamp of the page as it was served, as long as nothing has been drawn since. */
  constructor(
    readonly tell: (message: FromFrame) => void,
    private served: string | undefined,
  ) {
    this.facts = takeFacts(document.body)
    this.typing = new Typing(this)
    this.drawn = new DrawnPage(
      document.body.cloneNode(true) as Element /* of an element */,
      document.body,
      {
        pinned: () => this.typing.pinned(),
        onNew: startBehaviour,
      },
    )
    this.read()
  }

  /** Reads the page's marks anew: while a text is typed in, its own are not on the page, and a draw that came meanwhile has not seen them. */
  read(): void {
    const { texts, places, ...more } = readMarks(document.body)
    this.drawnPlaces = places
    const isNow = (text: MarkedText): MarkedText => {
      const typed = this.unsaved.find((one) => isAt(one, text))
      return typed ? { ...text, text: typed.text } : text
    }
    this.marks = {
      ...more,
      texts: texts.map(isNow),
      places: places.map((place) => ({ ...place, text: isNow(place.text) })),
    }
    this.places = placesOf(this.marks, this.file)
    this.leadsToDrafts = linksTo(this.drafts)
    this.toWrite = this.marks.places.flatMap(({ text }) =>
      unfinished.test(text.text) ? [text] : [],
    )
    this.follow()
  }

  /** The page's own document. */
  get file(): string {
    return this.marks.texts.find(({ file }) => !file.endsWith('/_site.json'))?.file ?? ''
  }

  /** Takes over the page as it is drawn now; `texts` are typed in the panel and not drawn yet. */
  draw(html: string, stamp: string, texts: readonly TypedText[] = []): void {
    const isThere = stamp === this.served && texts.length === 0
    this.served = undefined
    if (!isThere) this.takeOver(html, texts)
    this.tell({ kind: 'shown', route: location.pathname, stamp })
    if (this.wanted) this.choose(this.wanted.at, true, this.wanted.types)
  }

  private takeOver(html: string, texts: readonly TypedText[]): void {
    const next = parseHtml(html)
    this.facts = takeFacts(next.body)
    this.unsaved = texts
    const drawn = readMarks(next.body).texts.map((text) => ({
      ...text,
      text: texts.find((one) => isAt(one, text))?.text ?? text.text,
    }))
    const goesAlong = this.typing.goAlong((element) => this.drawn.textsIn(element))
    const chosen = this.nodeOf(this.chosen)
    const { texts: before } = this.marks
    this.typing.drawn(drawn)
    this.drawn.draw(next.body)
    goesAlong()
    this.drawn.sweep()
    this.typing.shows(drawn)
    this.takeStyle(next)
    if (document.title !== next.title) document.title = next.title
    this.read()
    const at =
      this.atNode(chosen) ?? (this.chosen && movedTo(this.chosen, before, this.marks.texts))
    // What was put somewhere else in the panel is looked for here, too.
    if (at && this.chosen && !this.typing.at && !this.wanted && !isAt(at, this.chosen))
      this.choose(at, true)
    else this.chosen = at
    for (const text of texts) this.write(text)
  }

  /** Shows what is being done to a block, until the next draw. Who types stays where they are until that. */
  arrange(arrangement: Arrangement): void {
    const next = this.typing.isOpen ? undefined : arranged(this.drawn.drawn, arrangement)
    if (!next) return
    this.served = undefined
    this.drawn.draw(next)
    this.read()
  }

  /** The node that shows a thing, and how deep that stands in its document; the text that is typed in has none. */
  private nodeOf(at: At | undefined): { readonly node: Node; readonly depth: number } | undefined {
    const node =
      at && (this.placeOf(at)?.open ?? this.places.find((place) => isAt(at, place))?.element)
    return node && { node, depth: depthOf(at) }
  }
  private atNode(shown: ReturnType<WrittenPage['nodeOf']>): At | undefined {
    if (this.typing.at) return this.typing.at
    const text = this.marks.places.find(({ open }) => open === shown?.node)?.text
    const thing = this.places.find(
      (place) => place.element === shown?.node && depthOf(place) === shown.depth,
    )
    const found = text ?? thing
    return found && { file: found.file, pointer: found.pointer }
  }

  holdFocus(holds: boolean): void {
    const { field } = this.overlay
    if (!holds) field.blur()
    else if (document.hasFocus()) field.focus({ preventScroll: true })
  }
  /** What was written in the field for it, once it is composed. */
  takeWritten(): void {
    const { field } = this.overlay
    const { value } = field
    field.value = ''
    if (value !== '') this.typing.takeWritten(value)
  }

  forget(at: At): void {
    const places = this.marks.places.filter(({ text }) => !isAt(at, text))
    this.marks = { ...this.marks, places }
  }

  touch(element: Element): void {
    this.served = undefined
    this.drawn.touch(element)
  }

  /** Shows a text that is typed elsewhere, where it has a place. */
  write(typed: TypedText): void {
    this.served = undefined
    this.unsaved = [...this.unsaved.filter((one) => !isAt(one, typed)), typed]
    const place = this.drawnPlaces.find(({ text }) => isAt(typed, text))
    if (place && isWritable(place)) this.typing.write(place, typed.text)
    this.follow()
  }

  textAt(at: At): MarkedText | undefined {
    return this.marks.texts.find((text) => isAt(at, text))
  }
  placeOf(at: At): TextPlace | undefined {
    return this.marks.places.find(({ text }) => isAt(at, text))
  }

  /** Where something of a document stands on the page: itself, or the nearest thing that it is part of. */
  boxOf(at: At): DOMRect | undefined {
    const text = this.placeOf(at)
    const around = text?.open.parentElement
    const known =
      around ??
      this.marks.attributes.find(({ text: said }) => isAt(at, said))?.element ??
      this.places.find((place) => isAt(at, place))?.element
    const shown = known && shownAround(known)
    if (text && shown === around)
      return this.typing.boxOf(at) ?? rangeOf(text).getBoundingClientRect()
    if (shown) return shown.getBoundingClientRect()
    const outer = at.pointer.replace(/\/[^/]*$/, '')
    return outer === '' || outer === '/blocks'
      ? undefined
      : this.boxOf({ file: at.file, pointer: outer })
  }

  /** The caret is to go into a text that is not drawn yet. */
  get isAwaited(): boolean {
    return this.wanted !== undefined
  }

  /** The studio chooses something. What the caret waits for may have been moved meanwhile: that is told without the caret, and without scrolling there. */
  told({ file, pointer, scroll, types, text, keys }: Extract<ToFrame, { kind: 'choose' }>): void {
    const at = { file, pointer }
    const { wanted } = this
    if (keys !== undefined) this.typing.takeCaught(keys)
    const isMarkup = this.placeOf(at)?.text.isMarkup ?? true
    const goesOn = types === undefined || this.typing.awaits(at, text, types, isMarkup)
    if (types === undefined && wanted && scroll) this.typing.stopWaiting()
    this.choose(
      at,
      scroll,
      types !== undefined && goesOn ? { at: types, text } : scroll ? undefined : wanted?.types,
    )
  }

  /** Something is chosen, by the author here or in the panel. */
  choose(at: At, scrolls: boolean, types?: CaretWanted): void {
    this.chosen = at
    const place = this.placeOf(at)
    const isThere =
      place !== undefined &&
      (types?.text === undefined ||
        place.text.text === types.text ||
        this.typing.isAhead(place.text.text))
    this.wanted = types && !isThere ? { at, types } : undefined
    openEnclosing(place?.open ?? this.places.find((one) => isAt(at, one))?.element)
    if (types && isThere) this.typing.begin(place, types.at, true)
    const box = this.boxOf(at)
    if (scrolls && box && (box.top < 0 || box.bottom > innerHeight))
      scrollBy({ top: box.top - innerHeight / 3, behavior: 'instant' })
    this.follow()
  }

  unchoose(): void {
    this.typing.end()
    this.chosen = undefined
    this.wanted = undefined
    this.follow()
  }

  /** The author has chosen something on the page. */
  chose(at: At): void {
    this.typing.stopWaiting()
    this.choose(at, false)
    const box = this.boxOf(at)
    const title = this.textAt(at)?.title
    this.overlay.say(title ?? `Block ${Number(/^\/blocks\/(\d+)/.exec(at.pointer)?.[1] ?? -1) + 1}`)
    if (!box) return
    this.choices += 1
    this.tell({ kind: 'chosen', file: at.file, pointer: at.pointer, box: boxOf(box) })
  }

  point(at: At | undefined): void {
    if (at ? isAt(this.pointed, at) : this.pointed === undefined) return
    this.pointed = at
    const box = at && this.boxOf(at)
    this.tell({
      kind: 'pointed',
      at: at && box ? { file: at.file, pointer: at.pointer, box: boxOf(box) } : undefined,
    })
    this.follow()
  }

  markDrafts(routes: readonly string[]): void {
    this.drafts = new Set(routes)
    this.leadsToDrafts = linksTo(this.drafts)
    this.follow()
  }

  show(findings: Extract<ToFrame, { kind: 'findings' }>['findings']): void {
    this.findings = findings
    this.follow()
  }

  /** Draws the outlines where things stand now, and tells the studio where its bars belong; once in a frame. */
  follow(): void {
    if (this.isFollowing) return
    this.isFollowing = true
    requestAnimationFrame(() => {
      this.isFollowing = false
      this.outline()
      this.tellBlocks()
      this.place.look()
    })
  }

  /** Around the thing whose text is typed in: the one that the studio's bar moves. */
  private outlineEntry(): void {
    const { chosen } = this
    const enclosing = this.places.filter(
      ({ file, pointer }) =>
        file === chosen?.file && /\/\d+$/.test(pointer) && chosen.pointer.startsWith(`${pointer}/`),
    )
    const entry = enclosing
      .filter(({ pointer }) => pointer.split('/').length > 3)
      .sort((a, b) => b.pointer.length - a.pointer.length)[0]
    this.overlay.outline(
      'entry',
      this.mode === 'write' && entry ? [shownAround(entry.element).getBoundingClientRect()] : [],
    )
  }

  private tellBlocks(): void {
    const blocks = this.places.flatMap(({ pointer, element }) => {
      const [, index] = /^\/blocks\/(\d+)$/.exec(pointer) ?? []
      return index === undefined
        ? []
        : [{ index: Number(index), box: boxOf(element.getBoundingClientRect()) }]
    })
    const message = {
      kind: 'blocks',
      blocks,
      height: document.documentElement.scrollHeight,
      covered: covered(),
    } as const
    const said = JSON.stringify(message)
    if (said !== this.saidBlocks) this.tell(message) // few keys move a block
    this.saidBlocks = said
  }

  private outline(): void {
    const writes = this.mode === 'write'
    this.overlay.cover(covered())
    const box = (at: At | undefined) =>
      writes && at ? [this.boxOf(at)].flatMap((found) => found ?? []) : []
    const pointed = this.pointed && blockOf(this.pointed)
    // Around the chosen block the studio draws a frame, with its bar.
    const framed = this.chosen && this.chosen.file === this.file ? blockOf(this.chosen) : undefined
    const unframed = (at: At | undefined) => (at && framed && isAt(at, framed) ? undefined : at)
    this.overlay.outline(
      'prompt',
      this.toWrite.flatMap((text) =>
        this.typing.isOpen && isAt(this.chosen, text) ? [] : box(text),
      ),
    )
    this.overlay.outline('block', box(unframed(pointed)))
    this.overlay.outline('pointed', box(unframed(this.pointed)))
    this.overlay.outline('chosen', this.typing.isOpen ? [] : box(unframed(this.chosen)))
    this.overlay.outline('text', writes ? this.typing.boxes() : [])
    for (const tone of ['error', 'warning', 'note'] as const)
      this.overlay.outline(
        tone,
        writes
          ? this.findings
              .filter(({ severity }) => severity === tone)
              .flatMap(({ file, pointer }) => this.boxOf({ file, pointer }) ?? [])
          : [],
        tone,
      )
    const drafts = writes
      ? this.leadsToDrafts
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
      : []
    this.overlay.outline(
      'draft',
      drafts.filter(({ width, height }) => width > 0 && height > 0),
    )
    this.outlineEntry()
    this.typing.tellWriting()
  }
}
