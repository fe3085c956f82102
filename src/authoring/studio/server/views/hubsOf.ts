import type { KnownFile } from '../../../../content/lint/types/file.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { listFor, pageListsIn } from '../../../../site/scaffold/pageLists.ts'
import type { HubsAnswer } from '../../protocol/viewAnswers.ts'
import { pagesInFirstLanguage } from './pagesInFirstLanguage.ts'

/** The pages that may list a new one, in the site's first language, each with its lists of pages and the one that fits; `like` is the page that it is a copy of. Pure. */
export const hubsOf = (kit: Kit, files: readonly KnownFile[], like: string): HubsAnswer =>
  pagesInFirstLanguage(files).flatMap(({ route, file: { summary, value, path } }) => {
    if (summary.kind === 'article') return []
    const lists = pageListsIn(kit, value?.['blocks'])
    const fitting = listFor(lists, like)
    return fitting
      ? [
          {
            route,
            title: summary.title ?? path,
            fitting: fitting.index,
            lists: lists.map(({ index, heading, routes }) => ({
              index,
              heading,
              hasLike: routes.includes(like),
            })),
          },
        ]
      : []
  })
