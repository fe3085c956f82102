import { assetsFolder, placeOf } from '../../../core/document/sources.ts'
import type { Content, Edit } from '../../../core/edits/change.ts'
import { isDocument } from '../compare/isDocument.ts'
import type { Pair } from '../compare/pairFiles.ts'
import { readJson } from '../compare/readJson.ts'
import type { ToldKind, Words } from '../told.ts'
import type { Showing } from './pagesShowing.ts'
import { sayAddress } from './sayAddress.ts'
import type { Scene } from './scene.ts'
import { tellBroken } from './tellBroken.ts'
import { goneDocument, newDocument } from './tellWholeDocument.ts'

/** A change of a file as a whole. */
export type ToldFile = {
  readonly kind: ToldKind
  readonly sentence: Words
  readonly lines: readonly Words[]
  readonly pages: readonly string[]
  readonly edits: readonly Edit[]
}

const sizeOf = (content: Content | undefined): string => {
  const bytes =
    content instanceof Uint8Array
      ? content.length
      : typeof content === 'string'
        ? new TextEncoder().encode(content).length
        : undefined
  if (bytes === undefined) return ''
  return bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1000)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`
}

const inBrackets = (text: string) => (text ? ` (${text})` : '')

const plainFile = (
  { from, path, before, after }: Pair,
  showing: Showing,
): Omit<ToldFile, 'edits'> => {
  const at = path ?? from ?? ''
  const pages = at.startsWith(`${assetsFolder}/`) ? showing.asset(at) : []
  if (from === undefined)
    return { kind: 'added', sentence: [`New file${inBrackets(sizeOf(after))}`], lines: [], pages }
  if (path === undefined)
    return {
      kind: 'removed',
      sentence: [`File removed${inBrackets(sizeOf(before))}`],
      lines: [],
      pages,
    }
  const [old, now] = [sizeOf(before), sizeOf(after)]
  return {
    kind: 'changed',
    sentence: [
      `The file was replaced by another one${old && now ? (old === now ? ` of the same size (${now})` : `: ${old} → ${now}`) : ''}`,
    ],
    lines: [],
    pages,
  }
}

const contentOf = (content: Content | undefined) =>
  typeof content === 'string' ? readJson(content) : undefined

/** A file written or removed as a whole. */
export const editsOf = ({ from, path, before, after }: Pair): Edit[] => {
  const file = path ?? from ?? ''
  if (after === undefined) return [{ kind: 'removeFile', file }]
  return [{ kind: before === undefined ? 'create' : 'write', file, content: after }]
}

/** Whether what a file holds can be compared value by value. */
export const isComparable = ({ path, before, after }: Pair): boolean =>
  path !== undefined &&
  isDocument(path) &&
  contentOf(before) !== undefined &&
  contentOf(after) !== undefined

/** What has become of a file that is not, or can't be, compared value by value: new, gone, replaced, unreadable. */
export const tellWhole = (
  pair: Pair,
  scene: Scene,
  showing: Showing,
  redirects: ReadonlyMap<string, string>,
): ToldFile => {
  const { from, path, before, after } = pair
  const file = path ?? from ?? ''
  const edits = editsOf(pair)
  const [old, now] = [contentOf(before), contentOf(after)]
  if (!isDocument(file)) return { ...plainFile(pair, showing), edits }
  if (now && before === undefined)
    return { kind: 'added', ...newDocument(now, file, scene, showing), edits }
  if (old && after === undefined)
    return { kind: 'removed', ...goneDocument(old, file, scene, redirects), edits }
  return {
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    ...tellBroken(pair),
    pages: [],
    edits,
  }
}

/** What visitors find at the address that a document had. */
const sayOld = (
  was: string,
  is: string,
  isDraft: boolean,
  scene: Scene,
  redirects: ReadonlyMap<string, string>,
): Words => {
  const to = redirects.get(was)
  if (to === is) return ['; the old one leads there']
  if (to !== undefined) return ['; the old one leads to ', ...sayAddress(to, scene.after)]
  return [
    isDraft
      ? '; it is a draft, and nobody knows the old one'
      : '; the old one leads nowhere: whoever comes by it finds no page',
  ]
}

/** A file that has another name now. */
export const tellMove = (
  { from = '', path = '', after }: Pair,
  scene: Scene,
  showing: Showing,
  redirects: ReadonlyMap<string, string>,
): ToldFile => {
  const [was, is] = [placeOf(from)?.route, placeOf(path)?.route]
  const edits: Edit[] = [{ kind: 'moveFile', file: from, to: path }]
  if (was === undefined || is === undefined || was === is) {
    const pages = path.startsWith(`${assetsFolder}/`) ? showing.asset(path) : []
    return {
      kind: 'moved',
      sentence: ['The file ', { as: 'was', text: from }, ' is now ', { as: 'is', text: path }],
      lines: [],
      pages,
      edits,
    }
  }
  const isDraft = contentOf(after)?.['draft'] === true
  const sentence: Words = [
    'The address ',
    { as: 'was', text: was },
    ' is now ',
    { as: 'is', text: is },
    ...sayOld(was, is, isDraft, scene, redirects),
  ]
  return { kind: 'moved', sentence, lines: [], pages: isDraft ? [] : [is], edits }
}
