import { shortHash } from '../model/shortHash.ts'
import { type Change, type Content, type DocumentEdit, type Edit, type FileEdit, isOfDocument, type KeyOrder, type ReadFile, WriteProblem } from './change.ts'
import { editDocument } from './editDocument.ts'
import { applyEdits, editBetween } from './textEdits.ts'

/** What a change comes to: what each file that it touches held before and holds then (undefined: there is none), and the change that takes it back. */
export type Applied = {
  readonly before: ReadonlyMap<string, Content | undefined>
  readonly files: ReadonlyMap<string, Content | undefined>
  readonly inverse: Change
}

/** The files while a change is being made. */
class Desk {
  readonly before = new Map<string, Content | undefined>()
  readonly files = new Map<string, Content | undefined>()
  readonly back: Edit[] = []
  constructor(
    private readonly source: ReadFile,
    readonly order: KeyOrder,
  ) {}
  read(file: string): Content | undefined {
    if (!this.files.has(file)) {
      const content = this.source(file)
      this.before.set(file, content)
      this.files.set(file, content)
    }
    return this.files.get(file)
  }
  text(file: string): string {
    const content = this.read(file)
    if (typeof content === 'string') return content
    throw new WriteProblem(content === undefined ? `There is no ${file}. Nothing was changed.` : `${file} is no document. Nothing was changed.`)
  }
  put(file: string, content: Content | undefined, back: Edit): void {
    this.files.set(file, content)
    this.back.push(back)
  }
}

const writeText = (desk: Desk, file: string, after: string, otherwise: readonly DocumentEdit[]): void => {
  const before = desk.text(file)
  if (after === before) return
  desk.put(file, after, { kind: 'restore', file, of: shortHash(after), edit: editBetween(after, before), otherwise })
}

const makeDocumentEdit = (desk: Desk, edit: DocumentEdit): void => {
  const { text, back } = editDocument(desk.text(edit.file), edit, desk.order)
  writeText(desk, edit.file, text, back)
}

/** What takes back edits of a text that are not made there. */
const backOf = (text: string, edits: readonly DocumentEdit[], order: KeyOrder): DocumentEdit[] => {
  let at = text
  return edits
    .map((edit) => {
      const edited = editDocument(at, edit, order)
      at = edited.text
      return edited.back
    })
    .reverse()
    .flat()
}

const restore = (desk: Desk, { file, of, edit, otherwise }: Extract<FileEdit, { kind: 'restore' }>): void => {
  const text = desk.text(file)
  if (shortHash(text) === of) writeText(desk, file, applyEdits(text, [edit]), backOf(text, otherwise, desk.order))
  else if (otherwise.length === 0) throw new WriteProblem(`${file} was changed since: this can't be taken back by itself. Nothing was changed.`)
  else for (const other of otherwise) makeDocumentEdit(desk, other)
}

/** A file written, removed or given another name. */
const makeWholeEdit = (desk: Desk, edit: Extract<FileEdit, { kind: 'write' | 'moveFile' | 'removeFile' }>): void => {
  const { file } = edit
  const before = desk.read(file)
  if (edit.kind === 'write') {
    desk.put(file, edit.content, before === undefined ? { kind: 'removeFile', file } : { kind: 'write', file, content: before })
    return
  }
  if (before === undefined) throw new WriteProblem(`There is no ${file}. Nothing was changed.`)
  if (edit.kind === 'moveFile') {
    if (desk.read(edit.to) !== undefined) throw new WriteProblem(`${edit.to} is there already. Nothing was changed.`)
    desk.files.set(edit.to, before)
  }
  desk.put(file, undefined, edit.kind === 'moveFile' ? { kind: 'moveFile', file: edit.to, to: file } : { kind: 'write', file, content: before })
}

const makeEdit = (desk: Desk, edit: Edit): void => {
  if (isOfDocument(edit)) makeDocumentEdit(desk, edit)
  else if (edit.kind === 'text') writeText(desk, edit.file, applyEdits(desk.text(edit.file), edit.edits), [])
  else if (edit.kind === 'restore') restore(desk, edit)
  else makeWholeEdit(desk, edit)
}

const noOrder: KeyOrder = () => []

/**
 * Makes a change, all of its edits or none: gives what the files hold then, and writes nothing anywhere. Pure. `order` is where new keys go.
 * Errors: `WriteProblem` where an edit does not fit what is there.
 */
export const apply = ({ label, edits }: Change, read: ReadFile, order: KeyOrder = noOrder): Applied => {
  const desk = new Desk(read, order)
  for (const edit of edits) makeEdit(desk, edit)
  return { before: desk.before, files: desk.files, inverse: { label: `Take back: ${label}`, edits: desk.back.reverse() } }
}
