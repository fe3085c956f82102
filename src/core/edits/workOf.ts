import { apply } from './apply.ts'
import {
  type Change,
  type DocumentEdit,
  type Edit,
  isOfDocument,
  type KeyOrder,
  type ReadFile,
} from './change.ts'

/** What a change does to one file of its base. */
export type FileWork = {
  readonly edits: readonly Edit[]
  /** Edits of what it holds, by its name in the base. */
  readonly content: readonly Edit[]
  /** What is done to it as a whole, and what is edited in it after it was written. */
  readonly whole: readonly Edit[]
  readonly movedTo: string | undefined
  /** It is written anew or removed. */
  readonly isReplaced: boolean
  /** The edits of what it holds as edits of values; undefined where they are of characters. */
  readonly document: readonly DocumentEdit[] | undefined
}

const renamed = (edit: Edit, file: string): Edit =>
  edit.kind === 'restore'
    ? { ...edit, file, otherwise: edit.otherwise.map((inner) => ({ ...inner, file })) }
    : { ...edit, file }

const documentEdits = (edits: readonly Edit[]): DocumentEdit[] | undefined => {
  const found = edits.map((edit) =>
    isOfDocument(edit)
      ? [edit]
      : edit.kind === 'restore' && edit.otherwise.length > 0
        ? edit.otherwise
        : undefined,
  )
  return found.some((some) => some === undefined) ? undefined : found.flatMap((some) => some ?? [])
}

/** A change by the files of its base. Errors: `WriteProblem` where it does not fit them. */
export const workOf = (change: Change, read: ReadFile, order?: KeyOrder): Map<string, FileWork> => {
  apply(change, read, order)
  /** The name in the base of what has another name by now. */
  const names = new Map<string, string>()
  const works = new Map<
    string,
    {
      edits: Edit[]
      content: Edit[]
      whole: Edit[]
      movedTo: string | undefined
      isReplaced: boolean
    }
  >()
  for (const edit of change.edits) {
    const name = names.get(edit.file) ?? edit.file
    const work = works.get(name) ?? {
      edits: [],
      content: [],
      whole: [],
      movedTo: undefined,
      isReplaced: false,
    }
    works.set(name, work)
    work.edits.push(edit)
    const isContent = isOfDocument(edit) || edit.kind === 'text' || edit.kind === 'restore'
    if (edit.kind === 'create' || edit.kind === 'write' || edit.kind === 'removeFile')
      work.isReplaced = true
    if (isContent && !work.isReplaced) work.content.push(renamed(edit, name))
    else work.whole.push(edit)
    if (edit.kind !== 'moveFile') continue
    names.delete(edit.file)
    names.set(edit.to, name)
    work.movedTo = edit.to
  }
  return new Map(
    [...works].map(([name, work]) => [name, { ...work, document: documentEdits(work.content) }]),
  )
}
