import type { Schema } from '../../../core/document/documentSchemas.ts'
import { type Inline, parseInline } from '../../../core/model/text/inline.ts'

/** Words of a text that stand out in it, or lead somewhere. */
export type Mark =
  | { readonly kind: 'strong' | 'emphasis' | 'code'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly href: string }

/** Whether marks are read in the texts of a place. */
export const hasMarks = (schema: Schema | undefined): boolean =>
  schema?.['contentMediaType'] !== undefined

const wordsOf = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) =>
      node.kind === 'break' ? '\n' : 'children' in node ? wordsOf(node.children) : node.text,
    )
    .join('')

const marksOf = (nodes: readonly Inline[]): Mark[] =>
  nodes.flatMap((node): Mark[] => {
    if (node.kind === 'text' || node.kind === 'break') return []
    if (node.kind === 'code') return [{ kind: 'code', words: node.text }]
    const words = wordsOf(node.children)
    return [
      node.kind === 'link' ? { kind: 'link', words, href: node.href } : { kind: node.kind, words },
      ...marksOf(node.children),
    ]
  })

/** What a text says, and which words of it are marked. Pure. */
export const marksIn = (
  text: string,
): { readonly words: string; readonly marks: readonly Mark[] } => {
  const { nodes } = parseInline(text)
  return { words: wordsOf(nodes), marks: marksOf(nodes) }
}
