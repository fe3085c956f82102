import { dialogFolder, dialogRoute } from '../../../core/document/addresses.ts'
import { isEngineAddress } from '../../../core/document/isEngineAddress.ts'
import { memoize } from '../../../core/document/memoize.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { readOldAddress } from '../../../core/model/text/oldAddress.ts'
import { type Message, msg } from '../messages/msg.ts'
import type { Context } from '../types/context.ts'
import { didYouMean } from './didYouMean.ts'
import type { LinkAnswer, OtherHref } from './LinkAnswer.ts'
import { nearestPath } from './nearestPath.ts'
import { noDialog } from './noDialog.ts'
import { reachedRoutes } from './reachedRoutes.ts'
import { routesByCase } from './routesByCase.ts'

const reachedIn = memoize(reachedRoutes)

/** No more pages than these are named as what another one may be called now. */
const maxHeirs = 3

const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'))
const nameOf = (route: string) => route.slice(route.lastIndexOf('/') + 1)

/** The pages that one may be called now that is gone: those of the same folder to which nothing leads, where they are few. */
const heirsOf = (path: string, context: Context): readonly string[] => {
  const reached = reachedIn(context)
  const unreached = [...context.pages].flatMap(([route, { place }]) =>
    place?.documentType === 'page' &&
    route !== '/' &&
    folderOf(route) === folderOf(path) &&
    !reached.has(route)
      ? [route]
      : [],
  )
  return unreached.length > maxHeirs ? [] : unreached
}

/** Whether a page can only be the one that is gone, in another folder: no other one has this name, nothing leads to it yet, and it has the place that is named. */
const isMoved = (path: string, to: string, anchor: string, context: Context): boolean => {
  const target = context.routes.get(to)
  if (
    !target ||
    target.summary.draft ||
    nameOf(to) !== nameOf(path) ||
    path === to ||
    (anchor !== '' && !target.ids.has(anchor))
  )
    return false
  return (
    [...context.pages.keys()].filter((route) => nameOf(route) === nameOf(path)).length === 1 &&
    !reachedIn(context).has(to)
  )
}

/** The edit that leads an address on; none where no host could. */
const redirectTo = (from: string, to: string, { siteFile }: Context): readonly DocumentEdit[] => {
  const list = siteFile?.value?.['redirects']
  if (
    !siteFile?.value ||
    from === '/' ||
    isEngineAddress(from) ||
    'fault' in readOldAddress(from) ||
    !(list === undefined || Array.isArray(list))
  )
    return []
  const [file, entry] = [siteFile.path, { from, to }]
  return [
    list === undefined
      ? { kind: 'set', file, pointer: '/redirects', value: [entry] }
      : { kind: 'insert', file, pointer: '/redirects/-', values: [entry] },
  ]
}

/** To write one of the pages that may be meant, or to lead the old address on, which old bookmarks need too. */
const answersFor = (
  path: string,
  rest: string,
  pages: readonly string[],
  context: Context,
): readonly OtherHref[] => {
  const [only, ...more] = pages
  const anchor = rest.replace(/^[^#]*#?/, '')
  if (only !== undefined && more.length === 0 && isMoved(path, only, anchor, context)) {
    const edits = redirectTo(path, only, context)
    return [
      {
        label:
          edits.length > 0
            ? msg('writeAndRedirect', { value: only, path })
            : msg('writeThis', { value: only }),
        href: only + rest,
        edits,
        isCertain: true,
      },
    ]
  }
  return pages.flatMap((to): OtherHref[] => {
    const edits = redirectTo(path, to, context)
    const write: OtherHref = { label: msg('writeThis', { value: to }), href: to + rest }
    return edits.length > 0 ? [write, { label: msg('redirectTo', { path, to }), edits }] : [write]
  })
}

const renamedTo = (path: string, heirs: readonly string[]): Message | undefined => {
  if (heirs.length === 0 || path === '/') return undefined // a home page always stands at /
  return msg('wasItRenamed', { path, heirs })
}

const withoutDialog = (
  id: string,
  rest: string,
  context: Context,
): Pick<LinkAnswer, 'message' | 'suggestion' | 'cause' | 'others'> => {
  const { message, suggestion, offers = [] } = noDialog(id, [...context.dialogs.keys()])
  const others = offers.flatMap(({ label, fix }): OtherHref[] =>
    fix?.kind === 'value' ? [{ label, href: dialogRoute(String(fix.value)) + rest }] : [],
  )
  return {
    message,
    suggestion,
    cause: { name: `dialog ${id}` },
    ...(others.length > 0 ? { others } : {}),
  }
}

const withoutPage = (
  path: string,
  rest: string,
  context: Context,
): Pick<LinkAnswer, 'suggestion' | 'cause' | 'others'> & Partial<Pick<LinkAnswer, 'message'>> => {
  const dialog = path.startsWith(dialogFolder)
    ? /^[^/]+$/.exec(path.slice(dialogFolder.length))?.[0]
    : undefined
  if (dialog !== undefined) return withoutDialog(dialog, rest, context)
  const heirs = heirsOf(path, context)
  const near = nearestPath(path, routesByCase(context).values(), '/')
  const suggestion =
    near !== undefined && !heirs.includes(near)
      ? didYouMean(path, near)
      : (renamedTo(path, near === undefined ? heirs : [near]) ??
        msg('addPageOrLinkElsewhere', { path }))
  return {
    suggestion,
    cause: { name: `page ${path}` },
    others: answersFor(path, rest, near === undefined ? heirs : [near], context),
  }
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
    return {
      message:
        right === bare ? msg('noPageWithEnding', { path }) : msg('noPageInThatCase', { path }),
      suggestion: msg('write', { value: right }),
      right: right + href.slice(path.length),
    }
  }
  return {
    message: msg('noPage', { path }),
    ...withoutPage(bare, href.slice(path.length), context),
  }
}
