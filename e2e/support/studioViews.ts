import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { inPage, useBrowser } from './browser.ts'
import { type Running, startEngine } from './startEngine.ts'

/** The lines by which documents differ: removed ones with "-", added ones with "+". */
const difference = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
    const [old, now] = [before.get(path)?.split('\n'), after.get(path)?.split('\n')]
    if (!old || !now) return [`${old ? '-' : '+'} ${path}`]
    const lines = (mine: readonly string[], theirs: readonly string[], sign: string) =>
      mine.filter((line) => !theirs.includes(line)).map((line) => `${path} ${sign} ${line.trim()}`)
    return [...lines(old, now, '-'), ...lines(now, old, '+')]
  })

/** For tests of the studio's views next to the page: a site of their own, and the lines that change in its documents. */
export const useViews = () => {
  const browser = useBrowser()
  let folder = ''
  let server: Running | undefined
  let before: ReadonlyMap<string, string> = new Map()

  const read = (path: string) => readFileSync(join(folder, 'pages', path), 'utf8')
  /** All documents of the site by their paths below pages/. */
  const documents = (): Map<string, string> =>
    new Map(
      readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.json'))
        .sort()
        .map((path) => [path, read(path)]),
    )
  const countFromHere = () => {
    before = documents()
  }
  /** The lines that have changed since the test began, or since `countFromHere`. */
  const changed = (): string[] => difference(before, documents())

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'broadsheet-views-'))
    cpSync('tests/sites/boatyard', folder, { recursive: true })
    server = await startEngine(['dev', '--root', folder, '--as-of', '2026-11-18'])
  })
  beforeEach(({ task }) => {
    // A test that is tried again begins with a site that nothing was written in.
    if ((task.result?.retryCount ?? 0) > 0) {
      rmSync(join(folder, 'pages'), { recursive: true })
      cpSync('tests/sites/boatyard/pages', join(folder, 'pages'), { recursive: true })
    }
    countFromHere()
  })
  afterAll(() => {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    browser,
    folder: () => folder,
    read,
    inStudio: <T>(run: (page: Page) => Promise<T>) =>
      inPage(browser(), run, { baseURL: server?.address ?? '' }),
    documents,
    documentsBefore: () => before,
    countFromHere,
    changed,
    untilChanged: (count: number) => expect.poll(changed).toHaveLength(count),
    untilAsBefore: () => expect.poll(changed).toEqual([]),
  }
}
