import { isObject } from '../../document/isObject.ts'
import { placeOf, type Sources } from '../../document/sources.ts'
import { firstVersion } from '../../kit/schemaHistory.ts'

/** Every site of before there were versions is of the first. */
const versionIn = (settings: unknown): number => {
  const version = isObject(settings) ? settings['schemaVersion'] : undefined
  return typeof version === 'number' && Number.isInteger(version) && version >= firstVersion
    ? version
    : firstVersion
}

/**
 * The version of the schema that a site says it is written for. The first one, too, where that can't be read: old names are then
 * understood, and new ones in every version. Pure.
 */
export const siteVersion = ({ files }: Pick<Sources, 'files'>): number => {
  const settings = files.find(({ path }) => placeOf(path)?.kind === 'site')
  try {
    return versionIn(settings && JSON.parse(settings.text))
  } catch {
    return firstVersion
  }
}
