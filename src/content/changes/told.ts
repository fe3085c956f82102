import type { Change, Edit } from '../../core/edits/change.ts'

/**
 * A piece of a sentence: words of ours, or words of a document and what became of them. `said` names something; `was` and `is` are an old and a
 * new value; `gone`, `new` and `same` are the words of a text in which changes are marked; `asks` is a question of ours that only a person can answer; `dialog` our word for a dialog, which authors know as a form. Words of documents are as they stand there: whoever
 * writes them out escapes them.
 */
export type Part =
  | string
  | {
      readonly as: 'said' | 'was' | 'is' | 'gone' | 'new' | 'same' | 'asks' | 'dialog'
      readonly text: string
    }
export type Words = readonly Part[]

export type ToldKind = 'added' | 'removed' | 'changed' | 'moved' | 'renamed'

/** `order` counts the edits of all changes together. */
export type OrderedEdit = { readonly order: number; readonly edit: Edit }

/** Something that has changed, told in words. */
export type Told = {
  readonly kind: ToldKind
  readonly file: string
  /** Where it stands now; of what is gone, where it stood. '' for the document as a whole. */
  readonly pointer: string
  readonly sentence: Words
  /** What belongs below the sentence, line by line: what was added or removed, or a text with its changed words marked. */
  readonly lines: readonly Words[]
  /** The addresses at which visitors see it; '*' alone: on every page. */
  readonly pages: readonly string[]
  /** The edits by which it was made, each of what those before it have left of the first state. */
  readonly edits: readonly OrderedEdit[]
  /** What has changed elsewhere only because this has: links to a page that was moved. */
  readonly follows: readonly Told[]
}

/** A document or file with what has changed in it. `about` says what kind of thing it is: "Page", "Facts". */
export type ToldFile = {
  readonly file: string
  readonly about: string
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

/** Quotation marks around words of a document. */
export const said = (text: string): Words => ['“', { as: 'said', text }, '”']
export const was = (text: string): Words => ['“', { as: 'was', text }, '”']
export const is = (text: string): Words => ['“', { as: 'is', text }, '”']

export const dialogNoun = (text: 'dialog' | 'Dialog'): Part => ({ as: 'dialog', text })

/** A sentence in the words of authors. */
export const authorWords = (words: Words): Words =>
  words.map((part) =>
    typeof part !== 'string' && part.as === 'dialog'
      ? part.text === 'Dialog'
        ? 'Form'
        : 'form'
      : part,
  )

/** Words without marks and without escapes. */
export const plainWords = (words: Words): string =>
  words.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** What a reader of changes is told below one of them besides, line by line. */
export type Below = (told: Told) => readonly Words[]
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
