import { dialogFolder } from '../document/addresses.ts'
import type { Context } from './context.ts'
import { didYouMean } from './didYouMean.ts'
import type { LinkAnswer } from './judgeLink.ts'
import { nearestPath } from './nearestPath.ts'
import { noDialog } from './noDialog.ts'
import { reachedRoutes } from './reachedRoutes.ts'
import { routesByCase } from './routesByCase.ts'
import { oneOfWords } from './schema/nouns.ts'

const knownReached = new WeakMap<Context, ReadonlySet<string>>()

/** No more pages than these are named as what another one may be called now. */
const mostHeirs = 3

/** The pages that one may be called now that is gone: those of the same folder to which nothing leads, where they are few. */
const heirsOf = (path: string, context: Context): readonly string[] => {
  const reached = knownReached.get(context) ?? reachedRoutes(context)
  knownReached.set(context, reached)
  const folder = (route: string) => route.slice(0, route.lastIndexOf('/'))
  const unreached = [...context.pages].flatMap(([route, { place }]) =>
    place?.documentType === 'page' && route !== '/' && folder(route) === folder(path) && !reached.has(route) ? [route] : [],
  )
  return unreached.length > mostHeirs ? [] : unreached
}

const renamedTo = (path: string, heirs: readonly string[]): string | undefined => {
  const [heir, ...others] = heirs
  if (heir === undefined || path === '/') return undefined // a home page always stands at /
  const to = others.length > 0 ? '…' : `"${heir}"`
  const redirect = `{ "from": "${path}", "to": ${to} } to "redirects" in pages/_site.json, so that old bookmarks lead there too`
  return `Was it renamed to ${oneOfWords(heirs)}? Then change the links, or add ${redirect}.`
}

const withoutPage = (path: string, context: Context): Pick<LinkAnswer, 'suggestion' | 'cause'> => {
  const dialog = path.startsWith(dialogFolder) ? /^[^/]+$/.exec(path.slice(dialogFolder.length))?.[0] : undefined
  if (dialog !== undefined) return { ...noDialog(dialog, [...context.dialogs.keys()]), cause: { name: `dialog ${dialog}` } }
  const heirs = heirsOf(path, context)
  const near = nearestPath(path, routesByCase(context).values(), '/')
  const suggestion =
    near !== undefined && !heirs.includes(near)
      ? didYouMean(path, near)
      : (renamedTo(path, near === undefined ? heirs : [near]) ?? `Add pages${path === '/' ? '/index' : path}.json, or link to a page that is there.`)
  return { suggestion, cause: { name: `page ${path}` } }
}

/** What to say of an address of this site, `href` with `path` at its beginning, at which there is no page. */
export const missingPage = (path: string, href: string, context: Context): LinkAnswer => {
  const bare =
    path
      .replace(/\.(json|html)$/, '')
      .replace(/\/index$/, '')
      .replace(/(.)\/+$/, '$1') || '/'
  const right = routesByCase(context).get(bare.toLowerCase())
  if (right) {
    const reason = right === bare ? 'the address is written without what follows it' : 'capital and small letters differ'
    return { message: `There is no page ${path}: ${reason}.`, suggestion: `Write "${right}".`, right: right + href.slice(path.length) }
  }
  return { message: `There is no page ${path}.`, ...withoutPage(bare, context) }
}
