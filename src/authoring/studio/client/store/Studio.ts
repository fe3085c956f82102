import type { ShownFinding } from '../../../workspace/overview.ts'
import type { Done, StudioCommand } from '../../protocol/requests.ts'
import type {
  AnswerTo,
  Question as AskedQuestion,
  Bodies,
  DoneBy,
  QueryOf,
  Writing,
} from '../../protocol/routes.ts'
import type { PageMode, UploadAnswer } from '../../protocol/studioPage.ts'
import type {
  ChosenBy,
  OpenConflict,
  Place,
  Question,
  Said,
  StudioState,
  Wanted,
} from './StudioState.ts'

/** What the studio's parts are handed: what there is, and all that an author can do. None of them fetches by itself. */
export type Studio = {
  readonly get: () => StudioState
  readonly subscribe: (listener: () => void) => () => void
  /** Opens a document, which then stays up to date in `documents`. */
  readonly open: (file: string) => void
  readonly choose: (place: Place | undefined, by?: ChosenBy) => void
  /** Goes along with what was done to what is chosen: the author has chosen nothing else. */
  readonly follow: (place: Place | undefined, by?: ChosenBy) => void
  /** From now on the page at a route is kept as it is drawn; none: the author looks at no page. */
  readonly showPage: (route: string | undefined) => void
  /** The page in the frame stands: what was left for later, so that it comes first, begins. */
  readonly stands: () => void
  /** From now on pages are written on, or looked at. */
  readonly setMode: (mode: PageMode) => void
  /** Shows pages as they are on a day; none: today. */
  readonly showDay: (day: string | undefined) => void
  /** Changes documents: at once on the screen and in the browser's store, on disk as soon as the server has it. */
  readonly send: (wanted: Wanted) => void
  /** What is sent only once its author is done with it; whoever undoes before means that. */
  readonly hold: (wanted: Wanted | undefined) => void
  /** Carries out a command and shows what was done. What stands at a place now is meant, wherever it is by then. */
  readonly carryOut: (command: StudioCommand) => Promise<Done>
  /** Only says what a command would do. */
  readonly tryOut: (command: StudioCommand) => Promise<Done>
  /** Does what lint suggests for a finding; answers are numbered as lint has them. */
  readonly answer: (
    finding: Pick<ShownFinding, 'id' | 'file' | 'pointer' | 'code'>,
    answer: number,
  ) => Promise<Done>
  readonly undo: () => Promise<Done>
  readonly redo: () => Promise<Done>
  readonly upload: (file: Blob, name: string) => Promise<UploadAnswer>
  /** Asks for what else the server has to say to a view: GET, answered as its code gives it. */
  readonly ask: <Q extends AskedQuestion>(question: Q, query: QueryOf<Q>) => Promise<AnswerTo<Q>>
  /** POST for what a view alone needs; afterwards all that is open is up to date. */
  readonly post: <W extends Writing>(path: W, body: Omit<Bodies[W], 'id'>) => Promise<DoneBy<W>>
  /** From now on `names` is there and up to date; so it is with `history`. */
  readonly need: (what: 'names' | 'history') => void
  readonly say: (text: string, kind?: Said['kind'], canUndo?: boolean) => void
  /** Asks before anything else is done; `undefined` once it is answered or left. */
  readonly askAuthor: (question: Question | undefined) => void
  readonly hush: () => void
  /** The fact that was typed away was meant to go. */
  readonly leaveCut: () => void
  readonly settle: (conflict: OpenConflict, by: 'ours' | 'theirs') => void
  /** Says whether a form holds what is only saved once its own button is pressed. */
  readonly holdDraft: (hasDraft: boolean) => void
  /** Tries at once to save what waits; afterwards all that is open is up to date. */
  readonly save: () => Promise<void>
  /** Gives up what could not be saved. */
  readonly dropUnsaved: () => void
}
