import {
  accessSync,
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { assetFolder } from '../../core/document/addresses.ts'
import { isPassedOver } from '../../core/document/passedOver.ts'
import {
  type Asset,
  assetsFolder,
  looksFolder,
  placeOf,
  type SourceFile,
  type Sources,
  type Unread,
} from '../../core/document/sources.ts'
import { assetMsg } from '../../core/messages/assetMessages.ts'
import { darkAddress, hasDarkColours } from '../../core/model/color/darkColours.ts'
import { declare } from '../../core/model/svg/addNamespaces.ts'
import { cleanSvg } from '../../core/model/svg/cleanSvg.ts'
import { judgeContent } from './contents/judgeContent.ts'
import { finishChange } from './finishChange.ts'
import { measureDrawing, measurePicture, type PictureSize } from './measurePicture.ts'

/** Files from this size on are not read at all; a document is refused long before. In bytes. */
const tooLarge = 50_000_000
/** Enough of a file to know what it is. In bytes. */
const signLength = 512

const pictures = /\.(avif|gif|jpe?g|png|svg|webp)$/i
/** Files whose whole content is judged. */
const judged = /\.(avif|gif|jpe?g|png|svg|webp|woff2?|ttf|otf)$/i

type Reading = {
  readonly files: SourceFile[]
  readonly assets: Asset[]
  readonly unread: Unread[]
  readonly before: Map<string, SourceFile | Asset>
  readonly lazy: boolean
}

/**
 * `before` is what was read of the same folder last: what has not changed since is not read again. `lazy` leaves the
 * texts on the disk until they are asked for, each time: a site of ten thousand pages need not be in memory whole.
 */
export type ReadOptions = { readonly before?: Sources | undefined; readonly lazy?: boolean }

/**
 * Reads what a site consists of: the documents and assets below `pages/` of its root folder. Follows no link that
 * leads out of that folder, and reads no file of 50 MB or more; both are told under `unread`, as is what is no plain
 * file, and what can't be read. Hidden files, those of systems and editors, and pictures of looks are passed over. Errors: throws where there is no `pages/` folder, and later where a text is asked
 * for that has changed meanwhile.
 */
export const readSite = (root: string, { before, lazy = false }: ReadOptions = {}): Sources => {
  const folder = join(root, 'pages')
  finishChange(root)
  if (!isFolder(folder))
    throw new Error(`There is no folder ${folder}. A site's documents stand in pages/.`)
  const known = new Map(
    [...(before?.files ?? []), ...(before?.assets ?? [])].map((file) => [file.path, file]),
  )
  const found: Reading = { files: [], assets: [], unread: [], before: known, lazy }
  walk(folder, 'pages', realpathSync(folder), found)
  return { files: found.files, assets: found.assets, unread: found.unread }
}

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false // such as a link that leads to itself
  }
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

const entriesOf = (folder: string): Dirent[] | undefined => {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort(byName)
  } catch {
    return undefined // it may not be read, it has just gone, or its path is too long
  }
}

const walk = (folder: string, path: string, home: string, found: Reading): void => {
  const entries = entriesOf(folder)
  if (!entries) found.unread.push({ path, reason: 'unreadable' })
  for (const entry of entries ?? []) {
    if (isPassedOver(entry.name)) continue
    const here = `${folder}/${entry.name}` // `join` would tidy each of ten thousand paths
    const there = `${path}/${entry.name}`
    if (there === looksFolder) continue
    if (entry.isDirectory() && placeOf(there) && there.endsWith('.json'))
      found.unread.push({ path: there, reason: 'folder' })
    else if (entry.isDirectory()) walk(here, there, home, found)
    else if (entry.isSymbolicLink() && !leadsToFileIn(here, home))
      found.unread.push({ path: there, reason: 'link' })
    else if (!entry.isFile() && !entry.isSymbolicLink())
      found.unread.push({ path: there, reason: 'special' })
    else take(here, there, found)
  }
}

const leadsToFileIn = (link: string, home: string): boolean => {
  try {
    const target = realpathSync(link)
    return target.startsWith(`${home}/`) && lstatSync(target).isFile()
  } catch {
    return false // a link to nothing leads out as well
  }
}

const take = (here: string, there: string, found: Reading): void => {
  try {
    const stat = statSync(here)
    if (!isOwnToRead(stat)) accessSync(here, constants.R_OK) // a text may be asked for later, where nobody could say so
    const { size } = stat
    const stamp = stampOf(stat)
    const before = found.before.get(there)
    const same = stamp !== undefined && before?.stamp === stamp ? before : undefined
    if (size >= tooLarge) found.unread.push({ path: there, reason: 'large', bytes: size })
    else if (there.startsWith(`${assetsFolder}/`))
      found.assets.push(same && 'address' in same ? same : assetAt(here, there, size, stamp))
    else if (there.endsWith('.json'))
      found.files.push(
        same && 'text' in same
          ? same
          : found.lazy
            ? unopened(here, there, stamp)
            : { path: there, text: readFileSync(here, 'utf8'), stamp },
      )
    else found.unread.push({ path: there, reason: 'foreign' })
  } catch {
    found.unread.push({ path: there, reason: 'unreadable' })
  }
}

const self = process.getuid?.()

/** Its owner may read it, who runs this: one look at each of ten thousand files less. */
const isOwnToRead = ({ uid, mode }: Stats): boolean =>
  uid === self && (mode & constants.S_IRUSR) !== 0

/** Times of files go in steps; a file that was written this short a time ago may be written again within the same step. In milliseconds. */
const settled = 100

const stampOf = ({ mtimeMs, ctimeMs, size, ino }: Stats): string | undefined =>
  Date.now() - Math.max(mtimeMs, ctimeMs) > settled
    ? `${size} ${mtimeMs} ${ctimeMs} ${ino}`
    : undefined

const assetAt = (here: string, there: string, bytes: number, stamp: string | undefined): Asset => {
  const address = assetFolder + there.slice(assetsFolder.length + 1)
  return { address, path: there, bytes, ...contentFacts(here, address), stamp }
}

/** A document whose text is read when it is asked for. Of all of them, the last text is kept. */
const unopened = (here: string, there: string, stamp: string | undefined): SourceFile => {
  if (stamp === undefined) return { path: there, text: readFileSync(here, 'utf8') }
  return {
    path: there,
    stamp,
    get text() {
      if (last.of === this) return last.text
      const text = readFileSync(here, 'utf8')
      if (stampOf(statSync(here)) !== stamp)
        throw new Error(
          `${there} was changed while the site was being read. Run the command again.`,
        )
      last = { of: this, text }
      return text
    },
  }
}

let last: { readonly of: SourceFile | undefined; readonly text: string } = {
  of: undefined,
  text: '',
}

/** What is wrong with a file by its bytes; width and height of a picture in pixels, and of a drawing its dangers and its dark colours. */
const contentFacts = (path: string, address: string): Partial<Asset> => {
  if (!judged.test(path)) return faultIn(judgeContent(path, headOf(path, signLength)))
  const bytes = readFileSync(path)
  const fault = judgeContent(path, bytes)
  if (fault && !fault.isWarning) return { ...sizeIn(measurePicture(bytes)), fault }
  if (/\.svg$/i.test(path)) return drawingFacts(bytes, address)
  return pictures.test(path) ? { ...sizeIn(measurePicture(bytes)), ...faultIn(fault) } : {}
}

const faultIn = (fault: Asset['fault']): Pick<Asset, 'fault'> => (fault ? { fault } : {})

/** A drawing whose tags have names of namespaces that it doesn't declare; `repaired` does. */
const withoutNamespaces = (
  [prefix = '']: readonly string[],
  repaired: string | undefined,
): NonNullable<Asset['fault']> => {
  const declaration = declare(prefix)
  return {
    message:
      prefix === '' ? assetMsg('namespaceMissing') : assetMsg('prefixUndeclared', { prefix }),
    ...(repaired === undefined || declaration === undefined
      ? { suggestion: assetMsg('saveDrawingAgain') }
      : { suggestion: assetMsg('declareNamespace', { declaration }), repaired }),
  }
}

/** A drawing is judged by its bytes, as they are served: this reading isn't written. */
const drawingFacts = (bytes: Uint8Array, address: string): Partial<Asset> => {
  const { dangers, text, refusal, undeclared, withNamespaces, hasText } = cleanSvg(bytes)
  if (refusal) return { dangers, refusal }
  const size = measureDrawing(text)
  const dark = size && hasDarkColours(text) ? { dark: darkAddress(address) } : {}
  return {
    ...(dangers.length > 0 ? { dangers } : {}),
    ...sizeIn(size),
    ...dark,
    ...(hasText ? { hasText } : {}),
    ...faultIn(undeclared ? withoutNamespaces(undeclared, withNamespaces) : undefined),
  }
}

/** Lint reports a picture without a size. */
const sizeIn = (size: PictureSize | undefined): Pick<Asset, 'width' | 'height'> =>
  size ? { width: size.width, height: size.height } : {}

const headOf = (path: string, length: number): Buffer => {
  const descriptor = openSync(path, 'r')
  try {
    const head = Buffer.alloc(Math.min(fstatSync(descriptor).size, length))
    readSync(descriptor, head, 0, head.length, 0)
    return head
  } finally {
    closeSync(descriptor)
  }
}
