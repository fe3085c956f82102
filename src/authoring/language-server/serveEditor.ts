import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type ClientCapabilities,
  createConnection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  ProposedFeatures,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { OperationError } from '../../content/commands/Ground.ts'
import { commandText } from '../../content/commands/messages/commandText.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import { WriteProblem } from '../../core/edits/change.ts'
import { writeText } from '../../core/edits/writeMessages.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import { watchFolder } from '../../site/store/watchFolder.ts'
import type { FindDocument } from './AskedDocument.ts'
import { answerQuestions, questions } from './answerQuestions.ts'
import { editForMoves } from './editForMoves.ts'
import { pathOfUri, uriOfPath } from './fileUri.ts'
import type { OpenOwnParts } from './kitFor.ts'
import { isWithin, settingsPath } from './siteRootOf.ts'
import { sitesOfEditor } from './sitesOfEditor.ts'
import { editFor } from './workspaceEditOf.ts'

export type ServeEditorOptions = {
  readonly kit: LintKit
  readonly engine: Engine
  /** Runs the programs of a site, where its author says to the editor that they trust it; left out where that can't be. */
  readonly openParts?: OpenOwnParts
  /** The site's folder where it was named; else editors name their folders. */
  readonly root: string | undefined
}

/** The folders that an editor has open, as paths. */
const foldersOf = ({ workspaceFolders, rootUri }: InitializeParams): string[] =>
  (workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : [])).flatMap(
    (uri) => pathOfUri(uri) ?? [],
  )

/** `{ "trusted": true }` among the initialization options. */
const trustedWords = ({ initializationOptions: options }: InitializeParams): boolean =>
  typeof options === 'object' &&
  options !== null &&
  'trusted' in options &&
  options.trusted === true

/** The page of a rule in the reference that lies beside the schemas. */
const rulePages = ({ schemas }: Engine): ((rule: string) => string | undefined) => {
  const reference = join(dirname(schemas), 'docs', 'lint-rules.md')
  const isThere = existsSync(reference)
  return (rule) => (isThere ? `${uriOfPath(reference)}#${rule}` : undefined)
}

/** Where there is no site, said once for each folder. */
const tellOfNone = (tell: (line: string) => void): ((uri: string) => void) => {
  const told = new Set<string>()
  return (uri) => {
    const folder = /^(.*?)\/pages\/.*\.json$/.exec(pathOfUri(uri) ?? '')?.[1]
    if (folder === undefined || told.has(folder)) return
    told.add(folder)
    tell(`${folder} is no site: it has no ${settingsPath}. What lies in its pages/ is not checked.`)
  }
}

type Sites = ReturnType<typeof sitesOfEditor>

/** What the server can do, whatever the editor can. */
const abilities: InitializeResult = {
  serverInfo: { name: 'broadsheet' },
  capabilities: {
    ...questions,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      fileOperations: {
        willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/pages/**' } }] },
      },
    },
  },
}

/** What else is to be changed with files that an editor is about to move; undefined where that is nothing, or can't be done: then it warns. */
const movedBy = (
  sites: Sites,
  files: Parameters<typeof editForMoves>[1],
  warn: (words: string) => void,
): ReturnType<typeof editForMoves> => {
  try {
    return editForMoves(sites, files)
  } catch (error) {
    if (!(error instanceof OperationError) && !(error instanceof WriteProblem)) throw error
    warn(
      `The file moves alone, and what names it stays as it is: ${error instanceof OperationError ? commandText(error.reason) : writeText(error.reason)}`,
    )
    return undefined
  }
}

const pathsAmong = (things: readonly { readonly uri: string }[]): string[] =>
  things.flatMap(({ uri }) => pathOfUri(uri) ?? [])

const noSiteIn = (folders: readonly string[]): string =>
  `There is no site in ${folders.join(', ')}: a site is a folder with ${settingsPath}. One is looked for above each document that is opened.`

/** Finds a document that an editor has open, with its site as it was checked. */
const findIn =
  (sites: Sites, documents: TextDocuments<TextDocument>): FindDocument =>
  (uri, isExact) => {
    const [placed, document] = [sites.placeOf(uri), documents.get(uri)]
    const site = placed?.checks.checked(isExact)
    return placed && document && site
      ? { site, root: placed.checks.site.root, file: placed.file, document }
      : undefined
  }

/** Checks sites whose files were written elsewhere, and opens those that have just become one. */
const takeSaved = (sites: Sites, paths: readonly string[]): void => {
  for (const path of paths)
    if (path.endsWith(`/${settingsPath}`)) sites.openFolder(path.slice(0, -settingsPath.length - 1))
  for (const { site, saved } of sites.all())
    if (paths.some((path) => isWithin(`${site.root}/pages`, path))) saved()
}

/** Checks the documents that an editor has open as they are typed, saved and closed; `tellNone` hears of those in no site. */
const checkOpened = (
  sites: Sites,
  documents: TextDocuments<TextDocument>,
  tellNone: (uri: string) => void,
): void => {
  documents.onDidChangeContent(({ document: { uri } }) => {
    const placed = sites.placeOf(uri)
    if (placed) placed.checks.typed()
    else tellNone(uri)
  })
  documents.onDidSave(({ document: { uri } }) => sites.placeOf(uri)?.checks.saved())
  documents.onDidClose(({ document: { uri } }) => sites.placeOf(uri)?.checks.typed())
}

/**
 * Speaks with an editor over standard input and output, by the Language Server Protocol, until the editor ends: for a process with `--stdio` among
 * its arguments, which nothing else may write to. A mistake in a document or a folder without a site is told there, and ends nothing.
 */
export const serveEditor = ({ kit, engine, openParts, root }: ServeEditorOptions): void => {
  const connection = createConnection(ProposedFeatures.all)
  const documents = new TextDocuments(TextDocument)
  let folders: string[] = []
  let capabilities: ClientCapabilities = {}
  let isTrusted = false
  const isToldOfFiles = () =>
    capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true

  const sites = sitesOfEditor({
    kits: {
      kit,
      engine,
      openParts: () => (isTrusted ? openParts : undefined),
      warn: (words) => connection.window.showWarningMessage(words),
    },
    pageOf: rulePages(engine),
    texts: () => documents.all(),
    publish: (uri, diagnostics) =>
      void connection.sendDiagnostics({ uri, diagnostics: [...diagnostics] }),
    report: (problem) => connection.console.error(problem),
    // Files that an editor does not tell of are looked after here.
    opened: ({ site, saved }) =>
      isToldOfFiles() && folders.some((folder) => isWithin(folder, site.root))
        ? () => {}
        : watchFolder(join(site.root, 'pages'), saved),
  })
  const openFolders = (opened: readonly string[]) => {
    if (opened.filter(sites.openFolder).length === 0 && folders.length > 0)
      connection.console.info(noSiteIn(opened))
  }

  connection.onInitialize((params): InitializeResult => {
    capabilities = params.capabilities
    isTrusted = trustedWords(params)
    folders = root === undefined ? foldersOf(params) : [root]
    return abilities
  })
  connection.onInitialized(() => {
    if (isToldOfFiles())
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: '**/pages/**' }],
      })
    if (capabilities.workspace?.workspaceFolders && root === undefined)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const [more, less] = [pathsAmong(added), pathsAmong(removed)]
        folders = [...folders.filter((folder) => !less.includes(folder)), ...more]
        for (const folder of less) sites.closeFolder(folder)
        if (more.length > 0) openFolders(more)
      })
    openFolders(folders)
  })
  connection.workspace.onWillRenameFiles(({ files }) => {
    const edit = movedBy(sites, files, (words) => connection.window.showWarningMessage(words))
    return edit ? editFor(capabilities, edit) : null
  })
  connection.onDidChangeWatchedFiles(({ changes }) => {
    takeSaved(sites, pathsAmong(changes))
  })
  checkOpened(
    sites,
    documents,
    tellOfNone((line) => connection.console.info(line)),
  )
  answerQuestions(connection, engine, findIn(sites, documents), () => capabilities)
  documents.listen(connection)
  connection.listen()
}
