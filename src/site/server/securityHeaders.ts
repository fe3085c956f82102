/**
 * The headers that every answer carries. One source: the server sends them, and `src/site/build` writes them into the files
 * for static hosts and nginx. `Strict-Transport-Security` is ignored by browsers on plain http, so it does no harm there.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The same with what robots are told of a preview: nothing of it is to be listed, files that are no pages included. */
export const headersOf = ({
  preview,
}: {
  readonly preview?: true | undefined
}): Readonly<Record<string, string>> =>
  preview ? { ...securityHeaders, 'X-Robots-Tag': 'noindex' } : securityHeaders

/**
 * How long files are kept: those with a hash of their content in the name for good; a site's own pictures and fonts for
 * an hour, and shown from the cache for a week while the browser asks whether they have changed; all others are asked for again.
 */
export const cacheRules = {
  hashed: 'public, max-age=31536000, immutable',
  assets: 'public, max-age=3600, stale-while-revalidate=604800',
  default: 'public, max-age=0, must-revalidate',
} as const

/** For answers that are no page of the site: they load nothing, run nothing and stand in no frame. */
export const bareCsp =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * For all files of a site's own on static hosts, whose types are the hosts' business: nothing runs there. A picture, a film or a PDF
 * that is opened by itself is shown by a page that browsers make, which loads the file.
 */
export const assetCsp = bareCsp.replace(
  ';',
  "; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline';",
)

/** A page's policy as a header: what the meta element in the page can't carry is added. */
export const headerCsp = (policy: string): string =>
  policy.includes('frame-ancestors') ? policy : `${policy}; frame-ancestors 'none'`
