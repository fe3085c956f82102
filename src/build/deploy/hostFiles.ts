import { cacheRules, securityHeaders } from '../../server/securityHeaders.ts'
import type { SiteManifest } from '../../server/siteManifest.ts'

/**
 * `_headers` as static hosts read it. Pages carry their own policy in a meta element, which can't say who may frame them; caching
 * stays the hosts' usual one, which asks again each time, but for files with a hash in their name.
 */
export const headersFile = (): string =>
  [
    '/*',
    ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
    "  Content-Security-Policy: frame-ancestors 'none'",
    '/assets/b/*',
    `  Cache-Control: ${cacheRules.hashed}`,
    '',
  ].join('\n')

/** `_redirects` as static hosts read it: old addresses, permanently. An address with a blank would be read as two. */
export const redirectsFile = ({ redirects }: SiteManifest): string =>
  redirects.map(({ from, to }) => `${from.replaceAll(' ', '%20')} ${to.replaceAll(' ', '%20')} 301\n`).join('')
