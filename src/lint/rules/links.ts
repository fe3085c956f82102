import type { PlacedLink } from '../../model/gather.ts'
import { interpolate, isWritten } from '../../model/interpolate.ts'
import { pointerOf } from '../../model/path.ts'
import { safeHref } from '../../model/safeHref.ts'
import type { Context, KnownFile, LintFile } from '../context.ts'
import { idsOf } from '../idsOf.ts'
import { isUnread } from '../isUnread.ts'
import { nearest } from '../nearest.ts'
import { redirectsOf } from '../redirectsOf.ts'
import { engineRoutes, routesByCase } from '../routesByCase.ts'
import type { Report, Rule } from '../rule.ts'

type Answer = Pick<Report, 'message' | 'suggestion'> & { readonly right?: string }

const checkAnchor = (name: string, target: KnownFile, href: string): Answer | undefined => {
  if (!target.summary.sound) return undefined // its ids may be among what is wrong there
  const ids = idsOf(target)
  if (ids.has(name)) return undefined
  const near = nearest(name, ids)
  return {
    message: `${href} leads to a place "#${name}" that ${target.path} does not have.`,
    suggestion: near
      ? `Did you mean "#${near}"?`
      : ids.size > 0
        ? `The page has ${[...ids]
            .slice(0, 12)
            .map((id) => `#${id}`)
            .join(', ')}.`
        : 'Give the block there that "id".',
  }
}

/** What is wrong with an address that stands in `file`, if anything is. */
const checkHref = (href: string, file: KnownFile, context: Context, waits = false): Answer | undefined => {
  if (!isWritten(href)) return undefined
  if (href.trim() === '') return { message: 'The address of the link is empty.', suggestion: 'Write a page of this site, such as /contact.' }
  if (safeHref(href) === undefined) return checkUnsafe(href, context)
  if (href.startsWith('#'))
    return href === '#' ? { message: 'The address "#" leads nowhere.', suggestion: 'Name the place, such as #fees.' } : checkAnchor(href.slice(1), file, href)
  if (!href.startsWith('/') || href.startsWith('/assets/')) return undefined // other sites and files: see the rules on them
  const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#')
  const target = context.routes.get(path)
  if (target)
    return !target.summary.draft || file.summary.draft || waits
      ? anchor
        ? checkAnchor(anchor, target, href)
        : undefined
      : { message: `${path} is a draft, which is not published.`, suggestion: 'Publish it, or take the link out.' }
  if (engineRoutes.includes(path) || redirectsOf(context).has(path) || isUnread(context, `pages${path}.json`)) return undefined
  return checkUnknown(path, href, context)
}

const checkUnsafe = (href: string, context: Context): Answer => {
  if (/[\s\\]/.test(href))
    return { message: `${JSON.stringify(href)} is no address: it holds a space, a line break or a backslash.`, suggestion: 'Write it without.' }
  if (href.startsWith('//')) return { message: `${href} leaves the site without saying how.`, suggestion: `Write https:${href} for another site.` }
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0]
  if (scheme)
    return {
      message: `Addresses that begin with ${scheme} are not allowed.`,
      suggestion: 'Allowed are pages of this site (/contact), places on the page (#fees), https:, http:, mailto: and tel:.',
    }
  const rooted = `/${href.replace(/^\.?\//, '').replace(/\.(json|html)$/, '')}`
  const right = routesByCase(context).get(rooted.toLowerCase())
  return {
    message: `${href} does not begin with a slash.`,
    suggestion: right ? `Write "${right}".` : 'Addresses of this site begin at its root: /services/gst.',
    ...(right ? { right } : {}),
  }
}

const checkUnknown = (path: string, href: string, context: Context): Answer => {
  const routes = routesByCase(context)
  const bare =
    path
      .replace(/\.(json|html)$/, '')
      .replace(/\/index$/, '')
      .replace(/(.)\/+$/, '$1') || '/'
  const right = routes.get(bare.toLowerCase())
  if (right) {
    const reason = right === bare ? 'the address is written without what follows it' : 'capital and small letters differ'
    return { message: `There is no page ${path}: ${reason}.`, suggestion: `Write "${right}".`, right: right + href.slice(path.length) }
  }
  const near = nearest(bare, routes.values())
  return { message: `There is no page ${path}.`, suggestion: near ? `Did you mean "${near}"?` : `Add pages${bare}.json, or link to a page that is there.` }
}

/** Whether nothing can be wrong with any link of a document, told by its summary: most documents need not be opened. */
const leadsSomewhere = (file: KnownFile, context: Context): boolean => {
  const { links, parent } = file.summary
  const isPage = (href: string) => context.routes.get(href)?.summary.draft === false
  return (
    links.every((href) => isPage(href) || !checkHref(href, file, context)) &&
    (parent === undefined || !checkHref(interpolate(parent, context.lookup), file, context))
  )
}

const report = (file: LintFile, { path, index, href }: PlacedLink, { message, suggestion, right }: Answer): Report => ({
  file: file.path,
  pointer: pointerOf(path),
  ...(index === undefined ? {} : { index, length: href.length }),
  message,
  suggestion,
  ...(right ? { fix: index === undefined ? { kind: 'value' as const, value: right } : { kind: 'characters' as const, text: right } } : {}),
})

export const rule: Rule = {
  name: 'links',
  severity: 'error',
  always: true,
  what: 'Every link leads somewhere: to a page of this site, to a place that the page has, to another site by https: or http:, to an e-mail address or a telephone.',
  why: 'A dead link ends a visit. Addresses that run scripts are refused, whoever wrote them.',
  bad: [{ file: 'pages/index.json', at: '/blocks/1/paragraphs/0', value: 'Read about [our repairs](/services/repairs).' }],
  good: [{ file: 'pages/index.json', at: '/blocks/1/paragraphs/0', value: 'Read about [our repairs](/services/repair).' }],
  *check(context) {
    for (const file of context.files) {
      if (leadsSomewhere(file, context)) continue
      for (const link of file.gathered.links) {
        if (file.place?.kind === 'site' && pointerOf(link.path).startsWith('/redirects/')) continue // see the rule on redirects
        if (link.href === '' && link.index === undefined) continue // the schema tells it
        const answer = checkHref(interpolate(link.href, context.lookup), file, context, link.waits)
        if (answer) yield report(file, link, answer)
      }
    }
  },
}
