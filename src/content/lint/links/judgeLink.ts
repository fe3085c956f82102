import { assetFolder, isAssetAddress, linkable } from '../../../core/document/addresses.ts'
import { isWritten } from '../../../core/model/figures/interpolate.ts'
import { isDay } from '../../../core/model/site/shownOn.ts'
import { isExternal } from '../../../core/model/text/safeHref.ts'
import { askedBy } from '../../../core/model/text/unfinished.ts'
import { msg } from '../messages/msg.ts'
import type { Context } from '../types/context.ts'
import type { KnownFile } from '../types/file.ts'
import { isOutOfDays } from './isOutOfDays.ts'
import { isUnread } from './isUnread.ts'
import { judgePlace } from './judgePlace.ts'
import type { LinkAnswer } from './LinkAnswer.ts'
import { missingPage } from './missingPage.ts'
import { redirectAt } from './redirectsOf.ts'
import { refuseHref } from './refuseHref.ts'

/** The same address from this site's root, where it names the site's own origin. */
export const fromRoot = (href: string, { siteFile }: Context): string | undefined => {
  const origin: unknown = siteFile?.value?.['origin']
  if (
    typeof origin !== 'string' ||
    !isExternal(href) ||
    !URL.canParse(href) ||
    !URL.canParse(origin)
  )
    return undefined
  if (new URL(href).host !== new URL(origin).host) return undefined
  const rest = href.replace(/^https?:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The whole address of a page of this site: what is wrong with the page, else that it is better written from the root. */
const judgeOwn = (href: string, own: string, file: KnownFile, context: Context): LinkAnswer => {
  const [path = ''] = own.split(/[?#]/)
  if (isAssetAddress(path) && !context.assets.some(({ address }) => address === path))
    return {
      message: msg('noAssetFile', { file: path.slice(assetFolder.length) }),
      suggestion: msg('addFileOrNameAnother'),
    }
  const advice = {
    message: msg('ownOriginInLink', { href }),
    suggestion: msg('writeFromRoot', { own }),
    right: own,
  }
  return judgeLink(own, file, context) ?? { severity: 'warning', ...advice }
}

/** A link to a page that is not shown on the day; a redirect may lead on meanwhile. */
const judgeDays = (
  path: string,
  { summary: { head } }: KnownFile,
  context: Context,
): LinkAnswer | undefined => {
  const { from, until } = head
  if (redirectAt(path, context)) return undefined
  return isDay(from) && context.day < from
    ? {
        message: msg('pageNotShownYet', { path, from }),
        suggestion: msg('startLinkLater', { from }),
      }
    : {
        message: msg('pageNoLongerShown', { path, until: String(until) }),
        suggestion: msg('endLinkEarlier', { until: String(until), path }),
      }
}

/**
 * What is wrong with an address that stands in `file`, if anything is. `waits`: what it stands in is left out of the page for as
 * long as the address is a draft's.
 */
export const judgeLink = (
  href: string,
  file: KnownFile,
  context: Context,
  waits = false,
): LinkAnswer | undefined => {
  if (!isWritten(href)) return undefined
  if (href.trim() === '')
    return {
      message: msg('linkEmpty'),
      suggestion: msg('writePageAddress'),
    }
  if (askedBy(href) !== undefined)
    return {
      message: msg('linkUnfinished'),
      suggestion: msg('writePageAddress'),
    }
  if (/^(?:mailto|tel):/i.test(href)) return undefined // see the rule on contacts
  const refused = refuseHref(href, context)
  if (refused) return refused
  if (href.startsWith('#'))
    return href === '#'
      ? { message: msg('linkOnlyHash'), suggestion: msg('namePlaceOnPage') }
      : judgePlace(href.slice(1), file, href)
  const own = fromRoot(href, context)
  if (own !== undefined) return judgeOwn(href, own, file, context)
  if (!href.startsWith('/') || isAssetAddress(href)) return undefined // other sites and files: see the rules on them
  const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#')
  const target = context.routes.get(path)
  if (target)
    return !target.summary.draft || file.summary.draft || waits
      ? anchor
        ? judgePlace(anchor, target, href)
        : undefined
      : isOutOfDays(target)
        ? judgeDays(path, target, context)
        : {
            message: msg('pageIsDraft', { path }),
            suggestion: msg('publishOrUnlink'),
          }
  if (
    linkable.includes(path) ||
    redirectAt(path, context) ||
    isUnread(context, `pages${path}.json`)
  )
    return undefined
  return missingPage(path, href, context)
}
