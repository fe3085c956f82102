import { Schema } from 'prosemirror-model'

/**
 * What a text of a document may consist of, for ProseMirror: words with the inline marks of `src/core/model/text/inline.ts`, line breaks, and facts, which
 * are one piece and show their value. `plain` is for texts without markup. Both have no paragraphs: a text is one line of a document.
 */
const fact = {
  group: 'inline',
  inline: true,
  atom: true,
  attrs: { raw: { default: '' }, factText: { default: '' } },
  leafText: ({ attrs }: { attrs: Record<string, unknown> }) => String(attrs['factText']),
  toDOM: (node: { attrs: Record<string, unknown> }) =>
    ['span', { 'data-fact': String(node.attrs['raw']) }, String(node.attrs['factText'])] as const,
} as const

const nodes = {
  doc: { content: 'inline*' },
  text: { group: 'inline' },
  fact,
} as const

export const plainSchema = new Schema({ nodes })

export const markupSchema = new Schema({
  nodes: {
    ...nodes,
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      leafText: () => '\n',
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { default: '' } },
      inclusive: false,
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']) }, 0],
    },
    strong: { toDOM: () => ['strong', 0] },
    emphasis: { toDOM: () => ['em', 0] },
    code: { toDOM: () => ['code', 0] },
  },
})
