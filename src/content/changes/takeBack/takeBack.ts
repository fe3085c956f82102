import { apply } from '../../../core/edits/apply.ts'
import {
  type Change,
  type Content,
  type Edit,
  isOfDocument,
  type ReadFile,
  WriteProblem,
} from '../../../core/edits/change.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { readJson } from '../compare/readJson.ts'
import { changeText } from '../messages/changeMessages.ts'
import { authorNaming } from '../messages/Words.ts'
import type { States } from '../states.ts'
import { allTold, type Changes, type OrderedEdit, type Told } from '../told.ts'
import { editsTo } from './editsTo.ts'
import { leaveOut } from './leaveOut.ts'

/** The change of the second state that takes one told change back (`undoes`: what it is called) and leaves all others; or why that can't be. */
export type TakenBack =
  | { readonly change: Change; readonly undoes: string }
  | { readonly why: 'laterChangeFirst' | 'fileTooLarge' }

/** How a change begins to be called that takes another one back. */
export const takenBack = 'Taken back: '

const withFollowers = (told: Told): readonly OrderedEdit[] =>
  [told, ...told.follows].flatMap(({ edits }) => edits)

/** Files written, moved and removed, as far as they go: what each of them leaves, and what takes back those that are meant. */
const wholeEdits = (
  edits: readonly OrderedEdit[],
  mine: ReadonlySet<number>,
  before: ReadFile,
): { readonly read: ReadFile; readonly back: readonly Edit[] } => {
  const files = new Map<string, Content | undefined>()
  const read: ReadFile = (path) => (files.has(path) ? files.get(path) : before(path))
  const back = edits.flatMap(({ order, edit }) => {
    if (isOfDocument(edit)) return []
    const applied = apply({ label: '', edits: [edit] }, read)
    for (const [path, content] of applied.files) files.set(path, content)
    return mine.has(order) ? [applied.inverse.edits] : []
  })
  return { read, back: back.reverse().flat() }
}

const isOfFile = (edit: Edit): edit is Extract<Edit, { kind: 'create' | 'write' }> =>
  edit.kind === 'create' || edit.kind === 'write'

/**
 * Takes one change of those that `changesBetween` tells back, with what only follows it. What the others did stays, also what they did to the same
 * document; a document that then says what it said in the first state has that very text. Pure.
 */
export const takeBack = (kit: Kit, states: States, changes: Changes, told: Told): TakenBack => {
  const all = allTold(changes)
    .flatMap(({ edits }) => edits)
    .sort((a, b) => a.order - b.order)
  const mine = new Set(withFollowers(told).map(({ order }) => order))
  try {
    const { read, back } = wholeEdits(all, mine, states.before)
    if (
      back.some(
        (edit) => isOfFile(edit) && typeof edit.content !== 'string' && 'of' in edit.content,
      )
    )
      return { why: 'fileTooLarge' }
    const files = new Set(
      all.flatMap(({ order, edit }) => (mine.has(order) && isOfDocument(edit) ? [edit.file] : [])),
    )
    const edits: Edit[] = []
    for (const file of files) {
      const [first, now] = [read(file), states.after(file)]
      if (typeof first !== 'string' || typeof now !== 'string') return { why: 'laterChangeFirst' }
      const own = all.flatMap(({ order, edit }) =>
        isOfDocument(edit) && edit.file === file ? [{ edit, isMine: mine.has(order) }] : [],
      )
      const left = leaveOut(first, own)
      if (!left) return { why: 'laterChangeFirst' }
      edits.push(...editsTo(kit, { file, first, now, target: left.text, removed: left.removed }))
    }
    const undoes = changeText(told.message, authorNaming).replace(/:$/, '')
    const change = {
      label: takenBack + undoes,
      edits: [...edits, ...back],
    }
    const { files: made } = apply(change, states.after)
    const isBroken = [...made].some(
      ([path, content]) =>
        files.has(path) && typeof content === 'string' && readJson(content) === undefined,
    )
    return isBroken ? { why: 'laterChangeFirst' } : { change, undoes }
  } catch (error) {
    if (error instanceof WriteProblem) return { why: 'laterChangeFirst' }
    throw error
  }
}
