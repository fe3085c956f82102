import type { Schema } from '../../../core/document/documentSchemas.ts'
import { interpolate } from '../../../core/model/figures/interpolate.ts'
import { type Inline, parseInline } from '../../../core/model/text/inline.ts'
import type { MarkMessage } from '../messages/changeMessages.ts'
import type { Address, Line } from '../messages/values.ts'
import type { Scene, Side } from './scene.ts'

/** Words of a text that stand out in it, or lead somewhere. */
type Mark =
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

export const addressAt = (address: string, side: Side): Address => ({
  address,
  title: side.titleAt(address),
})

/** Marked words, on one line. */
const wordsIn = ({ words }: Mark, side: Side): string =>
  interpolate(words, side.lookup).replace(/\s+/g, ' ').trim()
type Link = Extract<Mark, { kind: 'link' }>
const linkOf = (mark: Link, side: Side) => ({
  words: wordsIn(mark, side),
  to: addressAt(interpolate(mark.href, side.lookup), side),
})

/** Where the links of a text lead that is new or gone: a line for each. Pure. */
export const linkLines = (text: string, side: Side, as: 'was' | 'is'): Line[] =>
  marksIn(text).marks.flatMap((mark): Line[] =>
    mark.kind === 'link' ? [{ code: 'leads', data: { ...linkOf(mark, side), as } }] : [],
  )

const lettersIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
const shareWords = (one: Mark, other: Mark): boolean => {
  const known = new Set(lettersIn(one.words))
  return lettersIn(other.words).some((word) => known.has(word))
}

/** Takes the first of some marks that is as asked out of them. */
const take = (marks: Mark[], is: (mark: Mark) => boolean): Mark | undefined => {
  const at = marks.findIndex(is)
  return at < 0 ? undefined : marks.splice(at, 1)[0]
}

const isSame = (one: Mark, other: Mark): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A mark that is new, or another one than before; undefined where only its words are others, which describe themselves. */
const newMark = (mark: Mark, gone: Mark[], { before, after }: Scene): MarkMessage | undefined => {
  if (mark.kind !== 'link')
    return take(gone, (one) => one.kind === mark.kind && shareWords(one, mark))
      ? undefined
      : { code: 'marked', data: { words: wordsIn(mark, after), look: mark.kind } }
  const link = linkOf(mark, after)
  const was = take(gone, (one) => one.kind === 'link' && one.words === mark.words)
  if (was?.kind === 'link')
    return { code: 'linkChanged', data: { ...link, before: linkOf(was, before).to } }
  return take(gone, (one) => one.kind === 'link' && one.href === mark.href)
    ? undefined
    : { code: 'linkAdded', data: link }
}

/** A mark that is gone. That words which are gone were bold, no reader needs to know; where they led, one does. */
const goneMark = (mark: Mark, words: string, { before }: Scene): MarkMessage | undefined => {
  const stays = words.includes(mark.words)
  if (mark.kind === 'link')
    return { code: stays ? 'linkRemoved' : 'linkLost', data: linkOf(mark, before) }
  return stays
    ? { code: 'unmarked', data: { words: wordsIn(mark, before), look: mark.kind } }
    : undefined
}

/** What has become of the marks and links of a text: a line for each. Pure. */
export const describeMarks = (before: string, after: string, scene: Scene): MarkMessage[] => {
  const [old, now] = [marksIn(before), marksIn(after)]
  const gone = [...old.marks]
  const fresh = now.marks.filter((mark) => !take(gone, (one) => isSame(one, mark)))
  const described = fresh.map((mark) => newMark(mark, gone, scene))
  return [...described, ...gone.map((mark) => goneMark(mark, now.words, scene))].filter(
    (line) => line !== undefined,
  )
}
