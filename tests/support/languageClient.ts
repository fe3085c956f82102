import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type ClientCapabilities,
  type CompletionItem,
  CompletionRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  LogMessageNotification,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Registration,
  RegistrationRequest,
  ShowMessageNotification,
  ShowMessageRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'

/** A folder with a copy of a site, for tests that write in it. Its name has a blank and letters of other languages. */
export const copyOfSite = (
  site: string,
): { readonly root: string; readonly remove: () => void } => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'broadsheet-editor ü水-')))
  cpSync(join(site, 'pages'), join(folder, 'pages'), { recursive: true })
  return { root: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** An editor of our own: the protocol alone, over standard input and output. */
export type LanguageClient = {
  readonly connection: ProtocolConnection
  readonly told: InitializeResult
  readonly uriOf: (file: string) => string
  readonly open: (file: string, text?: string) => void
  /** Types: puts one text in the place of another, which stands there once. */
  readonly type: (file: string, find: string, put: string) => void
  /** What is offered where `|` stands in a text that is put in the place of the document. */
  readonly complete: (file: string, text: string) => Promise<CompletionItem[]>
  readonly close: (file: string) => void
  readonly textOf: (file: string) => string
  readonly changedOnDisk: (...files: string[]) => void
  /** All that is marked now, by file; files without a mark are left out. */
  readonly marked: () => Readonly<Record<string, readonly Diagnostic[]>>
  /** What the server has said of a document, also where that is nothing; undefined before. */
  readonly saidOf: (file: string) => readonly Diagnostic[] | undefined
  readonly logged: readonly string[]
  /** What the author was told in a window. */
  readonly shown: readonly string[]
  readonly registered: readonly Registration[]
  /** Ends the server; gives its exit code. */
  readonly end: () => Promise<number | null>
}

export type ClientOptions = {
  /** What the editor has open as its folder; the site where it is not said. */
  readonly folder?: string
  readonly capabilities?: ClientCapabilities
  readonly args?: readonly string[]
  /** What runs the server; the checkout's own command where it is not said. */
  readonly program?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  readonly initializationOptions?: unknown
}

/** Starts the server for the site in `root`, and an editor that speaks with it. */
export const languageClient = async (
  root: string,
  { folder = root, capabilities = {}, args = [], ...more }: ClientOptions = {},
): Promise<LanguageClient> => {
  const {
    program = ['scripts/run.mjs', 'language-server'],
    env = process.env,
    initializationOptions,
  } = more
  const child = spawn(process.execPath, [...program, '--stdio', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env,
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const uriOf = (file: string) => pathToFileURL(join(root, file)).href
  const texts = new Map<string, { text: string; version: number }>()
  const marks = new Map<string, readonly Diagnostic[]>()
  const logged: string[] = []
  const shown: string[] = []
  const registered: Registration[] = []
  connection.onNotification(
    PublishDiagnosticsNotification.type,
    ({ uri, diagnostics }) => void marks.set(decodeURI(uri), diagnostics),
  )
  connection.onNotification(LogMessageNotification.type, ({ message }) => void logged.push(message))
  connection.onNotification(ShowMessageNotification.type, ({ message }) => void shown.push(message))
  connection.onRequest(ShowMessageRequest.type, ({ message }) => {
    shown.push(message)
    return null
  })
  connection.onRequest(
    RegistrationRequest.type,
    ({ registrations }) => void registered.push(...registrations),
  )
  connection.listen()
  const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: 'site' }]
  const about = {
    processId: process.pid,
    rootUri: null,
    capabilities,
    workspaceFolders,
    initializationOptions,
  }
  const told = await connection.sendRequest(InitializeRequest.type, about)
  await connection.sendNotification(InitializedNotification.type, {})

  const textOf = (file: string) => texts.get(file)?.text ?? readFileSync(join(root, file), 'utf8')
  return {
    connection,
    told,
    uriOf,
    logged,
    shown,
    registered,
    textOf,
    open: (file, text = textOf(file)) => {
      texts.set(file, { text, version: 1 })
      void connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri: uriOf(file), languageId: 'json', version: 1, text },
      })
    },
    type: (file, find, put) => {
      const before = texts.get(file)
      if (before?.text.split(find).length !== 2)
        throw new Error(`${find} does not stand once in ${file}`)
      const start = before.text.indexOf(find)
      const positionAt = (offset: number) => {
        const lines = before.text.slice(0, offset).split('\n')
        return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
      }
      const version = before.version + 1
      texts.set(file, { text: before.text.replace(find, () => put), version })
      void connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uriOf(file), version },
        contentChanges: [
          { range: { start: positionAt(start), end: positionAt(start + find.length) }, text: put },
        ],
      })
    },
    complete: async (file, marked) => {
      const at = marked.indexOf('|')
      const before = marked.slice(0, at).split('\n')
      const text = marked.slice(0, at) + marked.slice(at + 1)
      const version = (texts.get(file)?.version ?? 0) + 1
      texts.set(file, { text, version })
      await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uriOf(file), version },
        contentChanges: [{ text }],
      })
      const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
      const answer = await connection.sendRequest(CompletionRequest.type, {
        textDocument: { uri: uriOf(file) },
        position,
      })
      return (Array.isArray(answer) ? answer : answer?.items) ?? []
    },
    close: (file) => {
      texts.delete(file)
      void connection.sendNotification(DidCloseTextDocumentNotification.type, {
        textDocument: { uri: uriOf(file) },
      })
    },
    changedOnDisk: (...files) =>
      void connection.sendNotification(DidChangeWatchedFilesNotification.type.method, {
        changes: files.map((file) => ({ uri: uriOf(file), type: 2 })),
      }),
    saidOf: (file) => marks.get(decodeURI(uriOf(file))),
    marked: () => {
      const home = decodeURI(pathToFileURL(root).href)
      return Object.fromEntries(
        [...marks]
          .flatMap(([uri, diagnostics]) =>
            diagnostics.length > 0
              ? [[decodeURIComponent(uri).replace(`${home}/`, ''), diagnostics] as const]
              : [],
          )
          .sort(),
      )
    },
    end: async () => {
      await connection.sendRequest(ShutdownRequest.type)
      await connection.sendNotification(ExitNotification.type)
      return ended
    },
  }
}
