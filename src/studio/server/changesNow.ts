import { changesBetween } from '../../changes/changesBetween.ts'
import type { Outline, States } from '../../changes/states.ts'
import { takeBack } from '../../changes/takeBack/takeBack.ts'
import type { Changes, Told } from '../../changes/told.ts'
import { baselineOf, beginBaseline, lastCommit } from '../../files/baseline.ts'
import { digest } from '../../files/digest.ts'
import { readStates } from '../../files/readStates.ts'
import type { Kit } from '../../kit/Kit.ts'
import { type Plan, refuse } from '../../operations/Ground.ts'
import type { Workspace } from '../../preview/workspace.ts'
import type { ChangesAnswer, ShownChange } from '../protocol/viewAnswers.ts'

/** What an author has done since the last commit of the site, or since the state that is kept where there is no git. */
export type ChangesNow = { readonly told: () => Promise<ChangesAnswer>; readonly back: (key: string) => Promise<() => Plan> }

/** What names a told change until something else is changed in the same place. */
export const keyOf = ({ kind, file, pointer, sentence, lines }: Told): string => digest(JSON.stringify([kind, file, pointer, sentence, lines])).slice(0, 24)

export const shown = (told: Told): ShownChange => {
  const { kind, file, pointer, sentence, lines, pages, follows } = told
  return { kind, file, pointer, sentence, lines, pages, follows: follows.length, key: keyOf(told) }
}

/** Compares the site that is being written with the state that its changes are told from. */
export const changesNow = (workspace: Workspace, kit: () => Kit): ChangesNow => {
  const outlines = (): Outline[] => workspace.live().files.map(({ path, summary }) => ({ ...summary, path }))
  const compared = async (): Promise<{ readonly states: States; readonly changes: Changes; readonly since: ChangesAnswer['since'] }> => {
    const commit = lastCommit(workspace.root)
    if (commit === undefined) await beginBaseline(workspace.root)
    const from = commit === undefined ? { folder: baselineOf(workspace.root) } : { commit }
    const states = readStates(workspace.root, from, { folder: workspace.root }, outlines)
    return { states, changes: changesBetween(kit(), states), since: commit === undefined ? 'baseline' : 'commit' }
  }
  return {
    told: async () => {
      const { changes, since } = await compared()
      return { since, files: changes.files.map((file) => ({ ...file, changes: file.changes.map(shown) })) }
    },
    back: async (key) => {
      const { states, changes } = await compared()
      return () => {
        const told = changes.files.flatMap((file) => file.changes).find((one) => keyOf(one) === key)
        if (!told) return refuse('This has changed since it was shown here: look at the list again.')
        const taken = takeBack(kit(), states, changes, told)
        return 'why' in taken ? refuse(taken.why) : { change: taken.change, words: [taken.change.label], asWritten: true }
      }
    },
  }
}
