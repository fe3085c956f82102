import type { SiteManifest } from '../../site/store/siteManifest.ts'

/** A page that differs between two built sites: its addresses in both, one of them missing where it is new or gone. */
export type Differing = {
  readonly before?: string | undefined
  readonly after?: string | undefined
}

type Built = {
  readonly manifest: Pick<SiteManifest, 'pages' | 'redirects'>
  readonly files: Readonly<Record<string, string>>
}

const digestAt = ({ manifest, files }: Built, route: string | undefined): string | undefined =>
  route === undefined ? undefined : files[manifest.pages[route]?.file ?? '']

/** Where a page that was at an address is now: there, or where a new redirect from there leads. */
const heirOf = (route: string, before: Built, after: Built): string | undefined => {
  if (Object.hasOwn(after.manifest.pages, route)) return route
  const to = after.manifest.redirects.find(({ from }) => from === route)?.to.replace(/[?#].*$/, '')
  return to !== undefined &&
    Object.hasOwn(after.manifest.pages, to) &&
    !Object.hasOwn(before.manifest.pages, to)
    ? to
    : undefined
}

/** The pages of which the built HTML differs, by the digests of the files of two builds. Pure. */
export const changedPages = (before: Built, after: Built): Differing[] => {
  const heirs = new Map(
    Object.keys(before.manifest.pages).map((route) => [route, heirOf(route, before, after)]),
  )
  const inherited = new Set(heirs.values())
  const remaining = [...heirs].flatMap(([route, heir]): Differing[] =>
    heir === route && digestAt(before, route) === digestAt(after, route)
      ? []
      : [{ before: route, after: heir }],
  )
  const added = Object.keys(after.manifest.pages).flatMap((route): Differing[] =>
    inherited.has(route) ? [] : [{ after: route }],
  )
  return [...remaining, ...added].sort((a, b) =>
    (a.after ?? a.before ?? '') < (b.after ?? b.before ?? '') ? -1 : 1,
  )
}
