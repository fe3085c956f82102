import type { Mark, Node as ProseNode } from 'prosemirror-model'
import { writableAddress } from '../../../core/model/text/inline.ts'
import { safeHref } from '../../../core/model/text/safeHref.ts'
import { markupSchema } from '../text/textSchema.ts'

const elementNode = 1
const textNode = 3

export const isElement = (node: Node): node is HTMLElement => node.nodeType === elementNode
export const isText = (node: Node): node is Text => node.nodeType === textNode

/** Comments next to the text: Word's, and those of Google Docs, which are links to notes at its end. */
const isComment = (element: HTMLElement): boolean =>
  /mso-element:\s*comment|mso-special-character:\s*comment/i.test(
    element.getAttribute('style') ?? '',
  ) ||
  /\b(?:msocom|MsoComment)/i.test(element.className) ||
  /^#cmnt/.test(element.getAttribute('href') ?? '') ||
  (element.localName === 'div' && element.querySelector('a[href^="#cmnt_ref"]') !== null) ||
  (element.localName === 'sup' && element.querySelector('a[href^="#cmnt"]') !== null)

/** What its author has deleted or struck through: it says nothing any more. */
const isDeleted = (element: HTMLElement): boolean =>
  /^(del|s|strike)$/i.test(element.localName) ||
  /text-decoration(?:-line)?:[^;]*line-through/i.test(element.getAttribute('style') ?? '')

/** What word processors write for themselves (markers of lists, comments, hidden words), and what was deleted. */
export const isUnseen = (element: HTMLElement): boolean => {
  const style = element.getAttribute('style') ?? ''
  return (
    isComment(element) ||
    isDeleted(element) ||
    /mso-list:\s*Ignore|display:\s*none|mso-hide/i.test(style) ||
    /^(style|script|meta|link|title|head|template|o:p|xml|svg|img|button|select|input)$/i.test(
      element.localName,
    )
  )
}

const weights: Readonly<Record<string, boolean>> = {
  bold: true,
  bolder: true,
  normal: false,
  lighter: false,
}

/** Whether something is said of an element: true and false by its style, else by its name. */
const said = (
  element: HTMLElement,
  property: string,
  reads: (value: string) => boolean | undefined,
  names: RegExp,
): boolean | undefined => {
  const [, value] =
    new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]+)`, 'i').exec(
      element.getAttribute('style') ?? '',
    ) ?? []
  return (
    (value === undefined ? undefined : reads(value.trim().toLowerCase())) ??
    (names.test(element.localName) ? true : undefined)
  )
}

const withMark = (
  marks: readonly Mark[],
  name: string,
  on: boolean | undefined,
  attributes?: Record<string, string>,
): readonly Mark[] => {
  const mark = markupSchema.mark(name, attributes)
  return on === undefined
    ? marks
    : on
      ? mark.addToSet(marks)
      : marks.filter(({ type }) => type !== mark.type)
}

/** The marks inside an element. */
export const marksIn = (element: HTMLElement, marks: readonly Mark[]): readonly Mark[] => {
  const isBold = said(
    element,
    'font-weight',
    (value) => weights[value] ?? (Number(value) > 0 ? Number(value) >= 600 : undefined),
    /^(b|strong)$/i,
  )
  const isSlanted = said(
    element,
    'font-style',
    (value) => (value === 'normal' ? false : /italic|oblique/.test(value)),
    /^(i|em|cite|dfn)$/i,
  )
  const isCode = /^(code|kbd|samp|tt)$/i.test(element.localName) ? true : undefined
  const href = element.localName === 'a' ? safeHref(element.getAttribute('href') ?? '') : undefined
  const named = withMark(
    withMark(withMark(marks, 'strong', isBold), 'emphasis', isSlanted),
    'code',
    isCode,
  )
  return href === undefined || (href.startsWith('#') && !element.hasAttribute('data-own'))
    ? named
    : withMark(named, 'link', true, { href: writableAddress(href) })
}

/** A figure that was copied in the studio, as one piece again. */
export const factIn = (element: HTMLElement, marks: readonly Mark[]): ProseNode | undefined => {
  const raw = element.getAttribute('data-fact') ?? ''
  return /^\{\{[^{}\n]+\}\}$/.test(raw)
    ? markupSchema.node('fact', { raw, factText: element.textContent }, undefined, marks)
    : undefined
}

/** A sign that is drawn as a picture, such as those of messengers and of webmail; undefined of any other picture. */
export const signIn = (element: HTMLElement): string | undefined => {
  if (element.localName !== 'img') return undefined
  const sign =
    element.getAttribute('data-plain-text') ??
    element.getAttribute('data-emoji') ??
    element.getAttribute('alt') ??
    ''
  return /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200d\ufe0f])+$/u.test(
    sign,
  )
    ? sign
    : undefined
}

const hiding = /text-decoration(?:-line)?:[^;]*line-through|display:\s*none|mso-hide/i

/** Gives elements what sheets of styles say of their classes about words that nobody reads: what was struck through or hidden. */
export const takeHiding = (copied: Document): void => {
  for (const sheet of copied.querySelectorAll('style'))
    for (const [, name = '', style = ''] of (sheet.textContent ?? '').matchAll(
      /\.([\w-]+)\s*\{([^}]*)\}/g,
    ))
      if (hiding.test(style))
        for (const element of copied.getElementsByClassName(name))
          element.setAttribute('style', `${element.getAttribute('style') ?? ''};${style}`)
}

/** Blanks as the reader sees them: lines of the source are none, and a fixed one stays only after a figure. */
const blanks = (text: string) =>
  text.replace(/(?<!\d)\u00a0|\u00a0(?=\s)/g, ' ').replace(/[ \t\r\n\f]+/g, ' ')

/** Words with their marks, as a text for typing has them. */
export const wordsOf = (text: string, marks: readonly Mark[]): ProseNode[] => {
  const words = blanks(text)
  return words === '' ? [] : [markupSchema.text(words, marks)]
}

const pre = /white-space(?:-collapse)?:\s*(?:pre|break-spaces|preserve)/i

/** Whether line breaks of the source are those of the reader: the nearest element that says so decides. */
const keepsLines = (element: Element | null): boolean => {
  for (let at = element; at; at = at.parentElement) {
    const style = at.getAttribute('style') ?? ''
    if (/white-space/i.test(style)) return pre.test(style)
    if (/^(pre|textarea|listing|xmp)$/.test(at.localName)) return true
  }
  return false
}

/** The words of a node, with its line breaks where the reader sees them. */
export const wordsIn = (node: Text, marks: readonly Mark[]): ProseNode[] =>
  node.data.includes('\n') && keepsLines(node.parentElement)
    ? node.data
        .split(/\r?\n/)
        .flatMap((line, at) => [
          ...(at > 0 ? [markupSchema.node('break')] : []),
          ...wordsOf(line, marks),
        ])
    : wordsOf(node.data, marks)

/** A stretch of words as a text: without blanks at its ends, nor two in a row. */
export const tidy = (nodes: readonly ProseNode[]): ProseNode => {
  const out: ProseNode[] = []
  let isAfterBlank = true
  for (const node of nodes) {
    if (!node.isText) {
      if (node.type.name === 'break' && out.length === 0) continue
      out.push(node)
      isAfterBlank = node.type.name === 'break'
      continue
    }
    const text: string = isAfterBlank ? (node.text ?? '').replace(/^ /, '') : (node.text ?? '')
    if (text === '') continue
    out.push(markupSchema.text(text, node.marks))
    isAfterBlank = text.endsWith(' ')
  }
  for (let last = out.pop(); last; last = out.pop()) {
    if (last.type.name === 'fact') {
      out.push(last)
      break
    }
    const text = last.isText ? (last.text ?? '').replace(/\s+$/, '') : ''
    if (text !== '') {
      out.push(markupSchema.text(text, last.marks))
      break
    }
  }
  return markupSchema.node('doc', undefined, out)
}
