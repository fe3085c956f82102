import type { Schema } from '../../../../../core/document/documentSchemas.ts'

/** What is made of a label: its key beside it, its schema and what it says now. */
export type Made = { readonly key: string; readonly schema: Schema; readonly value: unknown }

/** One place of a document: what may stand there, and what does. */
export type FieldProps = {
  readonly schema: Schema
  readonly pointer: string
  readonly value: unknown
  /** Left out of the document altogether once nothing is written in it. */
  readonly isOptional: boolean
  /** Where the place itself says what it is, as a row of a list does, it needs no label to look at. */
  readonly isBare?: boolean
  /** What is made of the words written here, as long as it is new: the name of a field, the value of a choice. */
  readonly made?: Made | undefined
  /** Enter in a text of a list begins the next one, with what stood after the caret, as it does on the page. */
  readonly onEnter?: ((after: string) => void) | undefined
}

/** An object whose values are drawn key by key. */
export type FieldsProps = {
  readonly schema: Schema
  readonly pointer: string
  readonly value: unknown
  readonly without?: readonly string[]
  /** These keys are offered after all others: what an object shares with all others of its sort is seldom what its author looks for. */
  readonly last?: readonly string[]
  /** Under these words waits what may be left out; without, each by its own name. */
  readonly more?: string
}
