import type { FormWords } from '../locale/formWords.ts'
import type { Value } from './FieldProps.ts'

/** The codes that Formspree's protocol has for a field. */
export type FieldCode =
  | 'REQUIRED_FIELD_MISSING'
  | 'REQUIRED_FIELD_EMPTY'
  | 'TYPE_EMAIL'
  | 'TYPE_NUMERIC'
  | 'TYPE_TEXT'

/** What is wrong with a value: the code, and which of the engine's words says so, with what stands in for `{max}` and the like. */
export type Fault = {
  readonly code: FieldCode
  readonly word: keyof FormWords
  readonly values?: Readonly<Record<string, string | number>>
}

/**
 * What a type of field refuses, in the browser and at the form service: `check` in the type's own folder. Pure; sees only what is
 * not empty, texts trimmed. `today` is the office's day, as 2025-01-15.
 */
export type Check<F, V extends Value = string> = (
  field: F,
  value: V,
  today: string,
) => Fault | undefined

/** What can't be wrong. */
export const anything = (): undefined => undefined
