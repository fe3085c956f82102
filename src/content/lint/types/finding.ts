import type { Edit } from '../../../core/edits/change.ts'
import type { Message } from '../messages/msg.ts'
import type { Place } from '../messages/placesInWords.ts'

/** A note asks for nothing: it tells what somebody may have forgotten. */
export type Severity = 'error' | 'warning' | 'note'

/**
 * The mistake behind a finding, by a name that other findings may share: the page that is not there, to which many links
 * lead. `told` is what to say instead of all of them, where the mistake was likely made: in the dialog whose field was
 * renamed, once several documents agree on its name; or in the document itself.
 */
export type Cause = {
  readonly name: string
  readonly told?: {
    readonly file: string
    readonly pointer: string
    readonly on?: 'key' | 'value'
    readonly message: Message
    readonly suggestion: Message
  }
}

/**
 * One way to answer a finding: its edits, and in words what they do. `isCertain`: it mends the mistake without changing what is meant, so
 * that `--fix` may do it unasked.
 */
export type Answer = {
  readonly does: Message
  readonly edits: readonly Edit[]
  readonly isCertain?: true
}

/** What lint has found, before all of it is known: see `Finding`. `line` and `column` count from 1. */
export type Found = {
  readonly file: string
  readonly line: number
  readonly column: number
  /** How many characters of the line are meant, for the code frame. */
  readonly length: number
  readonly severity: Severity
  readonly rule: string
  /** JSON pointer to the value or key; `''` where there is none, as for a file that is no JSON. */
  readonly pointer: string
  /** What is wrong, as data: which message of the catalogue, and what it is made from. */
  readonly code: Message['code']
  readonly data?: Message['data']
  /** What to do about it. */
  readonly advice?: Message
  /** More of the kind was found, which is not reported. */
  readonly isLast?: true
  /** The day of the mistake, where it is one to come. */
  readonly from?: string
  /** The other places of the same mistake, which are not told by themselves. */
  readonly alsoAt?: readonly Place[]
  /** What may be done about it, the likeliest first; at most one is certain. */
  readonly answers?: readonly Answer[]
  readonly cause?: Cause | undefined
  /** As for reports. */
  readonly ofOriginal?: { readonly file: string; readonly pointer: string }
  /** As for reports. */
  readonly fixedIn?: { readonly file: string; readonly pointer: string }
  /** As for reports. */
  readonly yields?: true
  /** The findings that this one stands for, where it tells several of one cause. */
  readonly of?: readonly Found[]
}

/** What lint tells about one mistake. `id` is the same while the site changes around the mistake: see `idOf`. */
export type Finding = Omit<Found, 'of'> & { readonly id: string; readonly of?: readonly Finding[] }
