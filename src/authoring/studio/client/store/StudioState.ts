import type { DocumentEdit } from '../../../../core/edits/change.ts'
import type { LiveOverview } from '../../../workspace/liveOverviewOf.ts'
import type { Conflict, DocumentAnswer, Place } from '../../protocol/requests.ts'
import type { DrawnAnswer, PageMode } from '../../protocol/studioPage.ts'
import type { ForeseenOn } from './foreseen.ts'
import type { FoundAtFirst } from './foundSince.ts'

/** A text from which somebody has typed a fact away, as it was before. */
export type CutFact = {
  readonly file: string
  readonly pointer: string
  readonly name: string
  readonly before: string
}

export type { Place } from '../../protocol/requests.ts'

/** What the server says of a document; `asked` is when, by this browser's clock. */
export type FetchedDocument = DocumentAnswer & { readonly asked: number }

/** A document that is open: as the server has it, and as it is with what is not saved yet. */
export type OpenDocument = { readonly answer: FetchedDocument; readonly value: unknown }

/** Whether everything is on disk. `why` says, in words for the author, what keeps it from there. */
type Saving =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  | { readonly state: 'unsaved'; readonly why: string }

/** What the last step said, for the live region and the note at the foot; `id` tells two alike apart. */
export type Notice = {
  readonly id: number
  readonly text: string
  readonly kind: 'done' | 'trouble'
  readonly canUndo: boolean
}

/** What can't be done before the author has answered, with what each answer does. */
export type Question = {
  readonly text: string
  readonly answers: readonly { readonly label: string; readonly run: () => void }[]
}

/** What somebody wants changed: edits with a label in words. Changes with the same `typing` are one step of the history. */
export type Wanted = {
  readonly label: string
  readonly edits: readonly DocumentEdit[]
  readonly typing?: string | undefined
  /** It was typed on the page, which shows it. */
  readonly isShown?: boolean
}

/** A change that waits until it is on disk. Its id begins with the time, so that kept ones come back in order. */
export type Pending = Wanted & {
  readonly id: string
  readonly base: Readonly<Record<string, string>>
}

/** Two sentences for one place, and the change that brought ours. */
export type OpenConflict = Conflict & {
  readonly id: string
  /** The file that has the other one: what is chosen is written on top of that. */
  readonly base: Readonly<Record<string, string>>
}

/** Who chose something: the other side is scrolled there, and both are where a list of places led there. */
export type ChosenBy = 'page' | 'panel' | 'list'

/** A page as it is drawn with the site's files of a version. */
export type DrawnPage = DrawnAnswer & { readonly version: number }

export type StudioState = {
  readonly overview: LiveOverview | undefined
  /** What was found when the studio was opened. */
  readonly foundAtFirst: FoundAtFirst | undefined
  /** Of the files as they are now; what was just written from here is known before the overview tells of it. */
  readonly version: number
  /** Until the contrary is known. */
  readonly isConnected: boolean
  /** The route of the page that the author looks at, and the page as it was drawn last. */
  readonly shown: string | undefined
  readonly drawn: DrawnPage | undefined
  /** Whether a page has stood in its frame since the studio was opened. */
  readonly hasStood: boolean
  /** What the page shows meanwhile of an operation that the server has not answered yet. */
  readonly foreseen: ForeseenOn | undefined
  readonly documents: ReadonlyMap<string, OpenDocument>
  /** The block, text or entry that the author is at, wherever it is moved. */
  readonly chosen: Place | undefined
  /** Grows with each time that something is chosen; `followed` counts those of them that only went along with what was done. */
  readonly choice: number
  readonly followed: number
  readonly chosenBy: ChosenBy | undefined
  readonly pending: readonly Pending[]
  readonly saving: Saving
  /** A form holds what is only saved once its own button is pressed. */
  readonly hasDraft: boolean
  readonly conflicts: readonly OpenConflict[]
  readonly notice: Notice | undefined
  readonly question: Question | undefined
  /** The fact that was typed away last, as long as nobody has said that it was meant. */
  readonly cut: CutFact | undefined
  /** Whether clicks on pages write, or lead on as for a visitor. */
  readonly mode: PageMode
  /** The day that pages are shown for; none: today. */
  readonly asOf: string | undefined
}

export const firstState: StudioState = {
  overview: undefined,
  foundAtFirst: undefined,
  version: 0,
  isConnected: true,
  shown: undefined,
  drawn: undefined,
  hasStood: false,
  foreseen: undefined,
  documents: new Map(),
  chosen: undefined,
  choice: 0,
  followed: 0,
  chosenBy: undefined,
  pending: [],
  saving: { state: 'saved' },
  hasDraft: false,
  conflicts: [],
  notice: undefined,
  question: undefined,
  cut: undefined,
  mode: 'write',
  asOf: undefined,
}
