import { fileOf } from '../../../core/model/site/fileOf.ts'
import { turnsOf } from '../../../core/model/site/shownOn.ts'
import type { OldAddress } from '../../../core/model/text/oldAddress.ts'
import type { Context } from '../types/context.ts'
import { redirectsOf, type WrittenRedirect } from './redirectsOf.ts'

/** Which files a host of plain files would look for, by their path in small letters, and what they are. */
export type HostFiles = {
  /** The page or asset that stands at an old address, or whose file it would need, for itself or as a folder. */
  readonly inTheWay: (old: OldAddress) => string | undefined
  /** The first redirect whose file is the same. */
  readonly firstOf: (old: OldAddress) => WrittenRedirect | undefined
}

/** A file stands beside its compressed forms. */
const bare = (path: string): string => path.replace(/\.(?:br|gz)$/, '')

/** Compares old addresses as files with all other files of a site. Source: what src/site/build/pages/redirectPages.ts writes. */
export const filesOfRedirects = (context: Context): HostFiles => {
  const published = [...context.routes].filter(
    ([, { summary }]) => !summary.draft && turnsOf(summary.head).length === 0,
  )
  const owners = new Map([
    ...published.map(([route]) => [fileOf(route), route] as const),
    ...context.assets.map(({ address }) => [address.slice(1), address] as const),
  ])
  const small = new Map([...owners].map(([file, owner]) => [file.toLowerCase(), owner]))
  const first = new Map<string, WrittenRedirect>()
  for (const redirect of redirectsOf(context).all) {
    const file = redirect.old?.file.toLowerCase()
    if (file !== undefined && !first.has(file)) first.set(file, redirect)
  }
  return {
    firstOf: ({ file }) => first.get(file.toLowerCase()),
    inTheWay: ({ file, key }) => {
      const lower = file.toLowerCase()
      const folders = [...lower.matchAll(/\//g)].map(({ index }) => lower.slice(0, index))
      const below = folders.map(
        (folder) =>
          small.get(folder) ??
          small.get(bare(folder)) ??
          (first.get(folder) ?? first.get(bare(folder)))?.from,
      )
      return (
        small.get(key.slice(1)) ?? small.get(lower) ?? below.find((owner) => owner !== undefined)
      )
    },
  }
}
