import type { DocumentKind } from '../../../core/document/sources.ts'
import type { Said } from './Said.ts'
import type { Expected, NamedValue } from './values.ts'

/** What a surface calls the things that messages speak of. */
export type Words = {
  /** The text of a message inside another one. */
  readonly text: (message: Said) => string
  /** A property: `"href"` for people who see the files, “Link” for authors. */
  readonly key: (name: string) => string
  /** What a document of some kind is called after "this document is". */
  readonly kind: (kind: DocumentKind) => string
  readonly name: (value: NamedValue) => string
  readonly expected: (value: Expected) => string
  /** A document, by its path. */
  readonly document: (path: string) => string
  readonly fact: (name: string) => string
  /** A language, by its tag. */
  readonly language: (tag: string) => string
  /** A day, given as year-month-day. */
  readonly day: (day: string) => string
}
