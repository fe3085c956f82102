import type { TextEdit, Edit as WriteEdit } from '../../../core/edits/change.ts'
import type { Message } from '../messages/msg.ts'
import type { Cause, Severity } from './finding.ts'

/** A place in a file: a value, a key, some characters of a string, or of the file itself. */
export type Spot = {
  readonly pointer: string
  /** Mark the key instead of the value. */
  readonly on?: 'key' | 'value'
  /** Characters of the string that stands there, after its escapes have been read. */
  readonly index?: number
  readonly length?: number
}

/** How a mistake is mended, in terms of the document; the engine turns it into edits of the text. */
export type Fix =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'key'; readonly name: string }
  | { readonly kind: 'remove' }
  | { readonly kind: 'characters'; readonly text: string }
  | { readonly kind: 'edits'; readonly edits: readonly TextEdit[] }

/** An answer that may be meant: what it does in words, at the place that is told (`fix`) and elsewhere (`edits`). See `Answer`. */
export type Offer = {
  readonly label: Message
  readonly fix?: Fix
  readonly edits?: readonly WriteEdit[]
  readonly isCertain?: true
}

/** What a rule gives for one mistake. `offset` only for files that are no JSON, where no pointer can lead. */
export type Report = Spot & {
  readonly file: string
  readonly offset?: number
  readonly message: Message
  readonly suggestion?: Message | undefined
  /** More of the kind was found, which is not reported. */
  readonly isLast?: true
  readonly severity?: Severity
  /** What mends it for certain. */
  readonly fix?: Fix | undefined
  /** What else may be meant, the likeliest first. */
  readonly offers?: readonly Offer[] | undefined
  /** The place of the original, where a translation lacks what stands there, or has it elsewhere. */
  readonly ofOriginal?: { readonly file: string; readonly pointer: string }
  /** The place in another document at which it is fixed, as the suggestion says. */
  readonly fixedIn?: { readonly file: string; readonly pointer: string }
  /** Findings of one cause are told together. */
  readonly cause?: Cause | undefined
  /** Pointers in the same file that the rule went by. Where the schema finds a fault with one of them, that is the mistake, and this is not told. */
  readonly goesBy?: readonly string[]
  /** Is not told where another rule finds an error at the same place: that one knows more of what is meant. */
  readonly yields?: true
}

/** What a rule of a site's own gives: in its own words, which no catalogue knows. */
export type OwnReport = Omit<Report, 'message' | 'suggestion' | 'offers'> & {
  readonly message: Message | string
  readonly suggestion?: Message | string | undefined
  readonly offers?:
    | readonly (Omit<Offer, 'label'> & { readonly label: Message | string })[]
    | undefined
}
