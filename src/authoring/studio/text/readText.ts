import type { Mark, Node, Schema } from 'prosemirror-model'
import { reference } from '../../../core/model/figures/interpolate.ts'
import { type Inline, parseInline } from '../../../core/model/text/inline.ts'
import { markupSchema, plainSchema } from './textSchema.ts'

/** Gives what a reference says, as written between its braces: `repair.fee | short`. */
export type FactText = (reference: string) => string

/** Each reference as one sign, as facts are written out before markup is read; no text has signs of this plane. */
const firstSign = 0x100000
const signs = /[\u{100000}-\u{10ffff}]/gu

class Reading {
  private readonly references: string[] = []
  constructor(
    private readonly schema: Schema,
    private readonly factText: FactText,
  ) {}
  closed(text: string): string {
    return text.replace(reference, (raw) =>
      String.fromCodePoint(firstSign + this.references.push(raw) - 1),
    )
  }
  /** What a stretch that holds signs was written as. */
  private opened(text: string): string {
    return text.replace(
      signs,
      (sign) => this.references[(sign.codePointAt(0) ?? 0) - firstSign] ?? sign,
    )
  }
  words(text: string, marks: readonly Mark[]): Node[] {
    const parts = text.split(new RegExp(`(${signs.source})`, 'u'))
    return parts.flatMap((part, index) => {
      if (part === '') return []
      if (index % 2 === 0) return [this.schema.text(part, marks)]
      const raw = this.opened(part)
      return [
        this.schema.node(
          'fact',
          { raw, factText: this.factText(raw.slice(2, -2).trim()) },
          undefined,
          marks,
        ),
      ]
    })
  }
  inline(all: readonly Inline[], marks: readonly Mark[]): Node[] {
    return all.flatMap((node) => {
      const mark = (name: string, attributes?: Record<string, string>) =>
        this.schema.mark(name, attributes).addToSet(marks)
      if (node.kind === 'text') return this.words(node.text, marks)
      if (node.kind === 'code') return this.words(node.text, mark('code'))
      if (node.kind === 'break') return [this.schema.node('break', undefined, undefined, marks)]
      return this.inline(
        node.children,
        node.kind === 'link' ? mark('link', { href: this.opened(node.href) }) : mark(node.kind),
      )
    })
  }
}

/** Reads a text of a document for typing. */
export const readText = (text: string, isMarkup: boolean, factText: FactText): Node => {
  const schema = isMarkup ? markupSchema : plainSchema
  const reading = new Reading(schema, factText)
  const closed = reading.closed(text)
  return schema.node(
    'doc',
    undefined,
    isMarkup ? reading.inline(parseInline(closed).nodes, []) : reading.words(closed, []),
  )
}
