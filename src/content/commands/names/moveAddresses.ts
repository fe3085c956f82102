import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { KnownFile, Summary } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'
import { addressReader } from './address.ts'
import { filesNaming, type NewName, renameIn } from './renameNames.ts'

/** Whether a document may lead to one of these addresses. */
export const leadsTo = (
  ground: Ground,
  paths: ReadonlyMap<string, unknown>,
): ((summary: Summary, file: KnownFile) => boolean) => {
  const read = addressReader(ground)
  const isOne = (written: string | undefined) =>
    written !== undefined && paths.has(read(written)?.path ?? '')
  return ({ links, assets, parent }, { place }) =>
    place?.kind === 'site' ||
    (place?.route !== undefined && paths.has(place.route)) ||
    links.some(isOne) ||
    assets.some(isOne) ||
    isOne(parent)
}

/** The new name of an address by a table from old paths to new ones; what follows it stays. */
export const newAddresses = (ground: Ground, paths: ReadonlyMap<string, string>): NewName => {
  const read = addressReader(ground)
  return ({ kind, name }) => {
    if (kind === 'checked') return paths.get(name)
    const address = kind === 'address' ? read(name) : undefined
    const to = address && paths.get(address.path)
    return address && to !== undefined ? address.before + to + address.after : undefined
  }
}

/** Writes new addresses wherever old ones are named. */
export const moveAddresses = (
  ground: Ground,
  paths: ReadonlyMap<string, string>,
  further: NewName = () => undefined,
): DocumentEdit[] => {
  const rename = newAddresses(ground, paths)
  return filesNaming(ground, leadsTo(ground, paths)).flatMap((file) =>
    renameIn(ground, file, (named, at) => rename(named, at) ?? further(named, at)),
  )
}
