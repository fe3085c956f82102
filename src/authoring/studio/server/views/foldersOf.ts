import type { KnownFile } from '../../../../content/lint/types/file.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import type { FoldersAnswer } from '../../protocol/viewAnswers.ts'
import { pagesInFirstLanguage } from './pagesInFirstLanguage.ts'

/** What two lists begin with in common. */
const commonStart = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const end = one.findIndex((part, at) => part !== other[at])
  return end === -1 ? one : one.slice(0, end)
}

/** The address below which all of some addresses lie; '' where there is none. */
const folderAround = (routes: readonly string[]): string =>
  routes
    .map((route): readonly string[] => route.split('/').slice(0, -1))
    .reduce(commonStart)
    .join('/')

/** By each kind of pages that some block lists by itself, so that nobody says where one belongs: the address below which those of the site lie. Pure. */
export const foldersOf = (kit: Kit, files: readonly KnownFile[]): FoldersAnswer => {
  const kinds = new Set(Object.keys(kit.blocks).flatMap((type) => blockOf(kit, type).lists ?? []))
  const pages = pagesInFirstLanguage(files)
  return Object.fromEntries(
    [...kinds].flatMap((kind) => {
      const routes = pages.flatMap(({ route, file }) => (file.summary.kind === kind ? route : []))
      const folder = routes.length === 0 ? '' : folderAround(routes)
      return folder === '' ? [] : [[kind, folder]]
    }),
  )
}
