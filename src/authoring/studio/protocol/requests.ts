import { z } from 'zod'
import { type Command, command } from '../../../content/commands/Command.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { Said } from './Said.ts'
import type { DrawnAnswer } from './studioPage.ts'

/** What the studio asks its server; each answers JSON. All below `/~studio/`, with the token of the studio's page in `X-Studio-Token`. */
const file = z.string().max(500)
const pointer = z.string().max(1000)
const value = z.unknown()
const numberText = z
  .string()
  .max(400)
  .regex(/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/)

/** Edits of documents as the writer has them (`src/core/edits/change.ts`); whole files are the operations' to write. */
const documentEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), file, pointer, value, number: numberText.optional() }),
  z.object({ kind: z.literal('insert'), file, pointer, values: z.array(value) }),
  z.object({ kind: z.literal('remove'), file, pointer }),
  z.object({ kind: z.literal('move'), file, pointer, to: pointer }),
  z.object({ kind: z.literal('rename'), file, pointer, key: z.string().max(200) }),
])

/**
 * POST change. `base` is what the editing one saw: the hash of each file's text (`DocumentAnswer.hash`). Where a file says something else by
 * now, different things are merged; the same thing gives a conflict. `typing` joins changes into one step of the history: the same word again within some seconds is one step.
 */
export const changeRequest = z.object({
  id: z.string().max(100), // of the browser: a change that was sent twice is made once
  label: z.string().max(300),
  edits: z.array(documentEdit).max(1000),
  base: z.record(file, z.string()),
  typing: z.string().max(600).optional(),
})
export type ChangeRequest = z.infer<typeof changeRequest>

/** A place in a document as the author sees it: the file's path and a JSON pointer. */
const place = z.object({ file, pointer })
export type Place = Readonly<z.infer<typeof place>>

/** What an author saw of a file: its text by its hash (`DocumentAnswer.hash`), and what was changed on top of that and may not have been saved then. */
const seen = z.object({ hash: z.string(), edits: z.array(documentEdit).max(1000) })
export type Seen = { readonly hash: string; readonly edits: readonly DocumentEdit[] }

/** Begins a page: in a further language, as a copy of another page, or from a template. */
const newPage = z.object({
  kind: z.literal('newPage'),
  route: z.string().max(2000),
  title: z.string().max(5000).optional(),
  template: z.string().max(200).optional(),
  like: z.string().max(2000).optional(),
  /** Of a copy: the numbers of blocks, from 0, that do not come along. */
  without: z.array(z.number().int()).optional(),
  /** The page that lists it, in the block of that number. */
  linkFrom: z.string().max(2000).optional(),
  list: z.number().int().optional(),
})
export type NewPage = z.infer<typeof newPage>
export type StudioCommand = Command | NewPage

/**
 * POST operation. What stood at a place in what was `seen` is meant, wherever it stands by now; where it is gone, nothing is done.
 * `tries` only says what it would do.
 */
export const operationRequest = z.object({
  id: z.string().max(100),
  command: z.union([command, newPage]),
  seen: z.record(file, seen).default({}),
  tries: z.boolean(),
})
export type OperationRequest = z.infer<typeof operationRequest>

/** POST answer: does what lint suggests for something that it has found. */
export const answerRequest = z.object({
  id: z.string().max(100),
  finding: z.string().max(100),
  /** Finds it if its id has changed meanwhile, since a heading around it is being written. */
  at: z.object({ file, pointer, code: z.string().max(100) }),
  answer: z.number().int(),
})

export type AnswerRequest = z.infer<typeof answerRequest>

/** POST take-back: takes a described change of the folder back. */
export const takeBackRequest = z.object({ id: z.string().max(100), key: z.string().max(100) })
export type TakeBackRequest = z.infer<typeof takeBackRequest>

/** POST undo, POST redo: the last step, or the one that is named. */
export const turnRequest = z.object({
  id: z.string().max(100),
  step: z.string().max(100).optional(),
})
export type TurnRequest = z.infer<typeof turnRequest>

export type Step = {
  readonly id: string
  readonly label: string
  readonly at: string
  readonly files: readonly string[]
  readonly isUndone: boolean
}

/**
 * What every writing request answers. `messages` are shown to the author; `hashes` of the files as they are now, `version` of the site that has them, `at` where that
 * stands now which was moved, copied or put in. A request
 * that says by `?route=…&as-of=…` which page its author looks at brings that page along as it is `drawn` now.
 */
export type Done =
  | {
      readonly done: true
      readonly messages: readonly Said[]
      readonly hashes: Readonly<Record<string, string>>
      readonly version?: number | undefined
      readonly step?: Step | undefined
      readonly at?: Place | undefined
      readonly drawn?: DrawnAnswer | undefined
    }
  /** Nothing was written. */
  | {
      readonly done: false
      readonly why: Said
      readonly conflicts?: readonly Conflict[] | undefined
    }

/**
 * Two wanted the same place to say different things: each in words. `pointer` is where it stands now; `ourValue` what is to be set there for ours to
 * stay after all, left out where that can't be done so: the place is gone, or ours takes it away.
 */
export type Conflict = {
  readonly file: string
  readonly pointer: string
  readonly before: string
  readonly ours: string
  readonly theirs: string
  readonly ourValue?: unknown
}

/** GET document?file=…&known=… where the document still says what it said with that hash. */
export type KnownDocument = { readonly isKnown: true }

/** GET document?file=… : a document as lint has read it. */
export type DocumentAnswer = {
  readonly file: string
  readonly hash: string
  readonly text: string
  readonly kind: string
  readonly route: string | undefined
  readonly value: unknown
}

/** How many documents show something, and some of the pages among them. */
export type Uses = { readonly count: number; readonly routes: readonly string[] }

/** GET names: what documents may name besides pages, which the overview has, for choosers. */
export type Names = {
  readonly dialogs: readonly {
    readonly id: string
    readonly title: string
    readonly file: string
  }[]
  /** The forms, by the title of the first document in which each stands. */
  readonly forms: readonly { readonly name: string; readonly title: string }[]
  readonly facts: readonly {
    readonly name: string
    readonly label: string
    readonly text: string
    /** What it says in such a form (`number`, `short`, ...), where that is something else. */
    readonly forms: Readonly<Record<string, string>>
    readonly source: string
    readonly asOf: string
    readonly reviewBy: string | undefined
    readonly uses: Uses
  }[]
  /** The firm’s own words that texts refer to, by the name that stands there: `firm.name` and others. */
  readonly firm: Readonly<Record<string, string>>
  readonly assets: readonly {
    readonly address: string
    readonly path: string
    readonly bytes: number
    readonly width: number | undefined
    readonly height: number | undefined
    readonly uses: Uses
  }[]
}
/** GET history?by=… (the window that asks): the steps of this folder, the last one first, and whether that window can take something back or make it again. */
export type HistoryAnswer = {
  /** `isOthers`: made in another window, or by another device. */
  readonly steps: readonly (Step & { readonly isOthers: boolean })[]
  readonly canUndo: boolean
  readonly canRedo: boolean
}
