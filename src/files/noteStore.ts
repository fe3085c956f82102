import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NoteCache, Noted } from '../lint/noteDocument.ts'
import type { SourceFile } from '../model/sources.ts'
import { digest } from './digest.ts'
import { writeWhole } from './writeWhole.ts'

/** One line of the file, but for the first, which holds the digest of what all notes depend on. */
type Entry = { readonly path: string; readonly stamp?: string | undefined; readonly digest: string; readonly noted: Noted }

/** A cache of notes that outlives the process. `save` writes what is new; it never throws, since a cache that can't be kept costs time and nothing else. */
export type NoteStore = {
  readonly cache: NoteCache
  readonly save: () => void
  /** The digest of a document's text, as far as it has been noted. */
  readonly digestOf: (path: string) => string | undefined
}

/** So many sites are remembered: those that were checked last. */
const mostSites = 20

/** The store of a site, below the engine's folder; none where the engine is not the bundled one, whose stamp is known. */
export const noteStoreOf = (root: string, engine = process.env['BROADSHEET_ENGINE'], stamp = process.env['BROADSHEET_STAMP']): NoteStore | undefined =>
  engine && stamp ? noteStore(join(engine, 'node_modules', '.cache', 'broadsheet-notes', `${digest(root)}.jsonl`), stamp) : undefined

/**
 * Opens a store in a file, which need not exist. Each line is the note of one document; of two for the same document
 * the later one counts, so that a changed page adds a line. `engine` changes whenever the engine does.
 */
export const noteStore = (file: string, engine: string): NoteStore => {
  let head = ''
  let entries = new Map<string, Entry>()
  let fresh: Entry[] = []
  /** Lines in the file; none where it has to be written anew. */
  let lines = 0
  const open = (base: string) => {
    const asked = digest(engine, base)
    if (head === asked) return
    head = asked
    fresh = []
    ;({ entries, lines } = readEntries(file, head))
  }
  const add = (entry: Entry) => {
    entries.set(entry.path, entry)
    fresh.push(entry)
  }
  const find = (source: SourceFile): Noted | undefined => {
    const entry = entries.get(source.path)
    if (!entry) return undefined
    if (source.stamp !== undefined && entry.stamp === source.stamp) return entry.noted
    if (entry.digest !== digest(source.text)) return undefined
    if (source.stamp !== undefined) add({ ...entry, stamp: source.stamp }) // as after a check-out: the same text under another time
    return entry.noted
  }
  return {
    cache: (base) => {
      open(base)
      return { find, keep: ({ path, text, stamp }, noted) => add({ path, stamp, digest: digest(text), noted }) }
    },
    digestOf: (path) => entries.get(path)?.digest,
    save: () => {
      if (fresh.length === 0) return
      try {
        if (lines > 0 && lines + fresh.length < 2 * entries.size) appendFileSync(file, `\n${fresh.map(lineOf).join('\n')}`)
        else {
          writeWhole(file, [JSON.stringify({ head }), ...[...entries.values()].map(lineOf)].join('\n'))
          prune(dirname(file))
        }
        lines = lines > 0 ? lines + fresh.length : entries.size
        fresh = []
      } catch {
        // see above; what was written by half is not read
      }
    },
  }
}

const lineOf = (entry: Entry): string => JSON.stringify(entry)

const readEntries = (file: string, head: string): { entries: Map<string, Entry>; lines: number } => {
  const none = { entries: new Map<string, Entry>(), lines: 0 }
  try {
    const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n')
    if ((JSON.parse(first) as { head?: string }).head !== head) return none
    const entries = new Map<string, Entry>()
    for (const line of rest) {
      const entry = JSON.parse(line) as Entry // this engine's own: see `head`
      entries.set(entry.path, entry)
    }
    return { entries, lines: rest.length }
  } catch {
    return none // missing, or cut off by a kill: everything is noted anew
  }
}

const prune = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).map((name) => join(folder, name))
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  for (const path of files.sort((a, b) => timeOf(b) - timeOf(a)).slice(mostSites)) rmSync(path, { force: true })
}
