import type { Range } from 'vscode-languageserver'
import { namesOf } from '../../content/commands/names/renameNames.ts'
import { placeIn } from '../../content/lint/findings/locate.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import { isAssetAddress } from '../../core/document/addresses.ts'
import type { NamedAt } from '../../core/model/schema/namesIn.ts'
import { blockIds } from '../../core/model/site/blockIds.ts'
import { rangeOf } from './diagnosticsOf.ts'
import type { CheckedSite } from './openSite.ts'
import { targetOfName } from './targetOfName.ts'

/** A place in a file of a site. */
export type SitePlace = { readonly file: string; readonly range: Range; readonly isOwn: boolean }

const top: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }

/** The characters of a name; of a key or a whole string, what stands in its quotes. */
export const rangeOfName = (
  file: Pick<KnownFile, 'path' | 'text' | 'rewritings'>,
  { pointer, on, name, index }: NamedAt,
): Range => {
  const part = on === 'value' ? { index: index ?? 0, length: name.length } : {}
  const { line, column, length } = placeIn(file, { pointer, ...(on ? { on } : {}), ...part })
  return rangeOf(
    on === 'key' ? { line, column: column + 1, length: length - 2 } : { line, column, length },
  )
}

/** Every place where a site names what a target is (see `targetOfName`). Opens all documents. Pure. */
export const usesOf = (site: CheckedSite, target: string): SitePlace[] =>
  site.files.flatMap((file) =>
    namesOf(site, file).flatMap((named) =>
      targetOfName(site, file, named) === target
        ? [{ file: file.path, range: rangeOfName(file, named), isOwn: named.isOwn === true }]
        : [],
    ),
  )

/** A section whose id is made of its heading. */
const headed = (site: CheckedSite, file: KnownFile, id: string): SitePlace[] => {
  const blocks = file.blocks
  const at = blockIds(
    site.kit,
    blocks.map(({ block }) => block),
  ).indexOf(id)
  const index = blocks[at]?.index
  if (index === undefined) return []
  const range = rangeOf(placeIn(file, { pointer: `/blocks/${index}` }))
  return [{ file: file.path, range, isOwn: true }]
}

/** Where what a target is stands itself: its document, its file, or its place in one. Pure. */
export const ownPlaces = (site: CheckedSite, target: string): SitePlace[] => {
  if (isAssetAddress(target))
    return site.sources.assets.flatMap(({ address, path }) =>
      address === target ? [{ file: path, range: top, isOwn: true }] : [],
    )
  const [route, id] = target.split('#')
  const page = site.files.find(({ place }) => place?.route === route)
  if (id === undefined && page) return [{ file: page.path, range: top, isOwn: true }]
  const written = usesOf(site, target).filter(({ isOwn }) => isOwn)
  return written.length > 0 || !page || id === undefined ? written : headed(site, page, id)
}
