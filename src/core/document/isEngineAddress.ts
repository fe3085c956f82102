import { engineFiles, engineFolders, programSign, sitemapPart } from './addresses.ts'

/** What the engine owns, without a slash at the end. */
const owned = [...engineFiles, ...engineFolders.map((folder) => folder.slice(0, -1))]

const isSitemapPart = (address: string): boolean =>
  address === sitemapPart(Number(/\d+/.exec(address)?.[0]))

/** Whether an address is one that the engine answers, or lies below one, in any letter case: no page, asset or old address can take it. */
export const isEngineAddress = (address: string): boolean => {
  const lower = address.toLowerCase()
  if (lower.startsWith(programSign) || isSitemapPart(lower)) return true
  return owned.some((own) => lower === own || lower.startsWith(`${own}/`))
}
