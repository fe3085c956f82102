import { msg } from '../../messages/msg.ts'
import type { Context } from '../../types/context.ts'
import type { KnownFile } from '../../types/file.ts'
import type { Rule } from '../../types/rule.ts'

const parentOf = (file: KnownFile | undefined): string | undefined => file?.summary.parent

const isLoop = (route: string, { pages }: Context): boolean => {
  const seen = new Set<string>()
  for (
    let at = parentOf(pages.get(route));
    at !== undefined && !seen.has(at);
    at = parentOf(pages.get(at))
  ) {
    if (at === route) return true
    seen.add(at)
  }
  return false
}

export const rule: Rule = {
  name: 'parents',
  severity: 'error',
  what: 'The way up from a page by its "parent" ends at the home page and goes round in no circle.',
  why: 'The way up is shown as breadcrumbs, to visitors and to search engines.',
  bad: [{ file: 'pages/about.json', at: '/parent', value: '/about' }],
  good: [{ file: 'pages/about.json', at: '/parent', value: '/services/repair' }],
  *check(context) {
    for (const [route, file] of context.pages) {
      if (parentOf(file) === undefined || !isLoop(route, context)) continue
      yield {
        file: file.path,
        pointer: '/parent',
        message: parentOf(file) === route ? msg('ownParent') : msg('parentsInCircle', { route }),
        suggestion: msg('nameParent'),
      }
    }
  },
}
