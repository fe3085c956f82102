import type { Message } from '../messages/msg.ts'
import type { Fix, Offer } from './report.ts'

/** One place where a document does not follow its schema, in words. */
export type Fault = {
  readonly pointer: string
  readonly on?: 'key'
  /** Another place that it is about: where a misspelt key belongs, what is missing. */
  readonly meant?: string
  readonly message: Message
  readonly suggestion?: Message | undefined
  /** As for reports. */
  readonly isLast?: true
  readonly fix?: Fix | undefined
  readonly offers?: readonly Offer[] | undefined
  /** As for reports. */
  readonly yields?: true
}
