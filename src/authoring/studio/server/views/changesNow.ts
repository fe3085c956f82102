import { changesBetween } from '../../../../content/changes/changesBetween.ts'
import { isDocument } from '../../../../content/changes/compare/isDocument.ts'
import { changeInWords } from '../../../../content/changes/messages/changeMessages.ts'
import type { Outline, States } from '../../../../content/changes/states.ts'
import { takeBack } from '../../../../content/changes/takeBack/takeBack.ts'
import type { Changes, Told } from '../../../../content/changes/told.ts'
import { type Plan, refuse } from '../../../../content/commands/Ground.ts'
import { say } from '../../../../content/commands/messages/say.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { askedBy } from '../../../../core/model/text/unfinished.ts'
import { baselineOf, beginBaseline, lastCommit } from '../../../../site/store/baseline.ts'
import { digest } from '../../../../site/store/digest.ts'
import { readStates } from '../../../../site/store/readStates.ts'
import type { Workspace } from '../../../workspace/workspace.ts'
import type { ChangesAnswer, ShownChange } from '../../protocol/viewAnswers.ts'

/** What an author has done since the last commit of the site, or since the state that is kept where there is no git. */
export type ChangesNow = {
  readonly told: () => Promise<ChangesAnswer>
  readonly back: (key: string) => Promise<() => Plan>
}

/** What names a told change until something else is changed in the same place. */
export const keyOf = ({ kind, file, pointer, message, lines }: Told): string =>
  digest(JSON.stringify([kind, file, pointer, message, lines])).slice(0, 24)

export const shown = (told: Told): ShownChange => {
  const { kind, file, pointer, message, lines, pages, follows } = told
  return { kind, file, pointer, message, lines, pages, follows: follows.length, key: keyOf(told) }
}

/** That a document was made here, whatever has been written in it since: that is told by itself, and goes by itself. */
const isBeginOf = (begun: ReadonlySet<string>, { file, pointer }: Told): boolean =>
  pointer === '' && begun.has(file)
/** That something is gone which only asked to be written: nobody has ever read it. */
const isUnwritten = ({ kind, message, lines }: Told): boolean => {
  const of = [message, ...lines].flatMap((one) =>
    changeInWords(one).flatMap((part) => (typeof part === 'string' ? [] : [part.text])),
  )
  return kind === 'removed' && of.length > 0 && of.every((text) => askedBy(text) !== undefined)
}
const withoutLines = (told: Told): Told => ({ ...told, lines: [] })

/** What documents that are new said when they were made. */
const textsAtBirth = (
  { files }: Changes,
  born: (file: string) => string | undefined,
): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap(({ file, changes }) => {
      const isNew = changes.some(({ kind, pointer }) => kind === 'added' && pointer === '')
      const text = isDocument(file) && isNew ? born(file) : undefined
      return text === undefined ? [] : [[file, text] as const]
    }),
  )

/** The changes with those in new documents after the lines that say so. */
const withBegun = (
  first: Changes,
  { changes, begun }: { readonly changes: Changes; readonly begun: ReadonlySet<string> },
): ChangesAnswer['files'] => {
  const inside = new Map(
    changes.files.map((file) => [
      file.file,
      file.changes.filter((told) => told.pointer !== '/$schema' && !isUnwritten(told)).map(shown),
    ]),
  ) // a schema’s path follows the folder
  const tell = (told: Told): ShownChange[] =>
    isBeginOf(begun, told)
      ? [{ ...shown(withoutLines(told)), isBegun: true }, ...(inside.get(told.file) ?? [])]
      : [shown(told)]
  return first.files.map((file) => ({ ...file, changes: file.changes.flatMap(tell) }))
}

type Compared = { readonly states: States; readonly changes: Changes }

/** Compares the site that is being written with the state that its changes are told from; `born` is what a document said when it was made here. */
export const changesNow = (
  workspace: Workspace,
  kit: () => Kit,
  born: (file: string) => string | undefined,
): ChangesNow => {
  const outlines = (): Outline[] =>
    workspace.live().files.map(({ path, summary }) => ({ ...summary, path }))
  const compared = async (): Promise<Compared & { readonly since: ChangesAnswer['since'] }> => {
    const commit = lastCommit(workspace.root)
    if (commit === undefined) await beginBaseline(workspace.root)
    const from = commit === undefined ? { folder: baselineOf(workspace.root) } : { commit }
    const states = readStates(workspace.root, from, { folder: workspace.root }, outlines)
    return {
      states,
      changes: changesBetween(kit(), states),
      since: commit === undefined ? 'baseline' : 'commit',
    }
  }
  /** What was written in documents since they were made here, out of a template or as a copy: the rest of them nobody has written just now. */
  const further = ({
    states,
    changes,
  }: Compared): Compared & { readonly begun: ReadonlySet<string> } => {
    const texts = textsAtBirth(changes, born)
    const since: States = {
      ...states,
      touched: [...texts.keys()],
      before: (path) => texts.get(path) ?? states.after(path),
    }
    return {
      states: since,
      changes: texts.size === 0 ? { files: [], everyPage: [] } : changesBetween(kit(), since),
      begun: new Set(texts.keys()),
    }
  }
  return {
    told: async () => {
      const first = await compared()
      return { since: first.since, files: withBegun(first.changes, further(first)) }
    },
    back: async (key) => {
      const first = await compared()
      return () => {
        const since = further(first)
        for (const { states, changes } of [first, since]) {
          const told = changes.files
            .flatMap((file) => file.changes)
            .find(
              (one) =>
                keyOf(
                  states === first.states && isBeginOf(since.begun, one) ? withoutLines(one) : one,
                ) === key,
            )
          if (!told) continue
          const taken = takeBack(kit(), states, changes, told)
          return 'why' in taken
            ? refuse(say(taken.why))
            : {
                change: taken.change,
                messages: [say('line', { line: taken.change.label })],
                undoes: taken.undoes,
                asWritten: true,
              }
        }
        return refuse(say('changedSinceShown'))
      }
    },
  }
}
