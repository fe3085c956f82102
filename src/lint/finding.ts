export type Severity = 'error' | 'warning'

/** One change of a file's text: `offset` and `length` in UTF-16 units. */
export type TextEdit = { readonly offset: number; readonly length: number; readonly text: string }

/** What lint tells about one mistake. `line` and `column` count from 1; `end` is the offset in the file where the marked text ends. */
export type Finding = {
  readonly file: string
  readonly line: number
  readonly column: number
  /** How many characters of the line are meant, for the code frame. */
  readonly length: number
  readonly severity: Severity
  readonly rule: string
  /** JSON pointer to the value or key; `''` where there is none, as for a file that is no JSON. */
  readonly pointer: string
  readonly message: string
  readonly suggestion?: string
  /** Text edits that mend it without changing what is meant; only where that is certain. */
  readonly fix?: readonly TextEdit[]
}
