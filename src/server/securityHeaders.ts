/**
 * The headers that every answer carries. One source: the server sends them, and `src/build` writes them into the files
 * for static hosts and nginx. `Strict-Transport-Security` is ignored by browsers on plain http, so it does no harm there.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** For answers that are no page of the site: they load nothing, run nothing and stand in no frame. */
export const bareCsp = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What one page needs. `scripts` and `styles` are hashes of inline elements as in CSP: `sha256-…`, without quotes. */
export type PageNeeds = {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  /** Origin of the form service; empty for the site's own. */
  readonly formEndpoint?: string
  /** Other origins that pages may load pictures from or send requests to (`allowedOrigins` in _site.json). */
  readonly allowedOrigins?: readonly string[]
}

/**
 * The Content-Security-Policy of a page. A meta element takes it without `frame-ancestors`, which only a header carries:
 * see `forMeta`.
 */
export const pageCsp = ({ scripts = [], styles = [], formEndpoint = '', allowedOrigins = [] }: PageNeeds, forMeta = false): string => {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const endpoint = formEndpoint ? [formEndpoint] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", 'data:', ...allowedOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...endpoint, ...allowedOrigins],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...endpoint],
    'base-uri': ["'none'"],
    ...(forMeta ? {} : { 'frame-ancestors': ["'none'"] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
