import { assetFolder } from '../document/addresses.ts'
import { type Asset, assetsFolder, type SourceFile, type Sources } from '../document/sources.ts'
import type { Applied } from './apply.ts'
import type { Content } from './change.ts'

const addressOf = (path: string) => assetFolder + path.slice(assetsFolder.length + 1)

const isAsset = (path: string) => path.startsWith(`${assetsFolder}/`)

/** An asset that was moved or written again is as large as it was; of one that is new, its size in pixels is known once it has been read. */
const assetAfter = (path: string, content: Content, known: ReadonlyMap<string, Asset>): Asset => {
  const address = addressOf(path)
  if (typeof content === 'string' || !('of' in content)) {
    const { width, height } = known.get(path) ?? {}
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    return {
      path,
      address,
      bytes: bytes.length,
      ...(width === undefined || height === undefined ? {} : { width, height }),
    }
  }
  const { stamp: _, dark: __, ...asset } = known.get(content.of) ?? { path, address, bytes: 0 }
  return { ...asset, path, address }
}

/** In the order in which folders are read: each by the names in it. */
const byPath = (a: { readonly path: string }, b: { readonly path: string }) =>
  a.path.replaceAll('/', '\0') < b.path.replaceAll('/', '\0') ? -1 : 1

/** A list with some of its files changed, taken out and added. */
const listAfter = <T extends { readonly path: string }>(
  list: readonly T[],
  paths: ReadonlySet<string>,
  changed: readonly T[],
): readonly T[] => {
  if (changed.length === 0 && !list.some(({ path }) => paths.has(path))) return list
  const now = new Map(changed.map((file) => [file.path, file]))
  const before = new Set(list.map(({ path }) => path))
  const remaining = list.flatMap((file) =>
    paths.has(file.path) ? (now.get(file.path) ?? []) : [file],
  )
  const added = changed.filter(({ path }) => !before.has(path))
  return added.length > 0 ? [...remaining, ...added].sort(byPath) : remaining
}

/** A site as it is once a change has been made. */
export const sourcesAfter = (
  sources: Sources,
  { before, files }: Pick<Applied, 'before' | 'files'>,
): Sources => {
  const known = new Map(sources.assets.map((asset) => [asset.path, asset]))
  const changed = [...files].filter(([path, content]) => content !== before.get(path))
  const paths = new Set(changed.map(([path]) => path))
  const texts = changed.flatMap(([path, content]): SourceFile[] =>
    typeof content === 'string' && !isAsset(path) ? [{ path, text: content }] : [],
  )
  const assets = changed.flatMap(([path, content]) =>
    content === undefined || (typeof content === 'string' && !isAsset(path))
      ? []
      : [assetAfter(path, content, known)],
  )
  return {
    files: listAfter(sources.files, paths, texts),
    assets: listAfter(sources.assets, paths, assets),
    ...(sources.unread ? { unread: sources.unread.filter(({ path }) => !paths.has(path)) } : {}),
  }
}
