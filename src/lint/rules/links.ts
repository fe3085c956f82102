import type { PlacedLink } from '../../model/gather.ts'
import { interpolate, isWritten } from '../../model/interpolate.ts'
import { pointerOf } from '../../model/path.ts'
import { safeHref } from '../../model/safeHref.ts'
import { notFoundRoute } from '../../model/sources.ts'
import type { Context, KnownFile, LintFile } from '../context.ts'
import { didYouMean } from '../didYouMean.ts'
import { idsOf } from '../idsOf.ts'
import { isUnread } from '../isUnread.ts'
import { nearest } from '../nearest.ts'
import { nearestPath } from '../nearestPath.ts'
import { noDialog } from '../noDialog.ts'
import { reachedRoutes } from '../reachedRoutes.ts'
import { redirectsOf } from '../redirectsOf.ts'
import { engineRoutes, routesByCase } from '../routesByCase.ts'
import type { Report, Rule } from '../rule.ts'
import { oneOfWords } from '../schema/nouns.ts'

type Answer = Pick<Report, 'message' | 'suggestion' | 'cause'> & { readonly right?: string }

const hasTwins = ({ gathered: { ids } }: LintFile): boolean => new Set(ids.map(({ id }) => id)).size < ids.length

const checkAnchor = (name: string, target: KnownFile, href: string): Answer | undefined => {
  if (!target.summary.sound || hasTwins(target)) return undefined // its ids may be among what is wrong there
  const ids = idsOf(target)
  if (ids.has(name)) return undefined
  const near = nearest(name, ids)
  return {
    cause: {
      name: `place ${target.path}#${name}`,
      told: {
        file: target.path,
        pointer: '/blocks',
        on: 'key',
        message: `Links lead to a place "#${name}", which this page does not have`,
        suggestion: 'If an "id" or a heading was changed here, give that block the "id" that the links name, or change the links.',
      },
    },
    message: `${href} leads to a place "#${name}" that ${target.path} does not have.`,
    suggestion: near
      ? didYouMean(`#${name}`, `#${near}`)
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
  if (/^(?:mailto|tel):/i.test(href)) return undefined // see the rule on contacts
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
    suggestion: right ? `Write "${right}".` : 'Addresses of this site begin at its root: /services/repair.',
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
  return { message: `There is no page ${path}.`, ...missingPage(bare, context) }
}

const missingPage = (path: string, context: Context): Pick<Answer, 'suggestion' | 'cause'> => {
  const dialog = /^\/enquire\/([^/]+)$/.exec(path)?.[1]
  if (dialog !== undefined) return { ...noDialog(dialog, context.dialogs), cause: { name: `dialog ${dialog}` } }
  const heirs = heirsOf(path, context)
  const near = nearestPath(path, routesByCase(context).values(), '/')
  const suggestion =
    near !== undefined && !heirs.includes(near)
      ? didYouMean(path, near)
      : (renamedTo(path, near === undefined ? heirs : [near]) ?? `Add pages${path}.json, or link to a page that is there.`)
  return { suggestion, cause: { name: `page ${path}` } }
}

const renamedTo = (path: string, heirs: readonly string[]): string | undefined => {
  const [heir, ...others] = heirs
  if (heir === undefined) return undefined
  const to = others.length > 0 ? '…' : `"${heir}"`
  const redirect = `{ "from": "${path}", "to": ${to} } to "redirects" in pages/_site.json, so that old bookmarks lead there too`
  return `Was it renamed to ${oneOfWords(heirs)}? Then change the links, or add ${redirect}.`
}

/** No more pages than these are named as what another one may be called now. */
const mostHeirs = 3

/** The pages that one may be called now that is gone: those of the same folder to which nothing leads, where they are few. */
const heirsOf = (path: string, context: Context): readonly string[] => {
  const reached = knownReached.get(context) ?? reachedRoutes(context)
  knownReached.set(context, reached)
  const folder = (route: string) => route.slice(0, route.lastIndexOf('/'))
  const unreached = [...context.pages.keys()].filter(
    (route) => route !== '/' && folder(route) === folder(path) && !reached.has(route) && route !== notFoundRoute,
  )
  return unreached.length > mostHeirs ? [] : unreached
}

const knownReached = new WeakMap<Context, ReadonlySet<string>>()

/** Whether nothing can be wrong with any link of a document, told by its summary: most documents need not be opened. */
const leadsSomewhere = (file: KnownFile, context: Context): boolean => {
  const { links, parent } = file.summary
  const isPage = (href: string) => context.routes.get(href)?.summary.draft === false
  return (
    links.every((href) => isPage(href) || !checkHref(href, file, context)) &&
    (parent === undefined || !checkHref(interpolate(parent, context.lookup), file, context))
  )
}

const report = (file: LintFile, { path, index, href }: PlacedLink, { message, suggestion, right, cause }: Answer): Report => ({
  file: file.path,
  pointer: pointerOf(path),
  ...(index === undefined ? {} : { index, length: href.length }),
  message,
  suggestion,
  cause,
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
