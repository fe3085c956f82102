/** What a field holds: text, a ticked box, or the ticked ones of several. */
export type Value = string | boolean | readonly string[]
export type Values = Record<string, Value>

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
