import { hostHeaders, hostRedirects, pathOf } from '../../../core/document/addresses.ts'
import type { SiteManifest } from '../../store/siteManifest.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'
import { nginxConfig } from './nginxConfig.ts'

/** What hosts need to answer as our own server does, by its path, made from the same headers, types and redirects. `404.html` is a page. */
export const deployFiles: Readonly<Record<string, (manifest: SiteManifest) => string>> = {
  [pathOf(hostHeaders)]: headersFile,
  [pathOf(hostRedirects)]: redirectsFile,
  '.broadsheet/nginx.conf': nginxConfig,
}
