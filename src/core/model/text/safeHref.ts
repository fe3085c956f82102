const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** Why an address may not stand in a page; the words for each are lint's. */
export type HrefFault =
  | 'signs'
  | 'leaves'
  | 'relative'
  | 'scheme'
  | 'site'
  | 'user'
  | 'port'
  | 'host'

/** A name that visitors can reach: parts with dots between, the last of letters (or in the ASCII form of other letters). */
const siteName =
  /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** Four figures that a browser would not read as others; those of 0 and 127 are the visitor's own device. */
const isNumber = (written: string, read: string) =>
  written === read && /^(?!0\.|127\.)\d+(?:\.\d+){3}$/.test(read)

const readUrl = (href: string): URL | undefined => {
  try {
    return new URL(href) // URL.canParse is too young for some visitors' browsers
  } catch {
    return undefined
  }
}

/** What is wrong with an address of another site. Source: the URL Standard's parser, which is stricter about few things and kinder about many. */
const faultOfSite = (href: string): HrefFault | undefined => {
  const place = /^https?:\/\/([^/?#]+)/i.exec(href)?.[1]
  if (place === undefined) return 'site'
  if (place.includes('@')) return 'user'
  const [, written = '', port] = /^(\[.*\]|[^:]*)(?::(.*))?$/.exec(place) ?? []
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65536))
    return written === '[' ? 'host' : 'port'
  const name = readUrl(href)?.hostname
  return name !== undefined && (siteName.test(name) || isNumber(written, name)) ? undefined : 'host'
}

/**
 * What is wrong with an address, if anything is: allowed are addresses of this site from its root, places on the page, and
 * the schemes above. Browsers skip control signs and read `\` as `/`, so neither is let through.
 */
export const hrefFault = (href: string): HrefFault | undefined => {
  if (/[\u0000-\u0020\u007f-\u009f\\]/.test(href)) return 'signs'
  if (href.startsWith('#')) return undefined
  if (href.startsWith('/')) return href.startsWith('//') ? 'leaves' : undefined
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0].toLowerCase()
  if (!scheme) return 'relative'
  if (!schemes.includes(scheme)) return 'scheme'
  return scheme.startsWith('http') ? faultOfSite(href) : undefined
}

/** Gives the address back if it may stand in a page, else undefined. Pages drop what lint refuses: both ask the same. */
export const safeHref = (href: string): string | undefined =>
  hrefFault(href) === undefined ? href : undefined

/** Whether an address leads to another site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href)
