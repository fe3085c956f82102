import { languageBase } from '../../document/addresses.ts'
import { isObject } from '../../document/isObject.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { KnownFile } from '../../lint/context.ts'
import { listFor, pageListsIn } from '../../scaffold/pageLists.ts'
import type { HubsAnswer } from '../protocol/viewAnswers.ts'

/** What the addresses of pages in further languages begin with. */
const furtherBases = (files: readonly KnownFile[]): string[] => {
  const languages: unknown = files.find(({ place }) => place?.kind === 'site')?.value?.['languages']
  return (Array.isArray(languages) ? languages.slice(1) : []).flatMap((language: unknown) =>
    isObject(language) && typeof language['tag'] === 'string' ? [languageBase(language['tag'])] : [],
  )
}

/** The pages that may list a new one, in the site's first language, each with its lists of pages and the one that fits; `like` is the page that it is a copy of. Pure. */
export const hubsOf = (kit: Kit, files: readonly KnownFile[], like: string): HubsAnswer => {
  const bases = furtherBases(files)
  return files.flatMap(({ place, summary, value, path }) => {
    if (place?.documentType !== 'page' || summary.kind === 'article') return []
    const { route } = place
    if (bases.some((base) => route === base || route.startsWith(`${base}/`))) return []
    const lists = pageListsIn(kit, value?.['blocks'])
    const fitting = listFor(lists, like)
    return fitting
      ? [
          {
            route,
            title: summary.title ?? path,
            fitting: fitting.index,
            lists: lists.map(({ index, heading, routes }) => ({ index, heading, hasLike: routes.includes(like) })),
          },
        ]
      : []
  })
}
