import type { SiteManifest } from '../../server/siteManifest.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'
import { nginxConfig } from './nginxConfig.ts'

/** What hosts need to answer as our own server does, made from the same headers, types and redirects. `404.html` is a page. */
export const deployFiles = (manifest: SiteManifest): { readonly path: string; readonly content: Buffer }[] =>
  Object.entries({
    _headers: headersFile(),
    _redirects: redirectsFile(manifest),
    '.broadsheet/nginx.conf': nginxConfig(manifest),
  }).map(([path, text]) => ({ path, content: Buffer.from(text) }))
