import {
  type ClientCapabilities,
  CodeActionKind,
  type Connection,
  type Location,
  type Position,
  type Range,
  ResponseError,
} from 'vscode-languageserver/node'
import { OperationError } from '../../content/commands/Ground.ts'
import { namesOf } from '../../content/commands/names/renameNames.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import { WriteProblem } from '../../core/edits/change.ts'
import type { NamedAt } from '../../core/model/schema/namesIn.ts'
import type { AskedDocument, FindDocument } from './AskedDocument.ts'
import { uriOfPath } from './fileUri.ts'
import { makeFactAction } from './makeFactAction.ts'
import { quickFixes } from './quickFixes.ts'
import { rename } from './rename.ts'
import { targetOfName } from './targetOfName.ts'
import { translationsAt } from './translationsAt.ts'
import { ownPlaces, rangeOfName, type SitePlace, usesOf } from './uses.ts'
import { editFor } from './workspaceEditOf.ts'

type Named = AskedDocument & {
  readonly known: KnownFile
  readonly named: NamedAt
  readonly range: Range
  readonly target: string | undefined
}

const isIn = ({ start, end }: Range, { line, character }: Position) =>
  start.line === line && character >= start.character && character <= end.character

/** The name at a place of a document that can be read; of two the one that is written within the other. */
export const namedAt = (
  asked: AskedDocument | undefined,
  position: Position,
): Named | undefined => {
  const known = asked?.site.files.find(({ path }) => path === asked.file)
  if (!asked || !known?.summary.wellFormed) return undefined
  const all = namesOf(asked.site, known).map((named) => ({
    named,
    range: rangeOfName(known, named),
  }))
  const found = all
    .filter(({ range }) => isIn(range, position))
    .sort((a, b) => a.named.name.length - b.named.name.length)[0]
  return (
    found && { ...asked, ...found, known, target: targetOfName(asked.site, known, found.named) }
  )
}

const uriIn =
  ({ root }: AskedDocument) =>
  (file: string) =>
    uriOfPath(`${root}/${file}`)

const locations = (
  asked: AskedDocument,
  places: readonly Pick<SitePlace, 'file' | 'range'>[],
): Location[] => places.map(({ file, range }) => ({ uri: uriIn(asked)(file), range }))

/** Answers what an editor asks about names, and what may be done about a mistake. */
export const answerAboutNames = (
  connection: Connection,
  find: FindDocument,
  editor: () => ClientCapabilities,
): void => {
  const at = (uri: string, position: Position) => namedAt(find(uri, true), position)
  connection.onDefinition(({ textDocument, position }) => {
    const found = at(textDocument.uri, position)
    if (found?.target !== undefined) return locations(found, ownPlaces(found.site, found.target))
    const asked = find(textDocument.uri, true)
    const known = asked?.site.files.find(({ path }) => path === asked.file)
    return asked && known
      ? locations(asked, translationsAt(asked.site, known, position)?.others ?? [])
      : []
  })
  connection.onReferences(({ textDocument, position, context }) => {
    const found = at(textDocument.uri, position)
    if (found?.target === undefined) return []
    return locations(
      found,
      usesOf(found.site, found.target).filter(({ isOwn }) => context.includeDeclaration || !isOwn),
    )
  })
  connection.onPrepareRename(({ textDocument, position }) => {
    const found = at(textDocument.uri, position)
    return found?.target === undefined
      ? null
      : { range: found.range, placeholder: found.named.name }
  })
  connection.onRenameRequest(({ textDocument, position, newName }) => {
    const found = at(textDocument.uri, position)
    if (!found) return null
    try {
      return editFor(
        editor(),
        rename({
          site: found.site,
          file: found.known,
          named: found.named,
          name: newName,
          uriOf: uriIn(found),
        }),
      )
    } catch (error) {
      if (error instanceof OperationError || error instanceof WriteProblem)
        return new ResponseError(-32803, error.message) // RequestFailed
      throw error
    }
  })
  connection.onCodeAction(({ textDocument, range, context }) => {
    const asked = find(textDocument.uri, true)
    if (!asked) return []
    const options = {
      site: asked.site,
      file: asked.file,
      range,
      marked: context.diagnostics,
      uriOf: uriIn(asked),
      editor: editor(),
    }
    const isAsked = (kind: string) =>
      context.only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? true
    return [
      ...(isAsked(CodeActionKind.QuickFix) ? quickFixes(options) : []),
      ...(isAsked(CodeActionKind.RefactorExtract) ? makeFactAction(options, asked.site.today) : []),
    ]
  })
}
