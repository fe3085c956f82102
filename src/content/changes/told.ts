import type { Change, Edit } from '../../core/edits/change.ts'
import type { ChangeMessage } from './messages/changeMessages.ts'
import type { FileKind } from './messages/fileKinds.ts'

export type ToldKind = 'added' | 'removed' | 'changed' | 'moved' | 'renamed'

/** `order` counts the edits of all changes together. */
export type OrderedEdit = { readonly order: number; readonly edit: Edit }

/** Something that has changed, as data: each surface makes the words. */
export type Told = {
  readonly kind: ToldKind
  readonly file: string
  /** Where it stands now; of what is gone, where it stood. '' for the document as a whole. */
  readonly pointer: string
  readonly message: ChangeMessage
  /** What belongs below the sentence, line by line: what was added or removed, or a text with its changed words marked. */
  readonly lines: readonly ChangeMessage[]
  /** The addresses at which visitors see it; '*' alone: on every page. */
  readonly pages: readonly string[]
  /** The edits by which it was made, each of what those before it have left of the first state. */
  readonly edits: readonly OrderedEdit[]
  /** What has changed elsewhere only because this has: links to a page that was moved. */
  readonly follows: readonly Told[]
}

/** A document or file with what has changed in it. */
export type ToldFile = {
  readonly file: string
  readonly kind: FileKind
  readonly name: string
  readonly route: string | undefined
  readonly changes: readonly Told[]
}

/** All that has changed between two states of a site, each thing once; `files` in the order in which people want to know. */
export type Changes = {
  readonly files: readonly ToldFile[]
  /** The addresses of all pages, where a change is shown on every one of them. */
  readonly everyPage: readonly string[]
}

/** What else a reader of changes sees below one of them, line by line. */
export type Below = (told: Told) => readonly ChangeMessage[]
export const nothingBelow: Below = () => []

/** Every change, those that follow from others with them. */
export const allTold = (changes: Changes): Told[] => {
  const withFollowers = (told: Told): Told[] => [told, ...told.follows.flatMap(withFollowers)]
  return changes.files.flatMap((file) => file.changes.flatMap(withFollowers))
}

/** The whole of it as a change of the first state. */
export const changeOf = (changes: Changes): Change => ({
  label: 'All changes',
  edits: allTold(changes)
    .flatMap(({ edits }) => edits)
    .sort((a, b) => a.order - b.order)
    .map(({ edit }) => edit),
})
