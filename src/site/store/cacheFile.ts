import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { analysisCache } from '../../content/lint/cache/analysisCache.ts'
import type {
  DocumentEntry,
  OpenStore,
  ProjectEntry,
} from '../../content/lint/cache/analysisStore.ts'
import type { Read } from '../../content/lint/cache/recordReads.ts'
import type { DocumentAnalysis } from '../../content/lint/project/analyseDocument.ts'
import type { AnalysisCache } from '../../content/lint/project/lintSteps.ts'
import type { KnownFile, Summary, Suppression } from '../../content/lint/types/file.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import type { SourceFile } from '../../core/document/sources.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import type { Day } from '../../core/model/site/shownOn.ts'
import { digest } from './digest.ts'
import { writeWhole } from './writeWhole.ts'

/** One line of the file. `shared` is the digest of the shared context with which it was kept, `columns` the line as it was read, from its findings on; `compared` its paragraphs, as they are written, where somebody has asked for them. */
type Line = {
  readonly path: string
  readonly stamp?: string | undefined
  readonly digest: string
  readonly shared: string
  readonly entry: DocumentEntry
  readonly columns?: string
  readonly compared?: string | undefined
}

/** A cache that outlives the process. `save` writes what is new; it never throws, since a cache that can't be kept costs time and nothing else. */
export type CacheFile = {
  readonly cache: AnalysisCache
  readonly save: () => void
  /** The digest of a document's text, as far as it has been analysed. */
  readonly digestOf: (path: string) => string | undefined
}

/** So many sites are remembered, with three files each (the third: see assetsFile.ts): those that were checked last. */
const maxSites = 20

/** The cache file of a site; none where the engine has no stamp. */
export const cacheFileOf = (
  root: string,
  { cache, stamp }: Pick<Engine, 'cache' | 'stamp'>,
): CacheFile | undefined =>
  stamp ? cacheFile(join(cache, 'broadsheet-analyses', `${digest(root)}.jsonl`), stamp) : undefined

/** Adds the new lines to a file, or writes it again if too many of its lines are out of date; returns how many it has then. */
const writeLines = (
  file: string,
  {
    known,
    fresh,
    count,
  }: Readonly<Record<'known' | 'fresh', ReadonlyMap<string, Line>>> & { readonly count: number },
  written: (lines: readonly Line[]) => string,
): number => {
  if (count > 0 && count + fresh.size < 2 * known.size) {
    appendFileSync(file, written([...fresh.values()]))
    return count + fresh.size
  }
  writeWhole(file, { pieces: inPieces([...known.values()], written) })
  prune(dirname(file))
  return count > 0 ? count + fresh.size : known.size
}

/** Whether a line was kept for the very text of a document, which is read only if the stamp doesn't say so. */
const isOf = (line: Line, source: Pick<SourceFile, 'stamp' | 'text'>): boolean =>
  (source.stamp !== undefined && line.stamp === source.stamp) || line.digest === digest(source.text)

/**
 * Opens a cache in a file, which need not exist. Each line is the entry of one document, under the digest of its version
 * and of the shared context; of two for the same document the later one counts, so that a changed page adds a line.
 * `engine` changes whenever the engine does.
 * @internal For tests.
 */
export const cacheFile = (file: string, engine: string): CacheFile => {
  let version = ''
  let shared = ''
  let known = new Map<string, Line>()
  let fresh = new Map<string, Line>()
  /** Lines in the file; none where it has to be written anew. */
  let count = 0
  const written = (lines: readonly Line[]) => lines.map((line) => lineOf(line, version)).join('')
  const project = projectFile(file)
  /** The digest of documents as they were kept last. */
  const digestOf = (paths: readonly string[]) =>
    digest(
      version,
      shared,
      JSON.stringify(paths.flatMap((path) => [path, known.get(path)?.digest])),
    )
  const add = (line: Line) => {
    known.set(line.path, line)
    fresh.set(line.path, line)
  }
  const find: ReturnType<OpenStore>['find'] = (source) => {
    const line = known.get(source.path)
    if (!line || !isOf(line, source)) return undefined
    if (source.stamp !== undefined && line.stamp !== source.stamp)
      add({ ...line, stamp: source.stamp }) // as after a check-out: the same text under another time
    return { entry: line.entry, isCurrent: line.shared === shared }
  }
  const open: OpenStore = (askedVersion, askedShared) => {
    shared = digest(askedShared)
    const asked = digest(engine, askedVersion)
    if (version !== asked) {
      version = asked
      fresh = new Map()
      ;({ known, count } = readLines(file, version))
    }
    return {
      find,
      last: (path) => {
        const line = known.get(path)
        return line?.shared === shared ? line.entry.analysis : undefined
      },
      keep: ({ path, text, stamp }, entry) =>
        add({ path, stamp, digest: digest(text), shared, entry }),
      confirm: (path) => {
        const line = known.get(path)
        if (line) add({ ...line, shared })
      },
      findParagraphs: (path) => {
        const compared = known.get(path)?.compared
        return compared === undefined
          ? undefined
          : (JSON.parse(compared) as KnownFile['paragraphs']) // this engine's own: see `version`
      },
      keepParagraphs: (path, paragraphs) => {
        const line = known.get(path)
        if (line) add({ ...line, compared: ascii(paragraphs) })
      },
      findProject: (paths) => project.find(digestOf(paths)),
      keepProject: (paths, entry) => project.keep(digestOf(paths), entry),
    }
  }
  return {
    cache: analysisCache(open),
    digestOf: (path) => known.get(path)?.digest,
    save: () => {
      try {
        project.save()
        if (fresh.size === 0) return
        count = writeLines(file, { known, fresh, count }, written)
        fresh = new Map()
      } catch {
        // see above; what was written by half is not read
      }
    },
  }
}

/** So many lines, of some kilobytes each, are written at a time: all of ten thousand documents at once took the process 350 MB. */
const linesAtOnce = 200

function* inPieces(
  lines: readonly Line[],
  written: (lines: readonly Line[]) => string,
): Iterable<string> {
  for (let at = 0; at < lines.length; at += linesAtOnce)
    yield written(lines.slice(at, at + linesAtOnce))
}

/** What project rules found, in a file of its own that is written whole: of the digest of these documents. */
const projectFile = (file: string) => {
  const path = file.replace(/\.jsonl$/, '.project.json')
  let known: { readonly of: string; readonly entry: ProjectEntry } | undefined
  let isWritten = true
  return {
    find: (of: string): ProjectEntry | undefined => {
      known ??= readProject(path)
      return known?.of === of ? known.entry : undefined
    },
    keep: (of: string, entry: ProjectEntry): void => {
      if (known?.of === of) return
      known = { of, entry }
      isWritten = false
    },
    save: (): void => {
      if (isWritten) return
      writeWhole(path, JSON.stringify(known))
      isWritten = true
    },
  }
}

const readProject = (
  path: string,
): { readonly of: string; readonly entry: ProjectEntry } | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { of: string; entry: ProjectEntry } // this engine's own: see `version`
  } catch {
    return undefined // as below
  }
}

/**
 * An entry as a line: its version and shared context, what tells whether it counts, its paragraphs, its findings, silences and days, its summary, of
 * this the head and the sketches, and what was read of the shared context; each read when it is asked for. Only ASCII, so
 * that the file is taken as it is and not decoded.
 */
const lineOf = (
  { path, stamp, digest, shared, entry, columns, compared = '' }: Line,
  version: string,
): string =>
  `${[version, shared, ascii([path, stamp, digest]), compared, columns ?? columnsOf(entry)].join('\t')}\n`

const columnsOf = ({ analysis, reads }: DocumentEntry): string => {
  const { head, paragraphs, ...summary } = analysis.summary
  return [
    ...[[analysis.findings, analysis.suppressions, analysis.days], summary, head].map(ascii),
    paragraphs,
    ascii(reads),
  ].join('\t')
}

const ascii = (value: unknown) =>
  JSON.stringify(value).replace(
    /[\x7f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Errors: throws for a line that is no entry. */
const readLine = (line: string): Line => {
  const [version = '', shared = '', key = '', compared = ''] = line.split('\t', 4)
  const [path, stamp, digest] = JSON.parse(key) as [string, string | null, string] // this engine's own: see `version`
  const columns = line.slice(version.length + shared.length + key.length + compared.length + 4)
  return {
    path,
    stamp: stamp ?? undefined,
    digest,
    shared,
    compared: compared === '' ? undefined : compared,
    columns,
    entry: entryIn(columns),
  }
}

const nothingFound = ascii([[], [], []])
type Found = [Finding[], Suppression[], Day[]]

const entryIn = (columns: string): DocumentEntry => {
  const [found = '', summary = '', head = '', paragraphs = '', reads = ''] = columns.split('\t')
  return {
    analysis: analysisIn(found, { summary, head, paragraphs }),
    get reads() {
      return JSON.parse(reads) as Read[] // asked for once, where the shared context has changed
    },
  }
}

type Written = { readonly summary: string; readonly head: string; readonly paragraphs: string }

const analysisIn = (found: string, { summary, head, paragraphs }: Written): DocumentAnalysis => {
  const [findings, suppressions, days] =
    found === nothingFound ? [[], [], []] : (JSON.parse(found) as Found)
  let read: Summary | undefined
  return {
    findings,
    suppressions,
    days,
    get summary() {
      read ??= Object.defineProperty({ ...(JSON.parse(summary) as Summary), paragraphs }, 'head', {
        enumerable: true,
        get: () => JSON.parse(head) as unknown,
      })
      return read
    },
  }
}

/** What a file holds of a version. A line that was appended under another one, as by an engine that was still running, is none of it. */
const readLines = (file: string, version: string): { known: Map<string, Line>; count: number } => {
  const none = { known: new Map<string, Line>(), count: 0 }
  try {
    const lines = readFileSync(file, 'latin1').split('\n')
    if (lines.pop() !== '') return none
    const own = lines.flatMap((line) => (line.startsWith(version) ? [readLine(line)] : []))
    return own.length === 0
      ? none
      : { known: new Map(own.map((line) => [line.path, line])), count: lines.length }
  } catch {
    return none // missing, or cut off by a kill: everything is analysed anew
  }
}

const prune = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).map((name) => join(folder, name))
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  for (const path of files.sort((a, b) => timeOf(b) - timeOf(a)).slice(3 * maxSites))
    rmSync(path, { force: true })
}
