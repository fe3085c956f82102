import { assetFolder, clientFolder } from '../../../core/document/addresses.ts'
import { writeAddress } from '../../../core/model/text/writeAddress.ts'
import { typesForHosts } from '../../server/contentTypes.ts'
import { assetCsp, cacheRules, headersOf } from '../../server/securityHeaders.ts'
import type { SiteManifest } from '../../store/siteManifest.ts'

/**
 * `_headers` as static hosts read it. Pages carry their own policy in a meta element, which can't say who may frame them; caching
 * stays the hosts' usual one, which asks again each time, but for files with a hash in their name.
 */
export const headersFile = (manifest: Pick<SiteManifest, 'preview'> = {}): string =>
  [
    '/*',
    ...Object.entries(headersOf(manifest)).map(([name, value]) => `  ${name}: ${value}`),
    "  Content-Security-Policy: frame-ancestors 'none'",
    // Hosts send what browsers run as pages under types of their own: .xhtml, .xml, .svgz.
    `${assetFolder}*`,
    `  Content-Security-Policy: ${assetCsp}`,
    ...typesForHosts.flatMap(([ending, type]) => [
      `${assetFolder}*.${ending}`,
      `  Content-Type: ${type}`,
    ]),
    `${clientFolder}*`,
    `  Cache-Control: ${cacheRules.hashed}`,
    '',
  ].join('\n')

/** A path as browsers ask for it, with what hosts would read as something else escaped: patterns, names of parts, the end of the address. */
const askedFor = (path: string): string =>
  encodeURI(path).replace(
    /[*?#]|(?<=\/):/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** `_redirects` as static hosts read it: old addresses, permanently, each on a line of three words. */
export const redirectsFile = ({ redirects }: SiteManifest): string =>
  redirects.map(({ from, to }) => `${askedFor(from)} ${writeAddress(to)} 301\n`).join('')
