import { type Element, elementsIn, isElement, type Node, readHtml, textOf } from './html.ts'

type Preset = Readonly<Record<string, string>>

/** A link as a visitor meets it: all that it says, and what it fills into the dialog that it opens. */
export type ReadLink = {
  readonly text: string
  readonly href: string
  readonly opens: boolean
  readonly preset: Preset
}
/** A field of a form, with the values that it offers or carries. */
type ReadField = { readonly name: string; readonly values: readonly string[] }

/** What a part of a page holds. `together` are the texts of its rows, cards, entries and paragraphs; `entries` how many it lists. */
export type ReadPart = {
  readonly text: string
  readonly together: readonly string[]
  readonly entries: number
  readonly links: readonly ReadLink[]
  readonly fields: readonly ReadField[]
}

/** A page as it is drawn. A part is asked for by the `id` of its block, or as `top`, with which the page begins: its first block. */
export type ReadPage = {
  readonly whole: ReadPart
  readonly partOf: (id: string) => ReadPart | undefined
}

const pieces = new Set([
  'tr',
  'li',
  'article',
  'details',
  'p',
  'figure',
  'blockquote',
  'aside',
  'fieldset',
])
const isPair = ({ name, parent }: Element) =>
  name === 'div' &&
  parent !== null &&
  isElement(parent as Node) &&
  (parent as Element).name === 'dl' // a document has no name
const isPiece = (element: Element) =>
  pieces.has(element.name) || element.attribs['role'] === 'note' || isPair(element)

const isRow = ({ children }: Element) =>
  children.some((cell) => isElement(cell) && cell.name === 'td')
const isEntry = (element: Element) =>
  ['li', 'article', 'details'].includes(element.name) ||
  (element.name === 'tr' && isRow(element)) ||
  isPair(element)

const isWithin = (element: Element, others: ReadonlySet<Node>): boolean => {
  for (let above = element.parent; above; above = above.parent)
    if (others.has(above as Node)) return true
  return false
}

const controls = new Set(['input', 'select', 'textarea'])

const readFields = (nodes: readonly Node[]): ReadField[] => {
  const values = new Map<string, string[]>()
  for (const control of elementsIn(
    nodes,
    ({ name, attribs }) => controls.has(name) && attribs['name'] !== undefined,
  )) {
    const name = control.attribs['name'] ?? ''
    const known = values.get(name) ?? []
    const options =
      control.name === 'select'
        ? elementsIn([control], (inner) => inner.name === 'option')
        : [control]
    values.set(name, [...known, ...options.map(({ attribs }) => attribs['value'] ?? '')])
  }
  return [...values].map(([name, list]) => ({ name, values: list }))
}

/** `presets` are those of the page, by dialog; what a button says itself goes before. */
const readLink = (link: Element, presets: Readonly<Record<string, Preset>>): ReadLink => {
  const href = link.attribs['href'] ?? ''
  const own = Object.fromEntries(new URLSearchParams(link.attribs['data-preset'] ?? ''))
  const opens = link.attribs['aria-haspopup'] === 'dialog'
  return {
    text: textOf([link]),
    href,
    opens,
    preset: { ...presets[href.slice(href.lastIndexOf('/') + 1)], ...own },
  }
}

const readPart = (nodes: readonly Node[], presets: Readonly<Record<string, Preset>>): ReadPart => {
  const entries = elementsIn(nodes, isEntry)
  const all = new Set<Node>(entries)
  return {
    text: textOf(nodes),
    together: elementsIn(nodes, isPiece).map((piece) => textOf([piece])),
    entries: entries.filter((entry) => !isWithin(entry, all)).length,
    links: elementsIn(
      nodes,
      ({ name, attribs }) => name === 'a' && attribs['href'] !== undefined,
    ).map((link) => readLink(link, presets)),
    fields: readFields(nodes),
  }
}

/** Reads a drawn page, or its header and footer. The attributes that it goes by are those of src/render/page/Page.tsx and src/render/ui/Action.tsx. */
export const readPage = (html: string): ReadPage => {
  const nodes = readHtml(html)
  const [main] = elementsIn(nodes, ({ name }) => name === 'main')
  const presets = JSON.parse(main?.attribs['data-presets'] ?? '{}') as Readonly<
    Record<string, Preset>
  > // written by src/render/page/Page.tsx
  const known = new Map<string, ReadPart>()
  const find = (id: string): Element | undefined => {
    if (id === 'top')
      return main?.children
        .filter(isElement)
        .find(({ name, attribs }) => name !== 'nav' && attribs['role'] !== 'note')
    return elementsIn(nodes, ({ attribs }) => attribs['id'] === id)[0]
  }
  return {
    whole: readPart(nodes, presets),
    partOf: (id) => {
      const element = known.has(id) ? undefined : find(id)
      if (element) known.set(id, readPart([element], presets))
      return known.get(id)
    },
  }
}
