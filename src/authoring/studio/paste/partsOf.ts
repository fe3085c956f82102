import type { Mark, Node as ProseNode } from 'prosemirror-model'
import type { FromFrame } from '../protocol/frameMessages.ts'
import { listsAmong } from '../protocol/listsAmong.ts'
import { markupSchema } from '../text/textSchema.ts'
import { writeText } from '../text/writeText.ts'
import {
  factIn,
  isElement,
  isText,
  isUnseen,
  marksIn,
  signIn,
  takeHiding,
  tidy,
  wordsIn,
  wordsOf,
} from './inlineOf.ts'
import { pastedRows } from './pastedRows.ts'

export type Part = Extract<FromFrame, { kind: 'pasted' }>['parts'][number]

const block =
  /^(p|div|section|article|main|header|footer|blockquote|pre|center|dl|dt|dd|figure|figcaption|body|html|address|aside|nav|form|fieldset)$/
const heading = /^h[1-6]$/
/** What else stands apart from its neighbours. */
const apart = /^(h[1-6]|ul|ol|li|table|caption|tr|td|th|hr)$/

const write = (nodes: readonly ProseNode[]): string => writeText(tidy(nodes), true)

/** A line break; one of a PDF viewer is only where the line was full. */
const breakOf = (node: HTMLElement): ProseNode[] => {
  if (node.className === 'Apple-interchange-newline') return []
  return node.getAttribute('role') === 'presentation'
    ? wordsOf(' ', [])
    : [markupSchema.node('break')]
}

/** All words of an element as one text, whatever stands in it. */
const textOf = (element: Node, marks: readonly Mark[] = [], without?: RegExp): ProseNode[] =>
  [...element.childNodes].flatMap((node) => {
    if (isText(node)) return wordsIn(node, marks)
    const sign = isElement(node) ? signIn(node) : undefined
    if (sign !== undefined) return wordsOf(sign, marks)
    if (!isElement(node) || isUnseen(node) || without?.test(node.localName)) return []
    if (node.localName === 'br') return breakOf(node)
    const fact = factIn(node, marks)
    if (fact) return [fact]
    const inner = textOf(node, marksIn(node, marks), without)
    return block.test(node.localName) || apart.test(node.localName)
      ? [...wordsOf(' ', []), ...inner, ...wordsOf(' ', [])]
      : inner
  })

/** A deeper point of a list: documents have lists of one level, so it's a line of the point above it. */
const deeper = '– '

/** Adds deeper points to the last one, if there is one. */
const addDeeper = (items: string[], lines: readonly string[]): void => {
  const last = items.pop()
  if (last === undefined) items.push(...lines)
  else items.push([last, ...lines.map((line) => deeper + line)].join('\n'))
}

const itemsOf = (list: HTMLElement): string[] => {
  const items: string[] = []
  for (const item of list.children) {
    // A list in a list, as some write it.
    if (isList(item)) addDeeper(items, linesOfList(item))
    else {
      const own = write(textOf(item, [], /^(ul|ol)$/))
      const inner = [...item.children].filter(isList)
      if (own !== '') items.push(own)
      for (const one of inner) {
        if (own === '') items.push(...itemsOf(one))
        else addDeeper(items, linesOfList(one))
      }
    }
  }
  return items
}
const isList = (element: Element): element is HTMLElement => /^(ul|ol)$/.test(element.localName)

/** The points of a deeper list, a line each. */
const linesOfList = (list: HTMLElement): string[] =>
  itemsOf(list)
    .map((item, at) => (list.localName === 'ol' ? `${at + 1}. ${item}` : item))
    .flatMap((item) => item.split('\n'))

const cellsOf = (row: Element): HTMLElement[] =>
  [...row.children].filter(
    (cell): cell is HTMLElement => /^t[dh]$/.test(cell.localName), // these names are of HTML
  )

/** So many cells one may go over. */
const most = 50
const spanOf = (cell: Element, name: 'rowspan' | 'colspan') =>
  Math.max(1, Math.min(Number(cell.getAttribute(name) ?? 1) || 1, most))

/**
 * The rows of a table. A cell that goes over several columns has nothing to say in the further ones; what one says that goes over several rows holds
 * for each of them.
 */
const rowsOf = (rows: readonly Element[]): string[][] => {
  /** What hangs down into the next rows, by column. */
  const hanging = new Map<number, { readonly text: string; readonly rows: number }>()
  return rows.map((row) => {
    const said: string[] = []
    const hang = () => {
      for (let above = hanging.get(said.length); above; above = hanging.get(said.length)) {
        if (above.rows > 1) hanging.set(said.length, { ...above, rows: above.rows - 1 })
        else hanging.delete(said.length)
        said.push(above.text)
      }
    }
    for (const cell of cellsOf(row)) {
      hang()
      const text = isUnseen(cell) ? '' : write(textOf(cell)).replaceAll('\n', ' ')
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let at = 0; at < across; at += 1) {
        const own = at === 0 ? text : ''
        if (down > 1) hanging.set(said.length, { text: own, rows: down - 1 })
        said.push(own)
      }
    }
    hang()
    return said
  })
}

const tableOf = (table: HTMLElement): Part[] => {
  const all = [...table.querySelectorAll('tr')]
  const rows = rowsOf(all).filter((row) => row.some((cell) => cell !== ''))
  const [first] = all
  const hasHead =
    first !== undefined &&
    (first.closest('thead') !== null || cellsOf(first).every(({ localName }) => localName === 'th'))
  return rows.length > 0 ? [{ kind: 'table', rows, ...(hasHead ? { hasHead } : {}) }] : []
}

/** Word writes lists as paragraphs with a sign before each. */
const signOf = (element: HTMLElement): string | undefined =>
  /mso-list:\s*(?!none)/i.test(element.getAttribute('style') ?? '')
    ? (
        [...element.querySelectorAll('[style]')].find((inner) =>
          /mso-list:\s*Ignore/i.test(inner.getAttribute('style') ?? ''),
        )?.textContent ?? ''
      ).trim()
    : undefined

/** The sign of a numbered point. */
const numbered = /^\(?[\da-z]{1,3}[.)]$/i

/** How deep a point of Word is. */
const levelOf = (element: HTMLElement): number =>
  Number(/mso-list:[^;]*\blevel(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 1)

class Reading {
  readonly parts: Part[] = []
  /** How deep the points of the list are that is being read. */
  private level = 1
  private line: ProseNode[] = []

  private end(): void {
    const text = write(this.line)
    this.line = []
    if (text !== '') this.parts.push({ kind: 'paragraph', text })
  }

  private item(text: string, sign: string, level: number): void {
    const last = this.parts.at(-1)
    const isNumbered = numbered.test(sign)
    if (last?.kind === 'list' && level > this.level) {
      addDeeper(last.items, [isNumbered ? `${sign} ${text}` : text])
      return
    }
    this.level = level
    if (last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(text)
    else this.parts.push({ kind: 'list', items: [text], isNumbered })
  }

  private element(node: HTMLElement, marks: readonly Mark[]): void {
    const { localName: name } = node
    const sign = signOf(node)
    const fact = factIn(node, marks)
    if (fact) this.line.push(fact)
    else if (heading.test(name) || /^MsoHeading|^MsoTitle/.test(node.className)) {
      this.end()
      const text = write(
        textOf(node).map((one) =>
          one.isText ? one.mark(one.marks.filter(({ type }) => type.name !== 'strong')) : one,
        ),
      )
      if (text !== '') this.parts.push({ kind: 'heading', text })
    } else if (sign !== undefined) {
      this.end()
      const text = write(textOf(node))
      if (text !== '') this.item(text, sign, levelOf(node))
    } else if (name === 'ul' || name === 'ol') {
      this.end()
      const items = itemsOf(node)
      if (items.length > 0) this.parts.push({ kind: 'list', items, isNumbered: name === 'ol' })
    } else if (name === 'table') {
      this.end()
      this.parts.push(...tableOf(node))
    } else if (block.test(name)) {
      this.end()
      this.read(node, marksIn(node, marks))
      this.end()
    } else if (name === 'br') this.line.push(...breakOf(node))
    else this.read(node, marksIn(node, marks))
  }

  read(parent: Node, marks: readonly Mark[]): void {
    for (const node of parent.childNodes) {
      const drawn = isElement(node) ? signIn(node) : undefined
      if (isText(node)) this.line.push(...wordsIn(node, marks))
      else if (drawn !== undefined) this.line.push(...wordsOf(drawn, marks))
      else if (isElement(node) && !isUnseen(node)) this.element(node, marks)
    }
  }

  done(): Part[] {
    this.end()
    // A table of one cell, or a list of one item, is just words.
    return listsAmong(this.parts).map((part) => {
      const [only] = part.kind === 'table' ? part.rows.flat() : []
      return part.kind === 'table' && part.rows.flat().length === 1 && only !== undefined
        ? { kind: 'paragraph', text: only }
        : part
    })
  }
}

/** What was copied elsewhere, as parts of a document with our own marks: sizes, colours and faces stay behind. */
export const partsOf = (copied: Document): Part[] => {
  takeHiding(copied)
  const reading = new Reading()
  reading.read(copied.body, [])
  return reading.done()
}

/** So long is a line at least that a PDF viewer has broken. */
const broken = 40

/** Lines of plain words; those that a PDF viewer has broken go on: a long one is followed by small letters. */
const linesIn = (copied: string): string[] => {
  const joined: { text: string; last: number }[] = []
  for (const line of copied.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')) {
    const before = joined.at(-1)
    if (before && before.last >= broken && /^\p{Ll}/u.test(line) && !before.text.includes('\t')) {
      before.text = before.text.endsWith('\u00ad')
        ? before.text.slice(0, -1) + line
        : `${before.text.trimEnd()}${/\p{L}-$/u.test(before.text) ? '' : ' '}${line}`
      before.last = line.length
    } else joined.push({ text: line, last: line.length })
  }
  return joined.map(({ text }) => text)
}

/** The same of words without any style: rows where there are tabs, else paragraphs where there are lines. */
export const plainParts = (copied: string): Part[] => {
  const lines = linesIn(copied)
  const text = (line: string) => write(wordsOf(line, []))
  const told = listsAmong(
    lines.flatMap((line) => (line.trim() === '' ? [] : [{ kind: 'paragraph', text: text(line) }])),
  )
  const rows = copied.includes('\t') ? pastedRows(copied) : undefined
  // A cell of a spreadsheet that holds line breaks stands in quotes. A list's sign has a tab after it, too.
  if (rows?.every((row) => row.length > 1) && told.every(({ kind }) => kind === 'paragraph'))
    return [{ kind: 'table', rows: rows.map((row) => row.map(text)) }]
  return told
}
