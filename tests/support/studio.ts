import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DocumentAnswer, Done } from '../../src/authoring/studio/protocol/requests.ts'
import { saidLines, saidText, whyText } from '../../src/authoring/studio/protocol/saidText.ts'
import {
  tokenHeader,
  tokenMeta,
  type UploadAnswer,
} from '../../src/authoring/studio/protocol/studioPage.ts'
import { openAccess } from '../../src/authoring/studio/server/access/access.ts'
import { openEditor } from '../../src/authoring/studio/server/edit/editor.ts'
import { openServers } from '../../src/authoring/studio/server/openServers.ts'
import { buildForVisitors } from '../../src/authoring/studio/server/publish/buildForVisitors.ts'
import { openPublisher } from '../../src/authoring/studio/server/publish/openPublisher.ts'
import { openWorkspace } from '../../src/authoring/workspace/workspace.ts'
import { standardAuthoringKit } from '../../src/kits/standard/authoringKit.ts'
import { visitorFiles } from '../../src/site/build/files/clientFiles.ts'
import type { Timeouts } from '../../src/site/git/remoteTip.ts'
import { officeDay } from '../../src/site/store/officeDay.ts'
import { documents } from './littleSite.ts'
import { testEngine } from './testEngine.ts'

/** The little site in a folder of its own. */
export const littleFolder = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-studio-'))
  for (const [path, value] of Object.entries(documents)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`)
  }
  return root
}

let count = 0
const nextId = () => {
  count += 1
  return `request ${count}`
}

type StudioOptions = {
  readonly share?: boolean
  readonly host?: string
  readonly timeout?: Timeouts
  readonly now?: () => Date
}

type Told =
  | (Omit<Extract<Done, { done: true }>, 'messages'> & { readonly messages: readonly string[] })
  | (Omit<Extract<Done, { done: false }>, 'why'> & { readonly why: string })

const told = (name: string, done: Done): Told => {
  if (done.done) return { ...done, messages: saidLines(done.messages) }
  const hasOwnText = done.conflicts !== undefined || name === 'publish'
  return { ...done, why: hasOwnText ? saidText(done.why) : whyText(done.why) }
}

/** A studio that runs on a folder, and what its page would ask it for. */
export const startStudio = async (
  root: string,
  { share = false, host = '127.0.0.1', timeout, now = () => new Date() }: StudioOptions = {},
) => {
  const kit = standardAuthoringKit
  const day = () => officeDay(root, Date.now())
  const workspace = openWorkspace({ kit, root, engine: testEngine, day, report: () => undefined })
  const house = { kit, client: visitorFiles(testEngine, {}) }
  const authoring = {
    entry: (source: string) => ({
      script: 'assets/main.js',
      imports: source === 'frame.ts' ? ['assets/shared.js'] : [],
      styles: [],
    }),
    files: new Map([['assets/main.js', Buffer.from('')]]),
  }
  const around = () => ({
    kit,
    scripts: house.client.scripts,
    imports: house.client.imports,
    today: day(),
  })
  const editor = openEditor({ workspace, kit: () => kit, now })
  const publisher = openPublisher({
    workspace,
    kit: () => kit,
    now,
    build: buildForVisitors(workspace, () => kit),
    ...(timeout ? { timeout } : {}),
  })
  const codes: string[] = []
  const access = openAccess({ host, share, now, show: (code) => codes.push(code) })
  const servers = await openServers({
    parts: { house: () => house, workspace, authoring, pageOptions: around },
    editor,
    publisher,
    access,
    host: '127.0.0.1',
    port: 0,
  })
  const shell = await (
    await fetch(`${servers.studio}/~`, { headers: { accept: 'text/html' } })
  ).text()
  const token = new RegExp(`name="${tokenMeta}" content="([^"]*)"`).exec(shell)?.[1] ?? ''
  const headers = {
    'Content-Type': 'application/json',
    Origin: servers.studio,
    [tokenHeader]: token,
  }
  const post = (name: string, body: unknown, more: Readonly<Record<string, string>> = {}) =>
    fetch(`${servers.studio}/~studio/${name}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
  const ask = async <T>(name: string): Promise<T> =>
    (await (await fetch(`${servers.studio}/~studio/${name}`)).json()) as T // as its type says
  return {
    ...servers,
    root,
    workspace,
    /** The codes for other devices, as they stand on the terminal. */
    codes,
    shell,
    token,
    headers,
    post,
    ask,
    /** What was done, in the words that its author reads. */
    tell: async (name: string, body: object): Promise<Told> =>
      told(name, (await (await post(name, { id: nextId(), ...body })).json()) as Done), // the protocol
    upload: async (name: string, bytes: Uint8Array): Promise<UploadAnswer> => {
      const sent = { ...headers, 'Content-Type': 'application/octet-stream' }
      const address = `${servers.studio}/~studio/upload?name=${encodeURIComponent(name)}`
      return (await (
        await fetch(address, { method: 'POST', headers: sent, body: new Uint8Array(bytes) })
      ).json()) as UploadAnswer // the protocol
    },
    document: (file: string) => ask<DocumentAnswer>(`document?file=${encodeURIComponent(file)}`),
    stop: async () => {
      workspace.close()
      await servers.close()
    },
  }
}
export type Studio = Awaited<ReturnType<typeof startStudio>>

/** A file of a site, as it lies on disk. */
export const textIn = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')

/** Takes a folder away. */
export const clear = (root: string): void => rmSync(root, { recursive: true, force: true })
