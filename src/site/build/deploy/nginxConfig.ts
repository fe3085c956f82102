import {
  assetFolder,
  bareNotFound,
  clientFolder,
  formFolder,
  fragmentFolder,
  healthAddress,
  hostHeaders,
  hostRedirects,
  isNotFoundRoute,
  notFoundRoute,
} from '../../../core/document/addresses.ts'
import { withoutSlash } from '../../../core/model/text/oldAddress.ts'
import { writeAddress } from '../../../core/model/text/writeAddress.ts'
import { typed } from '../../../core/text/typed.mjs'
import { contentTypes, inertEndings } from '../../server/contentTypes.ts'
import { smallLetters } from '../../server/readBuiltSite.ts'
import { bareCsp, cacheRules, headerCsp, headersOf } from '../../server/securityHeaders.ts'
import type { SiteManifest } from '../../store/siteManifest.ts'

/** A quoted string of nginx, in which only `\` and `"` mean something. */
const literal = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** A string in a place where nginx reads variables. It has no way to write a dollar sign there, so one is escaped as addresses allow. */
const quoted = (text: string): string => literal(text.replaceAll('$', '%24'))

/**
 * nginx reads a key that begins with `~` as a pattern and some words as directives; an address begins with a slash, so neither can
 * occur. A key may stand once, whatever its case.
 */
const map = (
  from: string,
  to: string,
  fallback: string,
  entries: readonly (readonly [string, string])[],
): string =>
  [
    `map ${from} ${to} {`,
    `    default ${fallback};`,
    ...entries.map(([key, value]) => `    ${key} ${value};`),
    '}',
  ].join('\n')

/** Where an old address leads: the visitor's query goes along, in front of a `#…`, unless the target has one of its own. */
const target = (address: string): string => {
  const to = writeAddress(address)
  if (to.includes('?')) return quoted(to)
  const hash = to.indexOf('#')
  const [path, rest] = hash < 0 ? [to, ''] : [to.slice(0, hash), to.slice(hash)]
  return `${quoted(path).slice(0, -1)}$is_args$args${quoted(rest).slice(1)}`
}

/** The first entry of each key: nginx does not start where one stands twice. */
const onceEach = <T extends readonly [string, unknown]>(entries: readonly T[]): T[] => {
  const first = new Map<string, T>()
  for (const entry of entries)
    if (!first.has(smallLetters(entry[0]))) first.set(smallLetters(entry[0]), entry)
  return [...first.values()]
}

const maps = ({ pages, redirects }: SiteManifest): string[] => {
  const routes = Object.entries(pages).filter(([route]) => !isNotFoundRoute(route))
  const known = new Set(routes.map(([route]) => route))
  const moved = [
    ...routes.map(([route, { file }]) => [`/${file}`, route] as const),
    ...(known.has('/') ? [['/index', '/'] as const] : []),
    ...redirects
      .map(({ from, to }) => [withoutSlash(from), to] as const)
      .filter(([from]) => !known.has(from)),
  ]
  const policies = Object.values(pages).map(
    ({ file, csp = '' }) => [literal(`/${file}`), quoted(headerCsp(csp))] as const,
  )
  return [
    '# An address without the slash at its end. The maps below find it in any case.',
    map('$uri', '$broadsheet_bare', '$uri', [['"~^(?<bare>.+?)/+$"', '$bare']]),
    map(
      '$broadsheet_bare',
      '$broadsheet_page',
      '""',
      routes.map(([route]) => [literal(route), quoted(route)]),
    ),
    map(
      '$broadsheet_bare',
      '$broadsheet_redirect',
      '""',
      onceEach(moved).map(([from, to]) => [literal(from), target(to)]),
    ),
    map('$request_uri', '$broadsheet_double', '""', [['"~^[^?]*//"', '1']]),
    '# Where a page is to be asked for instead: nowhere when the address is spelt as the page is.',
    map('"$broadsheet_double$uri $broadsheet_page"', '$broadsheet_there', '$broadsheet_page', [
      ['"~^(.+) \\1$"', '""'],
    ]),
    '# Pages have policies of their own; all else gets the strict one, unless browsers run nothing of its kind.',
    map('$uri', '$broadsheet_csp', quoted(bareCsp), [
      ...policies,
      [`"~*\\.(${inertEndings.join('|')})$"`, '""'],
    ]),
    map('$uri', '$broadsheet_cache', quoted(cacheRules.default), [
      [`"~^${clientFolder}"`, quoted(cacheRules.hashed)],
      [`"~^${fragmentFolder}"`, quoted(cacheRules.default)],
      [`"~^${assetFolder}"`, quoted(cacheRules.assets)],
    ]),
    map('$request_method', '$broadsheet_allow', '"GET, HEAD"', [
      ['GET', '""'],
      ['HEAD', '""'],
    ]),
  ]
}

const headerLines = (manifest: SiteManifest): string[] => [
  ...Object.entries(headersOf(manifest)).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  ),
  'add_header Content-Security-Policy $broadsheet_csp always;',
  'add_header Cache-Control $broadsheet_cache always;',
  'add_header Allow $broadsheet_allow always;',
]

const leadOn = 'if ($broadsheet_redirect != "") { return 301 $broadsheet_redirect; }'

const indent = (lines: readonly string[], depth: number) =>
  lines.map((line) => `${' '.repeat(depth)}${line}`).join('\n')

const types = (): string =>
  indent(
    Object.entries(contentTypes).map(([ending, type]) => `${quoted(type)} ${ending};`),
    8,
  )

/** The form service of this program behind nginx. It believes only this proxy's word on a visitor's address: TRUST_PROXY=1. */
const formService = `    location ${formFolder} {
        client_max_body_size 256k;
        client_body_timeout 20s;
        proxy_pass http://127.0.0.1:4173;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header X-Forwarded-Host $host;
    }

    location = ${healthAddress} {
        proxy_pass http://127.0.0.1:4173;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
    }
`

/** What the addresses of languages begin with that have a not-found page of their own. */
const basesOf = ({ pages }: SiteManifest): string[] =>
  Object.keys(pages).flatMap((route) =>
    isNotFoundRoute(route) && route !== notFoundRoute
      ? [route.slice(0, -notFoundRoute.length)]
      : [],
  )

/** Their addresses are answered as all others are, but for what is not there. */
const languages = (manifest: SiteManifest): string =>
  basesOf(manifest)
    .map(
      (base) => `
    location ${base}/ {
        error_page 404 ${base}${notFoundRoute};
        ${leadOn}
        if ($broadsheet_there != "") { return 301 $broadsheet_there$is_args$args; }
        try_files $uri $uri.html =404;
${indent(headerLines(manifest), 8)}
    }
`,
    )
    .join('')

const notFoundOfLanguages = (manifest: SiteManifest): string =>
  basesOf(manifest)
    .map(
      (base) => `    location = ${base}${notFoundRoute} {
        internal;
${indent(headerLines(manifest), 8)}
    }
`,
    )
    .join('')

/** The name in the site's address; a name with signs that nginx would read as its own is left to whoever includes the file. */
const serverName = (origin: string): string => {
  const { hostname } = new URL(origin)
  return /^[a-z0-9.:[\]-]+$/.test(hostname) ? hostname : '_'
}

/**
 * The configuration of an nginx that answers as `npm run serve` does: to be included in its `http` block. Where the pages post to
 * the site's own origin, /f/ and /~health go to a form service on the same machine (`npm run serve` with TRUST_PROXY=1).
 */
export const nginxConfig = (
  manifest: SiteManifest,
): string => `# Written by ${typed('build')}. Include it in nginx's http block, and set root, listen and server_name.
# With the module for it, add: brotli_static on;

map_hash_max_size 65536;
map_hash_bucket_size 1024;
${maps(manifest).join('\n')}

server {
    listen 80;
    server_name ${serverName(manifest.origin)};
    root /var/www/broadsheet;

    server_tokens off;
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
    client_header_timeout 10s;
    default_type application/octet-stream;
    types {
${types()}
    }
    error_page 404 ${notFoundRoute};
${languages(manifest)}
    location / {
        ${leadOn}
        if ($broadsheet_there != "") { return 301 $broadsheet_there$is_args$args; }
        try_files $uri $uri.html =404;
${indent(headerLines(manifest), 8)}
    }
    location = / {
        ${leadOn}
        try_files /index.html =404;
${indent(headerLines(manifest), 8)}
    }
    location = ${notFoundRoute} {
        internal;
${indent(headerLines(manifest), 8)}
    }
${notFoundOfLanguages(manifest)}    location ~ "/\\.(?!well-known/)" { return 404; }
    location ~ "^(${hostHeaders}|${hostRedirects})$" { return 404; }
    location ~* "\\.(br|gz)$" {
        ${leadOn}
${indent(headerLines(manifest), 8)}
        return 404;
    }
    location = ${bareNotFound} { return 404; }
${manifest.formEndpoint === '' ? formService : ''}}
`
