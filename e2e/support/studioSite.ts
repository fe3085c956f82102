import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diffLines } from 'diff'
import { afterAll, beforeEach } from 'vitest'
import { boatyard } from '../../tests/support/sites.ts'
import { type Running, startEngine } from './startEngine.ts'

/** A site that is written in the studio, in a folder of its own. */
export type StudioSite = {
  readonly server: () => Running
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  /** Puts a file beside the site, as on the author's own machine; its path. */
  readonly file: (name: string, bytes: Uint8Array) => string
  /** The lines of a document that were taken out and put in since the last time that this was asked, or since the beginning: `- …`, `+ …`. */
  readonly diff: (file: string) => string[]
  /** Starts it again at the same place, after it was stopped or killed. */
  readonly start: () => Promise<void>
  readonly restart: () => Promise<void>
  readonly end: () => void
}

const lines = (text: string) => text.replace(/\n$/, '').split('\n')

/** One for the tests of a file; a test that is tried again gets one that nothing was written in. */
export const useStudioSite = (): (() => StudioSite) => {
  let site: StudioSite | undefined
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) > 0) {
      site?.end()
      site = undefined
    }
    site ??= await openStudioSite()
  })
  afterAll(() => site?.end())
  return () => {
    if (!site) throw new Error('The site has not been opened.')
    return site
  }
}

/** Opens the studio on a copy of the boatyard's site, with the bicycles' own block, field and rule beside it. */
const openStudioSite = async (): Promise<StudioSite> => {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-studio-'))
  cpSync(boatyard, root, { recursive: true })
  for (const part of ['blocks', 'fields'])
    cpSync(join('tests/sites/bicycleParts', part), join(root, part), { recursive: true })
  let server = await startEngine(['dev', '--root', root])
  const read = (file: string) => readFileSync(join(root, 'pages', file), 'utf8')
  const known = new Map<string, string>()
  const start = async () => {
    server = await startEngine(['dev', '--root', root], { PORT: new URL(server.address).port })
  }
  return {
    server: () => server,
    read,
    write: (file, text) => writeFileSync(join(root, 'pages', file), text),
    file: (name, bytes) => {
      const path = join(root, name)
      writeFileSync(path, bytes)
      return path
    },
    diff: (file) => {
      const before = known.get(file) ?? readFileSync(join(boatyard, 'pages', file), 'utf8')
      const after = read(file)
      known.set(file, after)
      return diffLines(before, after).flatMap(({ added, removed, value }) =>
        added || removed ? lines(value).map((line) => `${added ? '+' : '-'} ${line.trim()}`) : [],
      )
    },
    start,
    restart: async () => {
      server.stop()
      await start()
    },
    end: () => {
      server.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
