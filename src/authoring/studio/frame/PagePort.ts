import type { FromFrame } from '../protocol/frameMessages.ts'
import type { At } from './at.ts'
import type { PageMarks, TextPlace } from './places/pageMarks.ts'
import type { DrawnPlace } from './places/placesOf.ts'

/** What the editor of texts needs of the page in the frame. */
export type PagePort = {
  /** What the facts on the page say, by how they are written between braces. */
  readonly facts: ReadonlyMap<string, string>
  readonly marks: PageMarks
  tell(message: FromFrame): void
  placeOf(at: At): TextPlace | undefined
  chose(at: At): void
  /** A text is removed: until the next draw nothing is typed in its place, where another one may be awaited that begins alike. */
  forget(at: At): void
  /** An element whose content the editor changes. */
  touch(element: Element): void
  /** Gives the focus to the field for what is written ahead, or takes it away. */
  holdFocus(holds: boolean): void
  /** Reads the page's marks again. */
  read(): void
  /** Moves outlines and boxes to where their elements are now. */
  follow(): void
}

/** What keeping the scroll position needs of the page in the frame. */
export type ScrolledPage = {
  readonly file: string
  readonly chosen: At | undefined
  readonly places: readonly DrawnPlace[]
  boxOf(at: At): DOMRect | undefined
}
