import { z } from 'zod'
import type {
  BringBackRequest,
  PicturesAnswer,
  PublishAnswer,
  PublishDone,
  PublishRequest,
  VersionAnswer,
  VersionsAnswer,
} from './publishing.ts'
import type {
  AnswerRequest,
  ChangeRequest,
  DocumentAnswer,
  Done,
  HistoryAnswer,
  KnownDocument,
  Names,
  OperationRequest,
  Seen,
  TakeBackRequest,
  TurnRequest,
} from './requests.ts'
import type { Said } from './Said.ts'
import type { SentParts } from './sentParts.ts'
import type { DrawnAnswer } from './studioPage.ts'
import type {
  BesideAnswer,
  ChangesAnswer,
  ChecksAnswer,
  DueAnswer,
  FactEffectAnswer,
  FiguresAnswer,
  FiguresOnPagesAnswer,
  FoldersAnswer,
  HelpAnswer,
  HubsAnswer,
  PlacesAnswer,
  TextsAnswer,
  TreeAnswer,
  TurnsAnswer,
} from './viewAnswers.ts'

const text = z.string().default('')
const none = z.object({})

/** What the studio's page asks its server by GET, below `/~studio/`: the query of each question. */
export const queries = {
  beside: z.object({ file: text }),
  changes: none,
  checks: none,
  document: z.object({ file: text, known: z.string().optional() }),
  /** Also the day, by the name that pages have for it. */
  drawn: z.looseObject({ route: z.string().optional(), mode: z.string().optional() }),
  due: none,
  'fact-effect': z.object({ name: text, fact: text, units: text }),
  figures: z.object({ figure: text, name: text }),
  'figures-on-pages': none,
  folders: none,
  help: none,
  history: z.object({ by: text }),
  hubs: z.object({ like: text }),
  names: none,
  parts: none,
  pictures: z.object({ id: text }),
  places: z.object({ words: text, route: text }),
  publish: z.object({ ticks: text }),
  texts: z.object({ words: text, to: z.string().optional() }),
  tree: none,
  turns: z.object({ file: text, block: text }),
  version: z.object({ id: text }),
  versions: z.object({
    file: z.string().max(500).optional(),
    most: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .optional(),
  }),
} satisfies Readonly<Record<keyof Answers, z.ZodType>>

type Answers = {
  beside: BesideAnswer | { readonly why: Said }
  changes: ChangesAnswer
  checks: ChecksAnswer
  document: DocumentAnswer | KnownDocument
  drawn: DrawnAnswer
  due: DueAnswer
  'fact-effect': FactEffectAnswer
  figures: FiguresAnswer
  'figures-on-pages': FiguresOnPagesAnswer
  folders: FoldersAnswer
  help: HelpAnswer
  history: HistoryAnswer
  hubs: HubsAnswer
  names: Names
  parts: SentParts
  pictures: PicturesAnswer
  places: PlacesAnswer
  publish: PublishAnswer
  texts: TextsAnswer
  tree: TreeAnswer
  turns: TurnsAnswer
  version: VersionAnswer
  versions: VersionsAnswer
}

export type Question = keyof typeof queries
export type QueryOf<Q extends Question> = z.input<(typeof queries)[Q]>
export type AnswerTo<Q extends Question> = Answers[Q]

/** What the studio's page writes by POST: the body of each request. */
export type Bodies = {
  answer: AnswerRequest
  'bring-back': BringBackRequest
  change: ChangeRequest
  operation: Omit<OperationRequest, 'seen'> & { readonly seen: Readonly<Record<string, Seen>> }
  publish: PublishRequest
  redo: TurnRequest
  'take-back': TakeBackRequest
  undo: TurnRequest
}
export type Writing = keyof Bodies
export type DoneBy<W extends Writing> = W extends 'publish' ? PublishDone : Done
