import type { Fix } from '../rule.ts'

/** One place where a document does not follow its schema, in words. */
export type Fault = {
  readonly pointer: string
  readonly on?: 'key'
  readonly message: string
  readonly suggestion?: string
  readonly fix?: Fix
}
