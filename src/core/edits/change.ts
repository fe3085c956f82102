import { type WriteMessage, writeText } from './writeMessages.ts'
/** What stands in a file: a document's text, an asset's bytes, or the bytes that another file had before the change. */
export type Content = string | Uint8Array | { readonly of: string }

/** Some characters of a text replaced; `offset` and `length` in UTF-16 units. */
export type TextEdit = { readonly offset: number; readonly length: number; readonly text: string }

/** The very text of a value, and the blanks at the beginning of the line on which it begins. */
export type WrittenText = { readonly text: string; readonly indent: string }

/** An edit of what a document says. Pointers are JSON pointers (RFC 6901) into the document as the edits before have left it. */
export type DocumentEdit =
  /** A value in the place of another, or under a key that is new. */
  | {
      readonly kind: 'set'
      readonly file: string
      readonly pointer: string
      readonly value: unknown
      /** The text of a number that `value` doesn't hold as it is written: "12.50". */
      readonly number?: string
    }
  /** Entries of a list, before the one that stands at the pointer; `/list/-` adds at its end. */
  | {
      readonly kind: 'insert'
      readonly file: string
      readonly pointer: string
      readonly values: readonly unknown[]
      /** How each is written where it comes from, where it has a layout to keep. */
      readonly texts?: readonly WrittenText[]
    }
  | { readonly kind: 'remove'; readonly file: string; readonly pointer: string }
  /** `to` is read after the value has been taken out, as in RFC 6902. */
  | { readonly kind: 'move'; readonly file: string; readonly pointer: string; readonly to: string }
  /** The key under which a value stands. */
  | {
      readonly kind: 'rename'
      readonly file: string
      readonly pointer: string
      readonly key: string
    }

/** An edit of how a file is written, or of the file as a whole. */
export type FileEdit =
  /** Characters, whatever they say: for documents that are no JSON yet. */
  | { readonly kind: 'text'; readonly file: string; readonly edits: readonly TextEdit[] }
  /**
   * What takes an edit back: these characters where the text is the very one that the edit has left (`of` is its hash), so that
   * every byte is as it was; `otherwise` where somebody has written there since, if that can be said.
   */
  | {
      readonly kind: 'restore'
      readonly file: string
      readonly of: string
      readonly edit: TextEdit
      readonly otherwise: readonly DocumentEdit[]
    }
  /** A new file; refused when there is one. */
  | { readonly kind: 'create'; readonly file: string; readonly content: Content }
  /** The whole content of a file, whatever it held before. */
  | { readonly kind: 'write'; readonly file: string; readonly content: Content }
  | { readonly kind: 'moveFile'; readonly file: string; readonly to: string }
  | { readonly kind: 'removeFile'; readonly file: string }

export type Edit = DocumentEdit | FileEdit

const ofDocument: ReadonlySet<string> = new Set<DocumentEdit['kind']>([
  'set',
  'insert',
  'remove',
  'move',
  'rename',
])

export const isOfDocument = (edit: Edit): edit is DocumentEdit => ofDocument.has(edit.kind)

/** Something that is done to a site, whole or not at all: its edits one after the other, and what they do in words. Plain data. */
export type Change = { readonly label: string; readonly edits: readonly Edit[] }

/** Gives what a file holds before a change; undefined where there is none. For an asset that a change only moves, `{ of: path }` will do. */
export type ReadFile = (path: string) => Content | undefined

/** The keys of an object in the order in which its schema lists them; `keys` lead to it in `document`. `added` is the one that is to be put among those that are there. */
export type KeyOrder = (
  file: string,
  keys: readonly string[],
  document: unknown,
  added: string,
) => readonly string[]

/** Why a change can't be written; nothing has been done. */
export class WriteProblem extends Error {
  readonly reason: WriteMessage

  constructor(reason: WriteMessage) {
    super(`${writeText(reason)} Nothing was changed.`)
    this.reason = reason
  }
}
