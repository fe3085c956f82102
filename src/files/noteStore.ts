import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SourceFile } from '../document/sources.ts'
import type { Across } from '../lint/acrossRules.ts'
import type { Finding } from '../lint/finding.ts'
import type { NoteCache, Noted } from '../lint/noteDocument.ts'
import type { Silence, Summary } from '../lint/summary.ts'
import { digest } from './digest.ts'
import { writeWhole } from './writeWhole.ts'

/** One line of the file. */
type Entry = { readonly path: string; readonly stamp?: string | undefined; readonly digest: string; readonly noted: Noted }

/** A cache of notes that outlives the process. `save` writes what is new; it never throws, since a cache that can't be kept costs time and nothing else. */
export type NoteStore = {
  readonly cache: NoteCache
  readonly save: () => void
  /** The digest of a document's text, as far as it has been noted. */
  readonly digestOf: (path: string) => string | undefined
}

/** So many sites are remembered, with two files each: those that were checked last. */
const mostSites = 20

/** The store of a site, below the engine's folder; none where the engine is not the bundled one, whose stamp is known. */
export const noteStoreOf = (root: string, engine = process.env['BROADSHEET_ENGINE'], stamp = process.env['BROADSHEET_STAMP']): NoteStore | undefined =>
  engine && stamp ? noteStore(join(engine, 'node_modules', '.cache', 'broadsheet-notes', `${digest(root)}.jsonl`), stamp) : undefined

/**
 * Opens a store in a file, which need not exist. Each line is the note of one document, under the digest of what all
 * notes depend on; of two for the same document the later one counts, so that a changed page adds a line. `engine` changes whenever the engine does.
 */
export const noteStore = (file: string, engine: string): NoteStore => {
  /** The digest of what all notes depend on. */
  let base = ''
  let entries = new Map<string, Entry>()
  let fresh: Entry[] = []
  /** Lines in the file; none where it has to be written anew. */
  let lines = 0
  const open = (around: string) => {
    const asked = digest(engine, around)
    if (base === asked) return
    base = asked
    fresh = []
    ;({ entries, lines } = readEntries(file, base))
  }
  const written = (some: readonly Entry[]) => some.map((entry) => lineOf(entry, base)).join('')
  const across = acrossFile(file)
  /** The digest of documents as they were last noted. */
  const digestOf = (paths: readonly string[]) => digest(base, JSON.stringify(paths.flatMap((path) => [path, entries.get(path)?.digest])))
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
    cache: (around) => {
      open(around)
      return {
        find,
        keep: ({ path, text, stamp }, noted) => add({ path, stamp, digest: digest(text), noted }),
        last: (path) => entries.get(path)?.noted,
        across: (paths) => across.find(digestOf(paths)),
        keepAcross: (paths, found) => across.keep(digestOf(paths), found),
      }
    },
    digestOf: (path) => entries.get(path)?.digest,
    save: () => {
      try {
        across.save()
        if (fresh.length === 0) return
        if (lines > 0 && lines + fresh.length < 2 * entries.size) appendFileSync(file, written(fresh))
        else {
          writeWhole(file, written([...entries.values()]))
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

/** What rules across documents found, in a file of its own that is written whole: of the digest of these documents. */
const acrossFile = (file: string) => {
  const path = file.replace(/\.jsonl$/, '.across.json')
  let known: { readonly of: string; readonly across: Across } | undefined
  let isWritten = true
  return {
    find: (of: string): Across | undefined => {
      known ??= readAcross(path)
      return known?.of === of ? known.across : undefined
    },
    keep: (of: string, across: Across): void => {
      if (known?.of === of) return
      known = { of, across }
      isWritten = false
    },
    save: (): void => {
      if (isWritten) return
      writeWhole(path, JSON.stringify(known))
      isWritten = true
    },
  }
}

const readAcross = (path: string): { readonly of: string; readonly across: Across } | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { of: string; across: Across } // this engine's own: see `base`
  } catch {
    return undefined // as below
  }
}

/**
 * An entry as a line: its base, what tells whether it counts, its findings and silences, its summary, and of this the head
 * and the sketches, each read when it is asked for. Only ASCII, so that the file is taken as it is and not decoded.
 */
const lineOf = ({ path, stamp, digest, noted }: Entry, base: string): string => {
  const { findings, silences } = noted
  const { head, paragraphs, ...summary } = noted.summary
  return `${[base, ...[[path, stamp, digest], [findings, silences], summary, head].map(ascii), paragraphs].join('\t')}\n`
}

const ascii = (value: unknown) => JSON.stringify(value).replace(/[\x7f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Errors: throws for a line that is no entry. */
const entryOf = (line: string): Entry => {
  const [, key = '', found = '', summary = '', head = '', paragraphs = ''] = line.split('\t')
  const [path, stamp, digest] = JSON.parse(key) as [string, string | null, string] // this engine's own: see `base`
  return { path, stamp: stamp ?? undefined, digest, noted: notedIn(found, { summary, head, paragraphs }) }
}

const nothingFound = ascii([[], []])

type Written = { readonly summary: string; readonly head: string; readonly paragraphs: string }

const notedIn = (found: string, { summary, head, paragraphs }: Written): Noted => {
  const [findings, silences] = found === nothingFound ? [[], []] : (JSON.parse(found) as [Finding[], Silence[]])
  let read: Summary | undefined
  return {
    findings,
    silences,
    get summary() {
      read ??= Object.defineProperty({ ...(JSON.parse(summary) as Summary), paragraphs }, 'head', { enumerable: true, get: () => JSON.parse(head) as unknown })
      return read
    },
  }
}

/** What a file holds for a base. A line that was appended under another one, as by an engine that was still running, is none of it. */
const readEntries = (file: string, base: string): { entries: Map<string, Entry>; lines: number } => {
  const none = { entries: new Map<string, Entry>(), lines: 0 }
  try {
    const lines = readFileSync(file, 'latin1').split('\n')
    if (lines.pop() !== '') return none
    const own = lines.flatMap((line) => (line.startsWith(base) ? [entryOf(line)] : []))
    return own.length === 0 ? none : { entries: new Map(own.map((entry) => [entry.path, entry])), lines: lines.length }
  } catch {
    return none // missing, or cut off by a kill: everything is noted anew
  }
}

const prune = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).map((name) => join(folder, name))
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  for (const path of files.sort((a, b) => timeOf(b) - timeOf(a)).slice(2 * mostSites)) rmSync(path, { force: true })
}
