import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { generateFrom } from './generateFrom.ts'
import type { GeneratedSet } from './generateSite.ts'
import { median, type Row } from './row.ts'
import { memoryOf } from './runTimed.ts'

const page = 'pages/offices/0/2.json'
const keys = 6

/** What an editor that knows the protocol alone waits for. Times in milliseconds, memory in MB. */
type Met = {
  readonly first: number
  readonly afterKey: number
  readonly slowest: number
  readonly memory: number | undefined
}

/** Opens a page of a site in an editor of our own, types a mistake and takes it back a few times, and ends. Errors: rejects where the server ends. */
const openAndType = async (engine: string, root: string): Promise<Met> => {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [join(engine, 'scripts/run.mjs'), 'language-server', '--stdio'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  const ended = new Promise<never>((_, reject) =>
    child.on('close', (code) => reject(new Error(`The language server ended with ${code}.`))),
  )
  ended.catch(() => undefined) // where nobody waits for it any more
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const uri = pathToFileURL(join(root, page)).href
  let told: (() => void) | undefined
  connection.onNotification(PublishDiagnosticsNotification.type, (one) => {
    if (one.uri === uri) told?.()
  })
  connection.listen()
  /** Until the server has said what is wrong with the page. */
  const answered = (send: () => Promise<void>) => {
    const said = new Promise<void>((done) => {
      told = done
    })
    return Promise.race([send().then(() => said), ended])
  }
  const about = {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    workspaceFolders: [{ uri: pathToFileURL(root).href, name: 'site' }],
  }
  await Promise.race([connection.sendRequest(InitializeRequest.type, about), ended])
  await connection.sendNotification(InitializedNotification.type, {})
  const text = readFileSync(join(root, page), 'utf8')
  await answered(() =>
    connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'json', version: 1, text },
    }),
  )
  const first = performance.now() - started
  const times: number[] = []
  for (let version = 2; version < keys + 2; version += 1) {
    const typed = performance.now()
    const contentChanges = [
      { text: version % 2 === 0 ? text.replace('"title":', '"tilte":') : text },
    ]
    await answered(() =>
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges,
      }),
    )
    times.push(performance.now() - typed)
  }
  const memory = memoryOf(child.pid ?? 0, 'VmRSS')
  const over = new Promise((done) => child.on('close', done))
  await connection.sendRequest(ShutdownRequest.type)
  await connection.sendNotification(ExitNotification.type)
  await over
  return { first, afterKey: median(times), slowest: Math.max(...times), memory }
}

/**
 * Measures what an author waits for in an editor: the first marks, with and without lint's notes, and those after a key. The site has so many pages,
 * generated from the one in `from`, in a temporary folder; `engine` is the project's folder.
 */
export const measureEditor = async (
  engine: string,
  from: string,
  pages: number,
  set: GeneratedSet,
): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'))
  const [root, small] = [join(folder, 'site'), join(folder, 'small')]
  const size = `${pages} pages${set === 'essays' ? '' : `, ${set}`}`
  try {
    generateFrom(from, 50, small, set)
    await openAndType(engine, small) // which makes the engine ready
    generateFrom(from, pages, root, set)
    const cold = await openAndType(engine, root)
    const warm = await openAndType(engine, root)
    const memory = (name: string, { memory: value }: Met): Row[] =>
      value === undefined ? [] : [{ name, value, unit: 'MB' }]
    return [
      { name: `editor, first marks without notes, ${size}`, value: cold.first / 1000, unit: 's' },
      { name: `editor, first marks, ${size}`, value: warm.first / 1000, unit: 's', goal: 3 },
      {
        name: `editor, marks after a key, ${size}`,
        value: warm.afterKey / 1000,
        unit: 's',
        goal: 0.5,
        note: `the median of ${keys}`,
      },
      {
        name: `editor, marks after the slowest key, ${size}`,
        value: warm.slowest / 1000,
        unit: 's',
      },
      ...memory(`editor, memory of the server without notes, ${size}`, cold),
      ...memory(`editor, memory of the server, ${size}`, warm),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
