import { isAssetAddress, linkable } from '../../../../core/document/addresses.ts'
import { languageAt, withoutBase } from '../../../../core/model/site/editions/languagesOf.ts'
import { reachedRoutes } from '../../links/reachedRoutes.ts'
import { msg } from '../../messages/msg.ts'
import { languagesOf } from '../../named/languagesOf.ts'
import type { Context } from '../../types/context.ts'
import type { Rule } from '../../types/rule.ts'

/** The kinds of pages that some block lists by itself. */
const listed = ({ files }: Context): Set<string> =>
  new Set(files.flatMap(({ summary }) => summary.lists))

/** Whether a link that is meant for this site leads to nothing there. */
const leadsNowhere = (route: string, { routes }: Context): boolean =>
  !/^(?:https?:|mailto:|tel:|#|$)/i.test(route) &&
  !isAssetAddress(route.toLowerCase()) &&
  !routes.has(route) &&
  !linkable.includes(route)

export const rule: Rule = {
  name: 'orphans',
  severity: 'warning',
  what: 'Every page can be reached by a link from another page or from the menus.',
  why: 'A page that nothing leads to is found by nobody.',
  bad: [
    { file: 'pages/services/repair.json', at: '/draft', value: false },
    { file: 'pages/index.json', at: '/blocks/0/actions/1' },
    { file: 'pages/_site.json', at: '/navigation/2' },
  ],
  good: [],
  *check(context) {
    if (!context.complete) return
    const routes = reachedRoutes(context)
    const kinds = listed(context)
    const languages = languagesOf(context)
    if ([...routes].some((route) => leadsNowhere(route, context))) return // it may lead to one of these pages, once it is mended
    for (const [route, { path, place, summary }] of context.pages) {
      if (
        route === '/' ||
        place?.documentType === 'notFound' ||
        summary.draft ||
        routes.has(route) ||
        kinds.has(summary.kind)
      )
        continue
      const language = languageAt(languages, route)
      if (language?.base && context.routes.has(withoutBase(route, language))) continue // the same page in another language leads to it
      yield {
        file: path,
        pointer: '',
        yields: true,
        message: msg('pageUnreached', { route }),
        suggestion: msg('linkFromItsPage'),
      }
    }
  },
}
