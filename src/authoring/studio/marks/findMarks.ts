import { interpolate, lookupIn } from '../../../core/model/figures/interpolate.ts'
import { escapeHtml } from '../../../core/text/escapeHtml.mjs'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { drawPage } from '../../workspace/drawPage.tsx'
import type { LiveSite } from '../../workspace/liveSite.ts'
import { cellPlace } from '../protocol/entryPlace.ts'
import type { MarkedText } from '../protocol/frameMessages.ts'
import { drawBlock, elementIn } from './drawBlock.tsx'
import { type Segment, segmentsOf } from './segments.ts'
import { type Signable, type Signing, signedContext } from './signedContext.ts'
import type { Token } from './tokens.ts'
import { type Mark, transfer } from './transfer.ts'

/** The marks of one segment of the page. */
export type SegmentMarks = readonly Mark[]

/** Texts of which it is known that their signs change what is drawn: the first letters of a name, say. Those of last time are not tried again. */
const disturbing = new Set<string>()
const maxKept = 2000
const keyOf = ({ file, title, text }: MarkedText) => `${file}\n${title}\n${text}`

const remember = (text: MarkedText): void => {
  if (disturbing.size > maxKept) disturbing.clear()
  disturbing.add(keyOf(text))
}

/** The element of a cell, which isn't the heading of a column or of a group of rows. */
const cellTag = /^<t[dh](?![^>]*\sscope="(?:col|rowgroup)")/

/** The texts that a cell of a table shares its words with, itself included, in the order of their rows; undefined if they stand in several lists. */
const cellsLike = (texts: readonly MarkedText[], marked: MarkedText): number[] | undefined => {
  const listOf = ({ pointer }: MarkedText) => pointer.split('/').slice(0, 4).join('/')
  const blockOf = (pointer: string) => pointer.split('/').slice(0, 3).join('/')
  const all = [...texts.entries()].filter(
    ([, { file, pointer, text }]) =>
      file === marked.file &&
      text === marked.text &&
      blockOf(pointer) === blockOf(marked.pointer) &&
      cellPlace(pointer) !== undefined,
  )
  return all.every(([, text]) => listOf(text) === listOf(marked))
    ? all.map(([number]) => number)
    : undefined
}

/** Without the marks in buttons that repeat a text of the page, e.g. the chips by which it is filtered. */
const withoutRepeats = (tokens: readonly Token[], marks: SegmentMarks): SegmentMarks => {
  let isInside = false
  const inButtons = tokens.map(({ name }) => {
    const was = isInside
    if (name === 'button' || name === '/button') isInside = name === 'button'
    return was
  })
  const shown = new Set(
    marks.flatMap(({ kind, text, token }) => (kind === 'open' && !inButtons[token] ? [text] : [])),
  )
  return marks.filter(
    ({ kind, text, token }) => kind === 'attribute' || !inButtons[token] || !shown.has(text),
  )
}

/** One page, drawn with signs as often as is needed. */
class Search {
  constructor(
    private readonly live: LiveSite,
    private readonly context: PageContext,
    private readonly all: Signable,
  ) {}

  private drawn<T>(signing: Signing, draw: (context: PageContext) => T): T | undefined {
    try {
      return draw(signedContext(this.live, this.context, this.all, signing))
    } catch {
      return undefined // a block may fail on signs: the page without them stands
    }
  }

  /** The marks of each segment as all texts together tell them; undefined where a segment differs. */
  page(built: readonly Segment[], signing: Signing): (SegmentMarks | undefined)[] {
    const drawn = this.drawn(signing, (context) => segmentsOf(drawPage(context, [])))
    return built.map(({ block, tokens }, index) => {
      const other = drawn?.length === built.length ? drawn[index] : undefined
      return other && other.block === block ? transfer(tokens, other.tokens) : undefined
    })
  }

  /** Halves the texts of a block until those that disturb are alone, which get what `literal` finds. */
  block(number: number, element: readonly Token[], texts: readonly number[]): SegmentMarks {
    if (texts.length === 0) return []
    const drawn = this.drawn({ texts: new Set(texts), withFacts: false }, (context) =>
      drawBlock(context, number),
    )
    const marks = drawn && transfer(element, drawn)
    if (marks) return marks
    const [only] = texts
    if (texts.length === 1 && only !== undefined) {
      const text = this.all.texts[only]
      if (text) remember(text)
      return this.literal(element, only)
    }
    const middle = Math.ceil(texts.length / 2)
    return [
      ...this.block(number, element, texts.slice(0, middle)),
      ...this.block(number, element, texts.slice(middle)),
    ]
  }

  /** Where words without markup stand in an element just so, and once, or as often as in the cells of a table. */
  literal(element: readonly Token[], text: number): SegmentMarks {
    const { site } = this.context
    const marked = this.all.texts[text]
    if (!marked) return []
    const isOnly = this.all.texts.filter((other) => other.text === marked.text).length === 1
    const cells = cellPlace(marked.pointer) && cellsLike(this.all.texts, marked)
    const words = escapeHtml(
      interpolate(marked.text, lookupIn(site.facts, site.settings, site.writing)),
    )
    const tokens = [...element.keys()].filter(
      (index) => element[index]?.name === undefined && element[index]?.text === words,
    )
    const inCells = tokens.filter((index) => cellTag.test(element[index - 1]?.text ?? ''))
    const token = cells
      ? inCells.length === cells.length
        ? inCells[cells.indexOf(text)]
        : undefined
      : isOnly && tokens.length === 1
        ? tokens[0]
        : undefined
    if (token === undefined) return []
    return [
      { kind: 'open', text, token, at: 0 },
      { kind: 'close', text, token, at: words.length },
    ]
  }

  /** The texts of a block, by its number. */
  textsOf(block: number): number[] {
    const begin = `/blocks/${block}/`
    return [...this.all.texts.keys()].filter((number) => {
      const text = this.all.texts[number]
      return text?.file === this.context.page.file && text.pointer.startsWith(begin)
    })
  }
}

/** Finds where the texts of a page stand in it, segment by segment. */
export const findMarks = (
  live: LiveSite,
  context: PageContext,
  built: readonly Segment[],
  all: Signable,
): readonly SegmentMarks[] => {
  const search = new Search(live, context, all)
  const known = [...all.texts.keys()].filter(
    (number) => all.texts[number] && disturbing.has(keyOf(all.texts[number])),
  )
  const texts = new Set([...all.texts.keys()].filter((number) => !known.includes(number)))
  const first = search.page(built, { texts, withFacts: true })
  const second = first.includes(undefined) ? search.page(built, { texts, withFacts: false }) : first
  return built.map(({ block, tokens }, index) => {
    const marks = first[index] ?? second[index]
    const element = elementIn(tokens)
    if (block === undefined) return marks ?? []
    const own = search.textsOf(block)
    if (!marks) return withoutRepeats(element, search.block(block, element, own))
    const others = own.filter((text) => known.includes(text))
    return withoutRepeats(element, [
      ...marks,
      ...others.flatMap((text) => search.literal(element, text)),
    ])
  })
}
