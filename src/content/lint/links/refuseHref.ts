import { type HrefFault, hrefFault, safeHref } from '../../../core/model/text/safeHref.ts'
import { type Message, msg } from '../messages/msg.ts'
import type { Context } from '../types/context.ts'
import type { LinkAnswer } from './LinkAnswer.ts'
import { nearest } from './nearest.ts'
import { routesByCase } from './routesByCase.ts'

const mailbox = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i
/** What ends the name of a file rather than that of a site. */
const fileEnding =
  /\.(?:html?|php|aspx?|json|xml|pdf|txt|md|docx?|xlsx?|csv|zip|jpe?g|png|gif|svg|webp|css|js)$/i

/** Whether an address without a scheme begins with the name of another site. */
const beginsWithSite = (href: string): boolean => {
  const [name = ''] = href.split(/[/?#]/)
  return (
    /\.[a-z]{2,}(?::\d+)?$/i.test(name) &&
    !fileEnding.test(name) &&
    safeHref(`https://${href}`) !== undefined
  )
}

const rooted = (href: string, context: Context): LinkAnswer => {
  const right = routesByCase(context).get(
    `/${href.replace(/^\.?\//, '').replace(/\.(json|html)$/, '')}`.toLowerCase(),
  )
  if (right)
    return {
      message: msg('noLeadingSlash', { href }),
      suggestion: msg('write', { value: right }),
      right,
    }
  if (mailbox.test(href))
    return {
      message: msg('emailWithoutMailto', { href }),
      suggestion: msg('writeMailto', { href }),
      right: `mailto:${href}`,
    }
  if (beginsWithSite(href))
    return {
      message: msg('otherSiteWithoutScheme', { href }),
      suggestion: msg('writeHttps', { href }),
    }
  const [late, scheme = '', rest = ''] = /^(https?)\/\/(.+)/i.exec(href) ?? []
  if (late !== undefined)
    return {
      message: msg('noColonAfterScheme', { href, scheme }),
      suggestion: msg('writeSchemeAndRest', { scheme, rest }),
    }
  return {
    message: msg('noLeadingSlash', { href }),
    suggestion: msg('beginAtRoot'),
  }
}

const ofScheme = (href: string): LinkAnswer => {
  if (beginsWithSite(href))
    return {
      message: msg('otherSiteWithoutScheme', { href }),
      suggestion: msg('writeHttps', { href }),
    }
  const scheme = href.slice(0, href.indexOf(':') + 1)
  const near =
    scheme.length > 4 ? nearest(scheme, ['https:', 'http:', 'mailto:', 'tel:']) : undefined
  return {
    message: msg('schemeNotAllowed', { scheme }),
    ...(near
      ? {
          others: [
            { label: msg('writeThis', { value: near }), href: near + href.slice(scheme.length) },
          ],
        }
      : {}),
    suggestion: near ? msg('didYouMeanValue', { value: near }) : msg('allowedSchemes'),
  }
}

const asShown = msg('writeWholeAddress')

/** Offers an address instead of a wrong one, where it can be linked to. */
const instead = (href: string, other: string): Message =>
  other !== href && safeHref(other) ? msg('write', { value: other }) : asShown

const nameIn = (href: string): string =>
  /^https?:\/\/(\[[^\]/?#]*\]?|[^/:?#]*)/i.exec(href)?.[1] ?? ''

const words: Readonly<Record<HrefFault, (href: string, context: Context) => LinkAnswer>> = {
  signs: (href) => ({
    message: msg('addressHasBlank', { href }),
    suggestion: msg('writeWithoutIt'),
  }),
  leaves: (href) => ({
    message: msg('schemeMissing', { href }),
    suggestion: msg('writeHttpsForOtherSite', { href }),
  }),
  relative: rooted,
  scheme: ofScheme,
  site: (href) => ({
    message: msg('siteNameMissing', { href }),
    suggestion: instead(href, href.replace(/^(https?:)\/*/i, '$1//')),
  }),
  user: (href) => ({
    message: msg('addressHasUser', { href }),
    suggestion: instead(href, href.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')),
  }),
  port: (href) => ({
    message: msg('addressHasBadPort', { href }),
    suggestion: instead(href, href.replace(/^(https?:\/\/[^/:?#]*):[^/?#]*/i, '$1')),
  }),
  host: (href) => ({
    message: msg('addressHasBadSite', { site: nameIn(href) }),
    suggestion: asShown,
  }),
}

/** What to say of an address that may not stand in a page; undefined for one that may. */
export const refuseHref = (href: string, context: Context): LinkAnswer | undefined => {
  const fault = hrefFault(href)
  return fault && words[fault](href, context)
}
