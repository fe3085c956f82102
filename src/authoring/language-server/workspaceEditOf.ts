import {
  type ClientCapabilities,
  RenameFile,
  TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { apply } from '../../core/edits/apply.ts'
import { type Change, WriteProblem } from '../../core/edits/change.ts'
import { keyOrderOf } from '../../core/edits/keyOrderOf.ts'
import { readerOf } from '../../core/edits/readerOf.ts'
import { editBetween } from '../../core/edits/textEdits.ts'
import type { CheckedSite } from './openSite.ts'

/** An edit as an editor can make it. Errors: throws `WriteProblem` where it would have to move files, and moves none. */
export const editFor = ({ workspace }: ClientCapabilities, edit: WorkspaceEdit): WorkspaceEdit => {
  const { documentChanges = [] } = edit
  const { documentChanges: isInOrder, resourceOperations = [] } = workspace?.workspaceEdit ?? {}
  const movesFiles = resourceOperations.includes('rename') // which also says that edits are taken in order: Neovim says nothing else
  const texts = documentChanges.filter(TextDocumentEdit.is)
  if (texts.length < documentChanges.length && !movesFiles)
    throw new WriteProblem({ code: 'movesFiles' })
  if (isInOrder || movesFiles) return edit
  return {
    changes: Object.fromEntries(
      texts.map(({ textDocument, edits }) => [
        textDocument.uri,
        edits.filter((one) => 'newText' in one),
      ]),
    ),
  }
}

/**
 * A change of a site as an editor makes it, which then can take it back: files are moved first, texts changed where they differ. Errors: throws `WriteProblem`
 * where the change can't be made, or not by an editor.
 */
export const workspaceEditOf = (
  { kit, sources }: CheckedSite,
  change: Change,
  uriOf: (file: string) => string,
): WorkspaceEdit => {
  const { before, files } = apply(change, readerOf(sources), keyOrderOf(kit.choices))
  const moves = change.edits.flatMap((edit) => (edit.kind === 'moveFile' ? [edit] : []))
  const cameFrom = new Map(moves.map(({ file, to }) => [to, file]))
  const texts = [...files].flatMap(([file, content]): TextDocumentEdit[] => {
    const origin = cameFrom.get(file)
    const old = before.get(origin ?? file)
    if (content === undefined && [...cameFrom.values()].includes(file)) return []
    if (typeof content !== 'string' || typeof old !== 'string') {
      if (origin !== undefined || content === old) return []
      throw new WriteProblem({ code: 'needsCommand', data: { file } })
    }
    if (content === old) return []
    const { offset, length, text } = editBetween(old, content)
    const document = TextDocument.create('', '', 0, old)
    const range = { start: document.positionAt(offset), end: document.positionAt(offset + length) }
    return [
      { textDocument: { uri: uriOf(file), version: null }, edits: [{ range, newText: text }] },
    ]
  })
  return {
    documentChanges: [
      ...moves.map(({ file, to }) => RenameFile.create(uriOf(file), uriOf(to))),
      ...texts,
    ],
  }
}
