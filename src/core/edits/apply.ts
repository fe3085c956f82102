import { shortHash } from '../model/text/shortHash.ts'
import {
  type Change,
  type Content,
  type DocumentEdit,
  type Edit,
  type FileEdit,
  isOfDocument,
  type KeyOrder,
  type ReadFile,
  WriteProblem,
} from './change.ts'
import { editDocument } from './editDocument.ts'
import { applyEdits, editBetween } from './textEdits.ts'

/** What a change comes to: what each file that it touches held before and holds then (undefined: there is none), and the change that takes it back. */
export type Applied = {
  readonly before: ReadonlyMap<string, Content | undefined>
  readonly files: ReadonlyMap<string, Content | undefined>
  readonly inverse: Change
}

/** The files while a change is being made. */
class WorkingFiles {
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
    throw new WriteProblem({
      code: content === undefined ? 'noFile' : 'notADocument',
      data: { file },
    })
  }
  put(file: string, content: Content | undefined, back: Edit): void {
    this.files.set(file, content)
    this.back.push(back)
  }
}

const writeText = (
  working: WorkingFiles,
  file: string,
  after: string,
  otherwise: readonly DocumentEdit[],
): void => {
  const before = working.text(file)
  if (after === before) return
  working.put(file, after, {
    kind: 'restore',
    file,
    of: shortHash(after),
    edit: editBetween(after, before),
    otherwise,
  })
}

const makeDocumentEdit = (working: WorkingFiles, edit: DocumentEdit): void => {
  const { text, back } = editDocument(working.text(edit.file), edit, working.order)
  writeText(working, edit.file, text, back)
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

const restore = (
  working: WorkingFiles,
  { file, of, edit, otherwise }: Extract<FileEdit, { kind: 'restore' }>,
): void => {
  const text = working.text(file)
  if (shortHash(text) === of)
    writeText(working, file, applyEdits(text, [edit]), backOf(text, otherwise, working.order))
  else if (otherwise.length === 0) throw new WriteProblem({ code: 'changedSince', data: { file } })
  else for (const other of otherwise) makeDocumentEdit(working, other)
}

const refuseExisting = (working: WorkingFiles, file: string): void => {
  if (working.read(file) !== undefined)
    throw new WriteProblem({ code: 'existsAlready', data: { file } })
}

type WholeEdit = Extract<FileEdit, { kind: 'create' | 'write' | 'moveFile' | 'removeFile' }>

/** A file that is created, written, removed or renamed. */
const makeWholeEdit = (working: WorkingFiles, edit: WholeEdit): void => {
  const { file } = edit
  if (edit.kind === 'create') refuseExisting(working, file)
  const before = working.read(file)
  if (edit.kind === 'create' || edit.kind === 'write') {
    working.put(
      file,
      edit.content,
      before === undefined
        ? { kind: 'removeFile', file }
        : { kind: 'write', file, content: before },
    )
    return
  }
  if (before === undefined) throw new WriteProblem({ code: 'noFile', data: { file } })
  if (edit.kind === 'moveFile') {
    refuseExisting(working, edit.to)
    working.files.set(edit.to, before)
  }
  working.put(
    file,
    undefined,
    edit.kind === 'moveFile'
      ? { kind: 'moveFile', file: edit.to, to: file }
      : { kind: 'create', file, content: before },
  )
}

const makeEdit = (working: WorkingFiles, edit: Edit): void => {
  if (isOfDocument(edit)) makeDocumentEdit(working, edit)
  else if (edit.kind === 'text')
    writeText(working, edit.file, applyEdits(working.text(edit.file), edit.edits), [])
  else if (edit.kind === 'restore') restore(working, edit)
  else makeWholeEdit(working, edit)
}

const noOrder: KeyOrder = () => []

/**
 * Makes a change, all of its edits or none: gives what the files hold then, and writes nothing anywhere. Pure. `order` is where new keys go.
 * Errors: `WriteProblem` where an edit does not fit what is there.
 */
export const apply = (
  { label, edits }: Change,
  read: ReadFile,
  order: KeyOrder = noOrder,
): Applied => {
  const working = new WorkingFiles(read, order)
  for (const edit of edits) makeEdit(working, edit)
  return {
    before: working.before,
    files: working.files,
    inverse: { label: `Take back: ${label}`, edits: working.back.reverse() },
  }
}
