import type { words } from '../document/words.ts'

/** The form service's codes for a field. Source: first specification, section 5. */
export type FieldCode = 'REQUIRED_FIELD_MISSING' | 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL' | 'TYPE_NUMERIC' | 'TYPE_TEXT'

/** What is wrong with a value: the code, and which of the engine's words says so, with what stands in for `{max}` and the like. */
export type Fault = { readonly code: FieldCode; readonly word: keyof typeof words; readonly values?: Readonly<Record<string, string | number>> }

/** What the form service has to know about a type of field. Texts arrive trimmed and not empty. */
export type Receiver<F> = {
  /** The field takes a list. */
  readonly list?: true
  /** The field takes several lines of text. */
  readonly lines?: true
  /** Looks at one entry; `earliest` is the first day that is nowhere in the past, as 2025-01-15. */
  readonly fault?: (field: F, text: string, earliest: string) => Fault | undefined
}

type Choice = { readonly options: readonly { readonly value: string }[] }

export const optionFault = ({ options }: Choice, text: string): Fault | undefined =>
  options.some(({ value }) => value === text) ? undefined : { code: 'TYPE_TEXT', word: 'errorOption' }

/** The most characters that any field takes, counted as `maxlength` does; its document may say less. */
export const mostCharacters = 20_000

export const lengthFault = ({ maxLength = mostCharacters }: { readonly maxLength?: number }, text: string): Fault | undefined =>
  text.length > maxLength ? { code: 'TYPE_TEXT', word: 'errorTooLong', values: { max: maxLength } } : undefined
