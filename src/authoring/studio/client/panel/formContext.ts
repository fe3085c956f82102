import { type ComponentType, createContext, useContext } from 'react'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import type { ShownFinding } from '../../../workspace/overview.ts'
import type { FieldProps, FieldsProps } from './fields/FieldProps.ts'

/** Changes values of a form. */
export type Edit = {
  /** Another value in this place, with what follows from it; several while somebody types are one step. */
  readonly set: (
    pointer: string,
    value: unknown,
    title: string,
    isTyping?: boolean,
    along?: readonly DocumentEdit[],
  ) => void
  /** Takes out what stands in a place, or in several at once. */
  readonly remove: (pointer: string | readonly string[], title: string, isTyping?: boolean) => void
  /** Where values wait to be saved: says that a field holds something that can't be, and later that it does no more. */
  readonly hold?: (pointer: string, isHeld: boolean) => void
}

/** The form that a field stands in: one value of a document, edited by its schema. */
export type FormState = {
  readonly kit: SchemaKit
  /** What values are drawn by, which hold further values: handed down, since they hold each other. */
  readonly parts: {
    readonly Field: ComponentType<FieldProps>
    readonly Fields: ComponentType<FieldsProps>
  }
  readonly file: string
  readonly route: string | undefined
  /** What the form is about, in words, once some edits are done, or with “in” what it is a part of: for the labels of these (`stepLabel`). */
  readonly about: (edits: readonly DocumentEdit[]) => string
  /** Findings by the pointer that they are about. */
  readonly findings: ReadonlyMap<string, readonly ShownFinding[]>
  /** What the author is at, to be open and in view. */
  readonly at: string | undefined
  /** Nothing else names what is listed in it: see `plainDeeds`. */
  readonly isPlain?: boolean
  /** What takes changes, where they are not to be written at once; lists of entries are none of it. */
  readonly edit?: Edit
}

export const FormContext = createContext<FormState | undefined>(undefined)

export const useForm = (): FormState => {
  const form = useContext(FormContext)
  if (!form) throw new Error('There is no form around this field.')
  return form
}
