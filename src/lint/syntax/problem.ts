import type { TextEdit } from '../finding.ts'

/** One thing that keeps a file from being JSON, with the place to edit. Offsets are in UTF-16 units of the file. */
export type SyntaxProblem = {
  readonly offset: number
  readonly length: number
  readonly message: string
  readonly suggestion?: string
  readonly edits?: readonly TextEdit[]
}
