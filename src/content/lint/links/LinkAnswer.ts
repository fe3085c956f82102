import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { Message } from '../messages/msg.ts'
import type { Report } from '../types/report.ts'

/** Another address that may be meant, with what else is to be done then; `isCertain` as for offers. */
export type OtherHref = {
  readonly label: Message
  readonly href?: string
  readonly edits?: readonly DocumentEdit[]
  readonly isCertain?: true
}
/** What to say of an address, the right one where that is certain, and what else may be meant. */
export type LinkAnswer = Pick<Report, 'message' | 'suggestion' | 'severity' | 'cause'> & {
  readonly right?: string
  readonly others?: readonly OtherHref[]
}
