import { notFoundRoute } from '../../model/sources.ts'
import { contentTypes } from '../../server/contentTypes.ts'
import { bareCsp, cacheRules, headerCsp, securityHeaders } from '../../server/securityHeaders.ts'
import type { SiteManifest } from '../../server/siteManifest.ts'

/** A quoted string of nginx. It has no way to write a dollar sign in a value, so one is percent-encoded, as addresses allow. */
const quoted = (text: string): string => `"${text.replace(/\$/g, '%24').replace(/[\\"]/g, '\\$&')}"`

/** nginx reads a key that begins with `~` as a pattern and some words as directives; an address begins with a slash, so neither can occur. */
const map = (from: string, to: string, usual: string, entries: readonly (readonly [string, string])[]): string =>
  [`map ${from} ${to} {`, `    default ${usual};`, ...entries.map(([key, value]) => `    ${key} ${value};`), '}'].join('\n')

/** Where an old address leads: the visitor's query goes along, in front of a `#…`, unless the target has one of its own. */
const target = (to: string): string => {
  if (to.includes('?')) return quoted(to)
  const hash = to.indexOf('#')
  const [path, rest] = hash < 0 ? [to, ''] : [to.slice(0, hash), to.slice(hash)]
  return `${quoted(path).slice(0, -1)}$is_args$args${quoted(rest).slice(1)}`
}

const withoutSlash = (address: string): string => address.replace(/(?<=.)\/+$/, '')

const maps = ({ pages, redirects }: SiteManifest): string[] => {
  const routes = Object.entries(pages).filter(([route]) => route !== notFoundRoute)
  const known = new Set(routes.map(([route]) => route))
  const leads = [
    ...redirects.map(({ from, to }) => [withoutSlash(from), to] as const).filter(([from]) => !known.has(from)),
    ...routes.map(([route, { file }]) => [`/${file}`, route] as const),
  ]
  const policies = Object.values(pages).map(({ file, csp = '' }) => [quoted(`/${file}`), quoted(headerCsp(csp))] as const)
  return [
    '# An address without the slash at its end. The maps below find it in any case.',
    map('$uri', '$broadsheet_bare', '$uri', [['"~^(?<bare>.+?)/+$"', '$bare']]),
    map(
      '$broadsheet_bare',
      '$broadsheet_page',
      '""',
      routes.map(([route]) => [quoted(route), quoted(route)]),
    ),
    map(
      '$broadsheet_bare',
      '$broadsheet_redirect',
      '""',
      leads.map(([from, to]) => [quoted(from), target(to)]),
    ),
    map('$request_uri', '$broadsheet_double', '""', [['"~^[^?]*//"', '1']]),
    '# Where a page is to be asked for instead: nowhere when the address is spelt as the page is.',
    map('"$broadsheet_double$uri $broadsheet_page"', '$broadsheet_there', '$broadsheet_page', [['"~^(.+) \\1$"', '""']]),
    map('$uri', '$broadsheet_csp', '""', [...policies, ['"~\\.(html|svg)$"', quoted(bareCsp)]]),
    map('$uri', '$broadsheet_cache', quoted(cacheRules.usual), [
      ['"~^/assets/b/"', quoted(cacheRules.hashed)],
      ['"~^/assets/f/"', quoted(cacheRules.usual)],
      ['"~^/assets/"', quoted(cacheRules.assets)],
    ]),
    map('$request_method', '$broadsheet_allow', '"GET, HEAD"', [
      ['GET', '""'],
      ['HEAD', '""'],
    ]),
  ]
}

const headerLines = (): string[] => [
  ...Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  'add_header Content-Security-Policy $broadsheet_csp always;',
  'add_header Cache-Control $broadsheet_cache always;',
  'add_header Allow $broadsheet_allow always;',
]

const indent = (lines: readonly string[], depth: number) => lines.map((line) => `${' '.repeat(depth)}${line}`).join('\n')

const types = (): string =>
  indent(
    Object.entries(contentTypes).map(([ending, type]) => `${quoted(type)} ${ending};`),
    8,
  )

/** The form service of this program behind nginx. It believes only this proxy's word on a visitor's address: TRUST_PROXY=1. */
const formService = `    location /f/ {
        client_max_body_size 256k;
        client_body_timeout 20s;
        proxy_pass http://127.0.0.1:4173;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header X-Forwarded-Host $host;
    }

    location = /~health {
        proxy_pass http://127.0.0.1:4173;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
    }
`

/**
 * The configuration of an nginx that answers as `npm run serve` does: to be included in its `http` block. Where the pages post to
 * the site's own origin, /f/ and /~health go to a form service on the same machine (`npm run serve` with TRUST_PROXY=1).
 */
export const nginxConfig = (
  manifest: SiteManifest,
): string => `# Written by npm run build. Include it in nginx's http block, and set root, listen and server_name.
# With the module for it, add: brotli_static on;

map_hash_max_size 65536;
map_hash_bucket_size 512;
${maps(manifest).join('\n')}

server {
    listen 80;
    server_name ${new URL(manifest.origin).hostname};
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

    location / {
        if ($broadsheet_redirect != "") { return 301 $broadsheet_redirect; }
        if ($broadsheet_there != "") { return 301 $broadsheet_there$is_args$args; }
        try_files $uri $uri.html =404;
${indent(headerLines(), 8)}
    }
    location = / {
        try_files /index.html =404;
${indent(headerLines(), 8)}
    }
    location = ${notFoundRoute} {
        internal;
${indent(headerLines(), 8)}
    }
    location ~ "/\\.(?!well-known/)" { return 404; }
    location ~ "^/_(headers|redirects)$" { return 404; }
    location ~* "\\.(br|gz)$" { return 404; }
${manifest.formEndpoint === '' ? formService : ''}}
`
