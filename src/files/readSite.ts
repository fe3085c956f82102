import { closeSync, fstatSync, lstatSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { type Asset, assetsFolder, type SourceFile, type Sources, type Unread } from '../model/sources.ts'

/** Files from this size on are not read at all; a document is refused long before. In bytes. */
const tooLarge = 50_000_000
/** Enough of a picture to find its size in: the largest headers that cameras write. In bytes. */
const headLength = 512_000

const pictures = /\.(avif|gif|jpe?g|png|svg|webp)$/i

type Found = { readonly files: SourceFile[]; readonly assets: Asset[]; readonly unread: Unread[] }

/**
 * Reads what a site consists of: the documents and assets below `pages/` of its root folder. Follows no link that
 * leads out of that folder, and reads no file of 50 MB or more; both are told under `unread`, as is what is no plain
 * file. Hidden files are passed over. Errors: throws where there is no `pages/` folder.
 */
export const readSite = (root: string): Sources => {
  const folder = join(root, 'pages')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`There is no folder ${folder}. A site's documents stand in pages/.`)
  const found: Found = { files: [], assets: [], unread: [] }
  walk(folder, 'pages', realpathSync(folder), found)
  return found
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

const walk = (folder: string, path: string, home: string, found: Found): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    if (entry.name.startsWith('.')) continue
    const here = join(folder, entry.name)
    const there = `${path}/${entry.name}`
    if (entry.isDirectory()) walk(here, there, home, found)
    else if (entry.isSymbolicLink() && !leadsToFileIn(here, home)) found.unread.push({ path: there, reason: 'link' })
    else if (!entry.isFile() && !entry.isSymbolicLink()) found.unread.push({ path: there, reason: 'special' })
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

const take = (here: string, there: string, found: Found): void => {
  try {
    const { size } = statSync(here)
    const isAsset = there.startsWith(`${assetsFolder}/`)
    if (size >= tooLarge) found.unread.push({ path: there, reason: 'large', bytes: size })
    else if (isAsset) found.assets.push({ address: `/assets/${there.slice(assetsFolder.length + 1)}`, path: there, bytes: size, ...pictureSize(here) })
    else if (there.endsWith('.json')) found.files.push({ path: there, text: readFileSync(here, 'utf8') })
    else found.unread.push({ path: there, reason: 'foreign' })
  } catch {
    found.unread.push({ path: there, reason: 'unreadable' })
  }
}

/** Width and height of a picture in pixels; nothing for other files, and for pictures that tell none. */
const pictureSize = (path: string): { width?: number; height?: number } => {
  if (!pictures.test(path)) return {}
  const descriptor = openSync(path, 'r')
  try {
    const head = Buffer.alloc(Math.min(fstatSync(descriptor).size, headLength))
    readSync(descriptor, head, 0, head.length, 0)
    const { width, height } = imageSize(head)
    return { width, height }
  } catch {
    return {} // lint reports a picture without a size
  } finally {
    closeSync(descriptor)
  }
}
