import { interpolate } from '../../model/interpolate.ts'
import { notFoundRoute } from '../../model/sources.ts'
import { blockModule } from '../blockModules.ts'
import type { Context, LintFile } from '../context.ts'
import { isMeant } from '../isMeant.ts'
import type { Rule } from '../rule.ts'

const isDraft = (file: LintFile) => file.value?.['draft'] === true

/** The routes that some other page, a menu or a redirect leads to. A page's way up to its parent does not count. */
const reached = ({ files, lookup }: Context): Set<string> => {
  const routes = new Set<string>()
  for (const file of files) {
    if (isDraft(file)) continue
    for (const { href, path } of file.gathered.links) {
      if (path?.key === 'parent' && !path.parent) continue
      const route = interpolate(href, lookup).replace(/[?#].*$/, '')
      if (route !== file.place?.route) routes.add(route)
    }
  }
  return routes
}

/** The kinds of pages that some block lists by itself. */
const listed = ({ files }: Context): Set<string> => new Set(files.flatMap(({ blocks }) => blocks.flatMap(({ block }) => blockModule(block.type).lists ?? [])))

const kindOf = (file: LintFile) => file.value?.['kind'] ?? (file.value?.['article'] ? 'article' : 'plain')

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
    for (const [route, file] of context.pages) {
      if (route === '/' || route === notFoundRoute || isDraft(file) || routes.has(route) || kinds.has(String(kindOf(file))) || isMeant(route, strangers))
        continue
      yield { file: file.path, pointer: '', message: `No page and no menu leads to ${route}.`, suggestion: 'Link to it from the page that it belongs to.' }
    }
  },
}
