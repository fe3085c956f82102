import type { Fix } from '../rule.ts'

/** One place where a document does not follow its schema, in words. */
export type Fault = {
  readonly pointer: string
  readonly on?: 'key'
  /** Another place that it is about: where a misspelt key belongs, what is missing. */
  readonly meant?: string
  readonly message: string
  readonly suggestion?: string
  readonly fix?: Fix
  /** As for reports. */
  readonly yields?: true
}
