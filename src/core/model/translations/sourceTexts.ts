import type { DocumentKind } from '../../document/sources.ts'
import type { Choices } from '../../kit/choices.ts'
import { type ReadableText, readableIn } from '../schema/readableIn.ts'
import { type Inline, parseInline } from '../text/inline.ts'
import { shortHash } from '../text/shortHash.ts'
import { askedBy } from '../text/unfinished.ts'

/** A text of a document as translations go by it: its words without marks and addresses, and the short sign of them. */
export type SourceText = Pick<ReadableText, 'pointer' | 'title'> & {
  readonly words: string
  readonly sign: string
}

/** The same length for all, so that many can be written one after the other. */
export const signLength = 8

/** The short sign of a text's words: it begins with a letter, since numbers would be put in another order by JavaScript. */
export const signOf = (words: string): string =>
  `t${shortHash(words)
    .slice(1 - signLength)
    .padStart(signLength - 1, '0')}`

const plain = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) =>
      node.kind === 'break' ? ' ' : 'text' in node ? node.text : plain(node.children),
    )
    .join('')

/**
 * The words of a text, as they are kept of it and compared: without marks, and of links what they say. Whoever makes a word bold or moves a page
 * makes no translation wrong; nor does who changes a figure, which stands here by its name. Another figure in its place counts.
 */
export const wordsOfText = ({ text, isMarkup }: Pick<ReadableText, 'text' | 'isMarkup'>): string =>
  (isMarkup ? plain(parseInline(text).nodes) : text).normalize('NFC').replace(/\s+/g, ' ').trim()

const isSaying = (words: string): boolean => /\p{L}/u.test(words)

/** The texts of a document that can be translated. What is still to be written is none, nor is what has no letter in it. Pure. */
export const sourceTexts = (choices: Choices, value: unknown, kind: DocumentKind): SourceText[] =>
  readableIn(choices, value, kind).flatMap((text) => {
    const words = wordsOfText(text)
    return isSaying(words) && askedBy(words) === undefined
      ? [{ pointer: text.pointer, title: text.title, words, sign: signOf(words) }]
      : []
  })
