import { type HrefFault, hrefFault, safeHref } from '../../../core/model/text/safeHref.ts'
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
      message: `${href} does not begin with a slash.`,
      suggestion: `Write "${right}".`,
      right,
    }
  if (mailbox.test(href))
    return {
      message: `${href} is an e-mail address without "mailto:".`,
      suggestion: `Write "mailto:${href}".`,
      right: `mailto:${href}`,
    }
  if (beginsWithSite(href))
    return {
      message: `${href} is another site's address without "https://".`,
      suggestion: `Write "https://${href}".`,
    }
  const late = /^(https?)\/\/(.+)/i.exec(href)
  if (late)
    return {
      message: `${href} lacks the colon after "${late[1]}".`,
      suggestion: `Write "${late[1]}://${late[2]}".`,
    }
  return {
    message: `${href} does not begin with a slash.`,
    suggestion: 'Addresses of this site begin at its root: /services/repair.',
  }
}

const ofScheme = (href: string): LinkAnswer => {
  if (beginsWithSite(href))
    return {
      message: `${href} is another site's address without "https://".`,
      suggestion: `Write "https://${href}".`,
    }
  const scheme = href.slice(0, href.indexOf(':') + 1)
  const near =
    scheme.length > 4 ? nearest(scheme, ['https:', 'http:', 'mailto:', 'tel:']) : undefined
  return {
    message: `Addresses that begin with ${scheme} are not allowed.`,
    ...(near
      ? { others: [{ label: `Write "${near}"`, href: near + href.slice(scheme.length) }] }
      : {}),
    suggestion: near
      ? `Did you mean "${near}"?`
      : 'Allowed are pages of this site (/contact), places on the page (#fees), https:, http:, mailto: and tel:.',
  }
}

const asShown =
  'Write the whole address as a browser shows it, such as https://www.example.org/page.'

/** Offers an address instead of a wrong one, where it can be linked to. */
const instead = (href: string, other: string): string =>
  other !== href && safeHref(other) ? `Write "${other}".` : asShown

const nameIn = (href: string): string =>
  /^https?:\/\/(\[[^\]/?#]*\]?|[^/:?#]*)/i.exec(href)?.[1] ?? ''

const words: Readonly<Record<HrefFault, (href: string, context: Context) => LinkAnswer>> = {
  signs: (href) => ({
    message: `${JSON.stringify(href)} is no address: it holds a space, a line break or a backslash.`,
    suggestion: 'Write it without.',
  }),
  leaves: (href) => ({
    message: `${href} leaves the site without saying how.`,
    suggestion: `Write https:${href} for another site.`,
  }),
  relative: rooted,
  scheme: ofScheme,
  site: (href) => ({
    message: `${href} names no site: its name stands after "${href.slice(0, href.indexOf(':'))}://".`,
    suggestion: instead(href, href.replace(/^(https?:)\/*/i, '$1//')),
  }),
  user: (href) => ({
    message: `${href} holds a user's name before the "@", which everybody can read.`,
    suggestion: instead(href, href.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')),
  }),
  port: (href) => ({
    message: `${href} names a port that there is not: ports are numbers from 1 to 65535.`,
    suggestion: instead(href, href.replace(/^(https?:\/\/[^/:?#]*):[^/?#]*/i, '$1')),
  }),
  host: (href) => ({
    message: `"${nameIn(href)}" is no name of a site that visitors can reach.`,
    suggestion: asShown,
  }),
}

/** What to say of an address that may not stand in a page; undefined for one that may. */
export const refuseHref = (href: string, context: Context): LinkAnswer | undefined => {
  const fault = hrefFault(href)
  return fault && words[fault](href, context)
}
