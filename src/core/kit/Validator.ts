import type { ChoiceName } from './choices.ts'

/** What ajv tells of one fault. */
export type ValidatorError = {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

export type Validator = {
  (value: unknown): boolean
  readonly errors?: readonly ValidatorError[] | null
}

/** The compiled validators of whole documents and of all that is chosen, by name. */
export type Validators = Readonly<
  Record<'documents' | ChoiceName, Readonly<Record<string, Validator>>>
>
