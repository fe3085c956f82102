import { joinSome } from '../../../core/text/joinWords.ts'
import { typed } from '../../../core/text/typed.mjs'
import { meant } from './parts.ts'

const maxListed = 12

export const places = {
  leadsNowhere: ({ written, path }: { written: string; path: string }) =>
    `${written} leads nowhere in ${path}.`,
  notADocument: ({ path }: { path: string }) => `${path} is no document of the site.`,
  sayWhichList: ({ what, titles }: { what: string; titles: readonly string[] }) =>
    `Say into which list of ${what}: ${titles.join(', ')}.`,
  noList: ({ what }: { what: string }) => `${what} has no list.`,
  onlySoMany: ({ count }: { count: number }) => `There are only ${count}.`,
  sayWhere: () => 'Say where: --after or --before something, or --into a page or list, at its end.',

  noPageNamed: ({ route, near }: { route: string; near: string | undefined }) =>
    `There is no page ${route}.${near === undefined ? ' "settings" and "facts" name what has no address.' : meant(route, near)}`,
  noEntryNamed: ({
    written,
    list,
    near,
    entries,
  }: {
    written: string
    list: string
    near: string | undefined
    entries: readonly string[]
  }) =>
    `There is no "${written}" among the ${list}.${meant(written, near)} There are: ${joinSome(entries, maxListed)}.`,
  nothingNamed: ({
    what,
    written,
    lists,
  }: {
    what: string
    written: string
    lists: readonly string[]
  }) =>
    `${what} has no "${written}".${lists.length > 0 ? ` What it lists: ${lists.join(', ')}.` : ' It lists nothing.'}`,
  notOneThing: ({ written }: { written: string }) =>
    `${written} names no single thing. "${typed('edit', `look ${written}`)}" shows what there is and what each is called.`,
}
