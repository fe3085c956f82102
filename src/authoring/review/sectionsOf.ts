import type { Changes, Told, ToldFile } from '../../content/changes/told.ts'
import type { Differing } from './changedPages.ts'

/** A document's changes with the pages that are shown below them; `alike` differ for the same reason as one of these. */
export type Planned = {
  readonly told?: ToldFile | undefined
  readonly pages: readonly Differing[]
  readonly alike: readonly string[]
}

/** So many pages are shown for one cause that stands on every page, and so many for one that stands on some. */
const limits = { everywhere: 1, some: 12 }

const withFollowers = (told: Told): Told[] => [told, ...told.follows.flatMap(withFollowers)]
const routeOf = ({ before, after }: Differing): string => after ?? before ?? ''

const shows = (file: ToldFile, page: Differing): 'here' | 'everywhere' | undefined => {
  const routes = new Set(file.changes.flatMap(withFollowers).flatMap(({ pages }) => pages))
  if ([page.before, page.after].some((route) => route !== undefined && routes.has(route)))
    return 'here'
  return routes.has('*') ? 'everywhere' : undefined
}

const isOwn = (file: ToldFile, { before, after }: Differing) =>
  file.route !== undefined && (file.route === after || file.route === before)

/** The page that shows best what all pages show: the first one that visitors meet. */
const first = (pages: readonly Differing[]): Differing[] =>
  [...pages].sort((a, b) => Number(routeOf(b) === '/') - Number(routeOf(a) === '/'))

const limited = (pages: readonly Differing[], count: number) => ({
  pages: pages.slice(0, count),
  alike: pages.slice(count).map(routeOf),
})

/**
 * Puts each page that differs below the cause that people look for it at: its own document, else the first document that says that it shows something
 * of its own, else what stands on every page, of which one example will do. Pages that nothing tells of stand by themselves. Pure.
 */
export const sectionsOf = (changes: Changes, differing: readonly Differing[]): Planned[] => {
  const own = new Map<ToldFile, Differing[]>(changes.files.map((file) => [file, []]))
  const everywhere = new Map<ToldFile, Differing[]>(changes.files.map((file) => [file, []]))
  const others: Differing[] = []
  for (const page of differing) {
    const cause =
      changes.files.find((file) => isOwn(file, page)) ??
      changes.files.find((file) => shows(file, page) === 'here')
    const general = changes.files.find((file) => shows(file, page) === 'everywhere')
    const list = cause ? own.get(cause) : general ? everywhere.get(general) : others
    list?.push(page)
  }
  const sections = changes.files.map((told): Planned => {
    const pages = limited(own.get(told) ?? [], limits.some)
    const examples = limited(first(everywhere.get(told) ?? []), limits.everywhere)
    return {
      told,
      pages: [...pages.pages, ...examples.pages],
      alike: [...pages.alike, ...examples.alike],
    }
  })
  return others.length === 0 ? sections : [...sections, limited(others, limits.some)]
}
