import type { TextEdit } from '../../../core/edits/change.ts'
import type { Message } from '../messages/msg.ts'

/** One thing that keeps a file from being JSON, with the place to edit. Offsets are in UTF-16 units of the file. */
export type SyntaxProblem = {
  readonly offset: number
  readonly length: number
  readonly message: Message
  readonly suggestion?: Message
  /** What such mistakes have in common; many of a kind in one file, such as single quotes throughout, are told once. */
  readonly like?: string
  readonly edits?: readonly TextEdit[]
}
