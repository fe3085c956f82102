import type { Mark, Node as ProseNode } from 'prosemirror-model'
import type { FromFrame } from '../protocol/frameMessages.ts'
import { listsAmong } from '../protocol/listsAmong.ts'
import { markupSchema } from '../text/textSchema.ts'
import { writeText } from '../text/writeText.ts'
import { factIn, isElement, isText, isUnseen, marksIn, tidy, wordsOf } from './inlineOf.ts'

export type Part = Extract<FromFrame, { kind: 'pasted' }>['parts'][number]

const block =
  /^(p|div|section|article|main|header|footer|blockquote|pre|center|dl|dt|dd|figure|figcaption|body|html|address|aside|nav|form|fieldset)$/
const heading = /^h[1-6]$/

const write = (nodes: readonly ProseNode[]): string => writeText(tidy(nodes), true)

/** All words of an element as one text, whatever stands in it. */
const textOf = (element: Node, marks: readonly Mark[] = [], without?: RegExp): ProseNode[] =>
  [...element.childNodes].flatMap((node) => {
    if (isText(node)) return wordsOf(node.data, marks)
    if (!isElement(node) || isUnseen(node) || without?.test(node.localName)) return []
    if (node.localName === 'br')
      return node.className === 'Apple-interchange-newline' ? [] : [markupSchema.node('break')]
    const fact = factIn(node, marks)
    if (fact) return [fact]
    const inner = textOf(node, marksIn(node, marks), without)
    return block.test(node.localName) ? [...inner, ...wordsOf(' ', [])] : inner
  })

const itemsOf = (list: HTMLElement): string[] =>
  [...list.children].flatMap((item) => {
    if (/^(ul|ol)$/.test(item.localName)) return itemsOf(item as HTMLElement) // a list in a list, as some write it
    const own = write(textOf(item, [], /^(ul|ol)$/))
    return [
      ...(own === '' ? [] : [own]),
      ...[...item.querySelectorAll(':scope > ul, :scope > ol')].flatMap((inner) =>
        itemsOf(inner as HTMLElement),
      ),
    ] // these names are of HTML
  })

const cellsOf = (row: Element): Element[] =>
  [...row.children].filter(({ localName }) => /^t[dh]$/.test(localName))

/** A cell that goes over several columns has nothing to say in the further ones. */
const rowOf = (row: Element): string[] =>
  cellsOf(row).flatMap((cell) => [
    write(textOf(cell)).replaceAll('\n', ' '),
    ...Array.from(
      { length: Math.min(Number(cell.getAttribute('colspan') ?? 1), 50) - 1 || 0 },
      () => '',
    ),
  ])

const tableOf = (table: HTMLElement): Part[] => {
  const all = [...table.querySelectorAll('tr')]
  const rows = all.map(rowOf).filter((row) => row.some((cell) => cell !== ''))
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

class Reading {
  readonly parts: Part[] = []
  private line: ProseNode[] = []

  private end(): void {
    const text = write(this.line)
    this.line = []
    if (text !== '') this.parts.push({ kind: 'paragraph', text })
  }

  private item(text: string, isNumbered: boolean): void {
    const last = this.parts.at(-1)
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
      if (text !== '') this.item(text, /^\(?[\da-z]{1,3}[.)]$/i.test(sign))
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
    } else if (name === 'br') {
      if (node.className !== 'Apple-interchange-newline') this.line.push(markupSchema.node('break'))
    } else this.read(node, marksIn(node, marks))
  }

  read(parent: Node, marks: readonly Mark[]): void {
    for (const node of parent.childNodes) {
      if (isText(node)) this.line.push(...wordsOf(node.data, marks))
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
  const reading = new Reading()
  reading.read(copied.body, [])
  return reading.done()
}

/** The same of words without any style: rows where there are tabs, else paragraphs where there are lines. */
export const plainParts = (copied: string): Part[] => {
  const lines = copied.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const text = (line: string) => write(wordsOf(line, []))
  const told = listsAmong(
    lines.flatMap((line) => (line.trim() === '' ? [] : [{ kind: 'paragraph', text: text(line) }])),
  )
  // A list's sign has a tab after it, too.
  if (lines.every((line) => line.includes('\t')) && told.every(({ kind }) => kind === 'paragraph'))
    return [{ kind: 'table', rows: lines.map((line) => line.split('\t').map(text)) }]
  return told
}
