import type { ClientCapabilities, Connection, ServerCapabilities } from 'vscode-languageserver/node'
import type { Engine } from '../../core/engine/Engine.ts'
import type { FindDocument } from './AskedDocument.ts'
import { answerAboutNames, namedAt } from './answerAboutNames.ts'
import { completeNames } from './completion/completeNames.ts'
import { describeTarget } from './describeTarget.ts'
import { factValues } from './factValues.ts'
import { uriOfPath } from './fileUri.ts'
import { layOut } from './layOut.ts'
import { outlineOf } from './outlineOf.ts'
import type { SchemaHelp } from './schemaHelp.ts'
import { schemasOf } from './schemasOf.ts'
import { translationsAt } from './translationsAt.ts'

/** What editors may ask. */
export const questions = {
  completionProvider: { triggerCharacters: ['"', '/', '#', '{', '.', '('] },
  hoverProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix', 'refactor.extract'] },
  definitionProvider: true,
  referencesProvider: true,
  documentSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  foldingRangeProvider: true,
  inlayHintProvider: true,
  documentFormattingProvider: true,
} satisfies ServerCapabilities

/** Help by the schemas of each site, made when it is first asked for: large, and not asked for by all. */
const helpers = (engine: string): ((root: string) => Promise<SchemaHelp>) => {
  const made = new Map<string, Promise<SchemaHelp>>()
  return (root) => {
    const { folder, stamp } = schemasOf(root, engine)
    const help =
      made.get(stamp) ?? import('./schemaHelp.ts').then(({ schemaHelp }) => schemaHelp(folder))
    made.set(stamp, help)
    return help
  }
}

/** Answers what an editor asks about documents; `find` gives none for those of no site, of which nothing is said. */
export const answerQuestions = (
  connection: Connection,
  { schemas }: Engine,
  find: FindDocument,
  editor: () => ClientCapabilities,
): void => {
  const helpIn = helpers(schemas)
  connection.onCompletion(async ({ textDocument, position }) => {
    const asked = find(textDocument.uri)
    if (!asked) return []
    const { site, root, file, document } = asked
    const text = document.getText()
    const rangeOf = (start: number, end: number) => ({
      start: document.positionAt(start),
      end: document.positionAt(end),
    })
    const uriOf = (path: string) => uriOfPath(`${root}/${path}`)
    const names = completeNames({
      site,
      file,
      text,
      offset: document.offsetAt(position),
      rangeOf,
      uriOf,
    })
    return names.length > 0
      ? names
      : [...(await (await helpIn(root)).complete(file, text, position))]
  })
  connection.onHover(async ({ textDocument, position }) => {
    const asked = find(textDocument.uri, true)
    if (!asked) return null
    const found = namedAt(asked, position)
    const words =
      found?.target === undefined
        ? undefined
        : describeTarget(asked.site, found.target, (path) => uriOfPath(`${asked.root}/${path}`))
    if (found && words) return { contents: { kind: 'markdown', value: words }, range: found.range }
    const known = asked.site.files.find(({ path }) => path === asked.file)
    const text = known && translationsAt(asked.site, known, position)
    if (text && text.others.length > 0)
      return {
        contents: {
          kind: 'markdown',
          value: text.others.map(({ language, words }) => `${language}: ${words}`).join('\n\n'),
        },
        range: text.range,
      }
    return (
      (await (await helpIn(asked.root)).hover(asked.file, asked.document.getText(), position)) ??
      null
    )
  })
  connection.onDocumentSymbol(({ textDocument }) => {
    const asked = find(textDocument.uri, true)
    const known = asked?.site.files.find(({ path }) => path === asked.file)
    return asked && known?.summary.wellFormed ? outlineOf(asked.site, known) : null // the editor keeps what it had
  })
  connection.onFoldingRanges(async ({ textDocument }) => {
    const asked = find(textDocument.uri)
    return asked ? [...(await helpIn(asked.root)).foldings(asked.document.getText())] : null
  })
  connection.onDocumentFormatting(({ textDocument }) => {
    const asked = find(textDocument.uri)
    return asked ? layOut(asked.document.getText()) : null
  })
  connection.languages.inlayHint.on(({ textDocument, range }) => {
    const asked = find(textDocument.uri, true)
    const known = asked?.site.files.find(({ path }) => path === asked.file)
    return asked && known?.summary.wellFormed ? factValues(asked.site, known, range) : null
  })
  answerAboutNames(connection, find, editor)
}
