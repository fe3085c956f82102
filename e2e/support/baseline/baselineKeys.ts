import { features } from 'web-features'

/**
 * Everything of the web that has a date: keys as browser-compat-data has them (`css.properties.gap`, `api.Element.closest`), with the day from which all
 * of the core browsers knew it; `undefined` where some still don't.
 */
const keys = new Map<string, string | undefined>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  const { by_compat_key: each = {} } = feature.status
  for (const key of feature.compat_features ?? [])
    keys.set(key, each[key]?.baseline_low_date || undefined)
}

/** Keys by their last part in small letters, which is what a style, a script or a page has of them. */
const byName = new Map<string, string[]>()
for (const key of keys.keys()) {
  const name = key.slice(key.lastIndexOf('.') + 1).toLowerCase()
  byName.set(name, [...(byName.get(name) ?? []), key])
}

const isNewer = (key: string, year: number): boolean =>
  (keys.get(key)?.replace(/\D/g, '') ?? '9') > `${year}1231`

/**
 * What a name in a built file means, if all that it could mean is newer than `year`: nothing otherwise. `where` says which keys could be meant, `likely`
 * which of them must be among these for the name to be taken for one of the web's at all.
 */
export const newerMeaning = (
  name: string,
  year: number,
  where: RegExp,
  likely = where,
): string | undefined => {
  const meant = (byName.get(name.toLowerCase()) ?? []).filter((key) => where.test(key))
  return meant.every((key) => isNewer(key, year))
    ? meant.find((key) => likely.test(key))
    : undefined
}
