import { diffLines } from 'diff'
import { assetsFolder, placeOf } from '../../../core/document/sources.ts'
import type { Content, Edit } from '../../../core/edits/change.ts'
import { isDocument } from '../compare/isDocument.ts'
import type { Pair } from '../compare/pairFiles.ts'
import { readJson } from '../compare/readJson.ts'
import { type ChangeMessage, changeMsg, type Old } from '../messages/changeMessages.ts'
import type { ToldKind } from '../told.ts'
import { causeOfFile, type Draft, type Work } from '../work.ts'
import type { Described } from './Described.ts'
import { addressAt } from './marks.ts'
import { goneDocument, newDocument } from './wholeDocuments.ts'

/** A change of a file as a whole. */
type DescribedFile = Described & { readonly kind: ToldKind; readonly pages: readonly string[] }

const pathOf = ({ from, path }: Pair): string => path ?? from ?? ''
const isAsset = (path: string) => path.startsWith(`${assetsFolder}/`)

/** Whether a file has another name now. */
export const isMoved = ({ from, path }: Pair): boolean =>
  from !== undefined && path !== undefined && from !== path

const kindOf = (pair: Pair): ToldKind => {
  if (pair.from === undefined) return 'added'
  if (pair.path === undefined) return 'removed'
  return isMoved(pair) ? 'moved' : 'changed'
}

const bytesOf = (content: Content | undefined): number | undefined => {
  if (content instanceof Uint8Array) return content.length
  return typeof content === 'string' ? new TextEncoder().encode(content).length : undefined
}

const plainFile = (pair: Pair): ChangeMessage => {
  const [before, after] = [bytesOf(pair.before), bytesOf(pair.after)]
  if (pair.from === undefined) return changeMsg('fileAdded', { bytes: after })
  return pair.path === undefined
    ? changeMsg('fileRemoved', { bytes: before })
    : changeMsg('fileReplaced', { before, after })
}

const documentIn = (content: Content | undefined) =>
  typeof content === 'string' ? readJson(content) : undefined

/** A file written or removed as a whole. */
const editsOf = (pair: Pair): Edit[] => {
  const [file, { before, after }] = [pathOf(pair), pair]
  if (after === undefined) return [{ kind: 'removeFile', file }]
  return [{ kind: before === undefined ? 'create' : 'write', file, content: after }]
}

/** Whether what a file holds can be compared value by value. */
export const isComparable = ({ path, before, after }: Pair): boolean =>
  path !== undefined &&
  isDocument(path) &&
  documentIn(before) !== undefined &&
  documentIn(after) !== undefined

const brokenCode = ({ before, after }: Pair) => {
  if (before === undefined) return 'unreadableAdded'
  if (after === undefined) return 'unreadableRemoved'
  if (documentIn(before)) return 'becameUnreadable'
  return documentIn(after) ? 'becameReadable' : 'staysUnreadable'
}

/** What has become of a file that is a document in one of its states at most: its lines, as they are there. */
const brokenDocument = (pair: Pair): Described => {
  const [before = '', after = ''] = [pair.before, pair.after].map((content) =>
    typeof content === 'string' ? content : undefined,
  )
  const lines = diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((text) => text !== '')
        .map((text) => changeMsg('lineOfFile', { as: added ? 'new' : 'gone', text })),
    )
  return { message: changeMsg(brokenCode(pair), { hasLines: lines.length > 0 }), lines }
}

/** What has become of a file that is not, or can't be, compared value by value: new, gone, replaced, unreadable. */
const describeWhole = ({ scene, showing, redirects }: Work, pair: Pair): DescribedFile => {
  const [file, { before, after }] = [pathOf(pair), pair]
  if (!isDocument(file)) {
    const pages = isAsset(file) ? showing.asset(file) : []
    const kind = isMoved(pair) ? 'changed' : kindOf(pair)
    return { kind, message: plainFile(pair), lines: [], pages }
  }
  const [old, now] = [documentIn(before), documentIn(after)]
  if (now && before === undefined)
    return { kind: 'added', ...newDocument(now, file, scene, showing) }
  if (old && after === undefined)
    return { kind: 'removed', ...goneDocument(old, file, scene, redirects) }
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  return { kind, ...brokenDocument(pair), pages: [] }
}

/** A file that has another name now. */
const describeMove = (
  { scene, showing, redirects }: Work,
  { from = '', path = '', after }: Pair,
): DescribedFile => {
  const [was, is] = [placeOf(from)?.route, placeOf(path)?.route]
  if (was === undefined || is === undefined || was === is)
    return {
      kind: 'moved',
      message: changeMsg('fileMoved', { from, to: path }),
      lines: [],
      pages: isAsset(path) ? showing.asset(path) : [],
    }
  const isDraft = documentIn(after)?.['draft'] === true
  const to = redirects.get(was)
  const without: Old = isDraft ? 'draft' : 'nothing'
  const old = to === undefined ? without : to === is ? 'here' : addressAt(to, scene.after)
  return {
    kind: 'moved',
    message: changeMsg('addressChanged', { before: was, after: is, old }),
    lines: [],
    pages: isDraft ? [] : [is],
  }
}

const describePair = (work: Work, pair: Pair): Draft[] => {
  const isWhole = !isComparable(pair) && !(isMoved(pair) && pair.before === pair.after)
  const move: Edit = { kind: 'moveFile', file: pair.from ?? '', to: pair.path ?? '' }
  const described = [
    ...(isMoved(pair) ? [{ ...describeMove(work, pair), edits: [move] }] : []),
    ...(isWhole ? [{ ...describeWhole(work, pair), edits: editsOf(pair) }] : []),
  ]
  return described.map(({ edits, ...one }, index) => ({
    ...one,
    file: pathOf(pair),
    pointer: '',
    edits: work.order.of(edits),
    self: index === 0 ? causeOfFile(pair) : '',
  }))
}

/** So many files of a folder that are no documents are described one by one. */
const limit = 3

const codes = { added: 'filesAdded', removed: 'filesRemoved', changed: 'filesReplaced' } as const

/** Files next to the documents of a site, such as pictures of its look, of which many in one folder are new, gone or replaced: by folder and what has become of them. */
const manyFiles = (pairs: readonly Pair[]) => {
  const groups = new Map<
    string,
    { folder: string; kind: keyof typeof codes; pairs: readonly Pair[] }
  >()
  for (const pair of pairs) {
    const [path, kind] = [pathOf(pair), kindOf(pair)]
    if (isDocument(path) || isAsset(path) || kind === 'moved' || kind === 'renamed') continue
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const known = groups.get(`${kind} ${folder}`)?.pairs ?? []
    groups.set(`${kind} ${folder}`, { folder, kind, pairs: [...known, pair] })
  }
  return [...groups.values()].filter((group) => group.pairs.length > limit)
}

/** Describes what has become of files as a whole: those that are new, gone, moved, replaced or no documents. */
export const describeFiles = (work: Work, pairs: readonly Pair[]): Draft[] => {
  const alike = manyFiles(pairs)
  const together = new Set(alike.flatMap((group) => group.pairs))
  return [
    ...pairs.filter((pair) => !together.has(pair)).flatMap((pair) => describePair(work, pair)),
    ...alike.map(
      ({ folder, kind, pairs: some }): Draft => ({
        kind,
        message: changeMsg(codes[kind], { number: some.length }),
        lines: some.map((pair) =>
          changeMsg('fileOfFolder', { name: pathOf(pair).slice(folder.length) }),
        ),
        file: folder,
        pointer: '',
        pages: [],
        edits: work.order.of(some.flatMap(editsOf)),
        self: '',
      }),
    ),
  ]
}
