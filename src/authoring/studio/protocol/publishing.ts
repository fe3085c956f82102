import { z } from 'zod'
import type { FileKind } from '../../../content/changes/messages/fileKinds.ts'
import type { Message } from '../../../content/lint/messages/msg.ts'
import type { ClashPlace } from '../../../site/git/mergeFiles.ts'
import type { Trouble } from '../../../site/git/Trouble.ts'
import type { ShownChange } from './viewAnswers.ts'

/** What the views Publish and History ask for. */

const path = z.string().max(500)

/** POST publish. `also` are files of others that go along as they stand, `without` what stays here of one's own, by its ticks; `commits`: those of others go along, too; `choices` where two have changed the same, by the keys of the places. */
export const publishRequest = z.object({
  id: z.string().max(100),
  way: z.enum(['publish', 'review']),
  summary: z.string().max(5000),
  name: z.string().max(200),
  email: z.string().max(200),
  also: z.array(path).max(1000),
  without: z.array(path).max(1000).default([]),
  commits: z.boolean(),
  choices: z.record(z.string().max(100), z.enum(['ours', 'theirs'])),
})
export type PublishRequest = z.infer<typeof publishRequest>

/** A file with what is different in it, in words. */
export type ToldFileAnswer = {
  readonly file: string
  readonly kind: FileKind
  readonly name: string
  readonly route: string | undefined
  /** Of a document of settings that is ticked section by section: which of them this is. */
  readonly section?: string | undefined
  readonly changes: readonly ShownChange[]
  /** Of a version: the file says today what it said after it. */
  readonly isNow?: boolean
}

/** GET publish?ticks=…: what somebody has said of what they have changed, by its ticks, and of files of others: whether they go out. Of all else the server proposes it. */
export const publishTicks = z.object({
  mine: z.record(path, z.boolean()),
  others: z.record(path, z.boolean()),
})
export type PublishTicks = z.infer<typeof publishTicks>

/**
 * An error of lint in what would be published. `from`: what it is found in, by its ticks. `isHere`: in the folder, too, where Findings tells it. `needs`: what
 * stays here, and would mend it if it went along: what is led to or used there, or that itself. `without`: what goes out, and would mend it if it stayed here.
 */
export type PublishError = {
  readonly id: string
  readonly file: string
  readonly pointer: string
  readonly message: Message
  readonly from: readonly string[]
  readonly isHere: boolean
  readonly needs?: { readonly tick: string; readonly how: 'leads' | 'uses' | 'itself' } | undefined
  readonly without?: string | undefined
}

/** A publication, or what was sent for review. */
type Publication = {
  readonly at: string
  readonly by: string
  readonly summary: string
  readonly branch?: string | undefined
  readonly address?: string | undefined
}

/** GET publish: what would be published now, and what keeps it from that. Nothing is asked of any network. */
export type PublishAnswer = {
  /** Where it goes: to a branch of a remote, by a name that people know it by, for visitors at `site`; into the history of this folder alone; or, without git, into a new build, with a copy of what was there before. */
  readonly to:
    | {
        readonly kind: 'remote'
        readonly name: string
        readonly branch: string
        readonly site: string | undefined
      }
    | { readonly kind: 'here' }
    | { readonly kind: 'copies' }
  readonly author: { readonly name: string; readonly email: string } | undefined
  /** Whether somebody has said here that this is the name; else it is only what git would take, and is asked for. */
  readonly isAuthorSaid: boolean
  /** What the writer has changed, by documents, and by sections of settings. `draft`: one that visitors have never seen, which stays here unless somebody takes it along, or goes along since what goes out needs it. */
  readonly files: readonly (ToldFileAnswer & { readonly draft?: 'stays' | 'goes' | undefined })[]
  /** What differs besides and was not written in the studio. `isPart`: in a file that the writer has changed, too. */
  readonly others: readonly (ToldFileAnswer & { readonly isPart: boolean })[]
  readonly summary: string
  /** What is wrong in what would be published. */
  readonly errors: readonly PublishError[]
  /** What keeps all from being published, or only from being published without a review. */
  readonly trouble?: Trouble | undefined
  readonly noPublish?: Trouble | undefined
  readonly noReview?: Trouble | undefined
  readonly notes: readonly string[]
  /** What others have committed in this folder and nobody has published. */
  readonly commits: readonly { readonly by: string; readonly summary: string }[]
  /** What was sent for review from the state that is published now. */
  readonly review?: Publication | undefined
}

/** A file that was changed here and by others: each of both in sentences, place by place. */
export type ClashAnswer = {
  readonly file: string
  readonly name: string
  readonly places: readonly ClashPlace[]
}

/** What POST publish answers, beside what every writing request answers: `why` says it in short. */
export type PublishDone =
  | {
      readonly done: true
      readonly messages: readonly string[]
      readonly hashes: Readonly<Record<string, string>>
      readonly branch?: string | undefined
      readonly address?: string | undefined
    }
  | {
      readonly done: false
      readonly why: string
      readonly trouble?: Trouble | undefined
      readonly clashes?: readonly ClashAnswer[] | undefined
    }

/** GET versions?file=…&most=… : what was published and kept, of the site or of one file, the last one first. */
export type VersionsAnswer = {
  readonly kind: 'git' | 'copies'
  readonly versions: readonly {
    readonly id: string
    readonly at: string
    readonly by: string
    readonly summary: string
    readonly isSent: boolean
    /** Of one file's history: what it was called then. */
    readonly path?: string | undefined
  }[]
  readonly hasMore: boolean
  /** When the last publication was: what was done after it is not published. */
  readonly last: string | undefined
  /** What has stayed here of what was done before that, drafts and what was not ticked: steps by their ids, with the files in which they have. */
  readonly left: Readonly<Record<string, readonly string[]>>
}

/** GET version?id=… : what a version has changed, in words. `isBack`: none of it stands any more. */
export type VersionAnswer =
  | { readonly files: readonly ToldFileAnswer[]; readonly isBack: boolean }
  | { readonly why: string }

/** POST bring-back: all of a version, one change of it, or a file as it was then; `now` is what the file is called today, where it has another name. */
export const bringBackRequest = z.object({
  id: z.string().max(100),
  version: z.string().max(100),
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('version') }),
    z.object({ kind: z.literal('change'), key: z.string().max(100) }),
    z.object({ kind: z.literal('file'), file: path, now: path.optional() }),
  ]),
})
export type BringBackRequest = z.infer<typeof bringBackRequest>

/** GET pictures?id=… : where the pictures of a version's pages before and after are shown, once they are made; or why there are none. */
export type PicturesAnswer = { readonly address: string } | { readonly why: string }
