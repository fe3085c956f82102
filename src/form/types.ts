import type { FormBlock } from '../blocks/form/schema.ts'
import type { FormWords } from '../document/words.ts'

/** What a field holds: text, a ticked box, or the ticked ones of several. */
export type Value = string | boolean | readonly string[]
export type Values = Record<string, Value>

/** Errors by field name; '' holds those of the form as a whole. */
export type FormErrors = Record<string, string>

/** Everything a form needs to be drawn and sent, as it stands in the page beside the form. */
export type FormSetup = {
  readonly block: FormBlock
  /** Where it is sent: the form service's address for this form. */
  readonly action: string
  readonly email: string
  readonly words: FormWords
  /** The office's: dates are its own. */
  readonly timeZone: string
}

/** What every field's component is given. */
export type FieldProps<F> = {
  readonly field: F
  readonly id: string
  readonly value: Value
  readonly set: (value: Value) => void
  readonly blur: () => void
  readonly invalid: boolean
  readonly describedBy: string | undefined
  readonly timeZone: string
}
