import { notFoundRoute } from '../../model/sources.ts'
import type { Context } from '../context.ts'
import { isMeant } from '../isMeant.ts'
import type { Rule } from '../rule.ts'

/** The routes that some other page, a menu or a redirect leads to. A page's way up to its parent does not count. */
const reached = ({ files }: Context): Set<string> => {
  const routes = new Set<string>()
  for (const { summary, place } of files) {
    if (summary.draft) continue
    for (const href of summary.links) {
      const route = href.replace(/[?#].*$/, '')
      if (route !== place?.route) routes.add(route)
    }
  }
  return routes
}

/** The kinds of pages that some block lists by itself. */
const listed = ({ files }: Context): Set<string> => new Set(files.flatMap(({ summary }) => summary.lists))

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
    const routes = reached(context)
    const kinds = listed(context)
    const strangers = [...routes].filter((route) => route.startsWith('/') && !context.pages.has(route))
    for (const [route, { path, summary }] of context.pages) {
      if (route === '/' || route === notFoundRoute || summary.draft || routes.has(route) || kinds.has(summary.kind) || isMeant(route, strangers)) continue
      yield { file: path, pointer: '', message: `No page and no menu leads to ${route}.`, suggestion: 'Link to it from the page that it belongs to.' }
    }
  },
}
