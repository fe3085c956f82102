import type { Site } from '../model/buildModel.ts'
import { fileOf } from './outputFiles.ts'

/** What the server needs to know of a built site beyond its files. */
export const siteManifest = (site: Site, policies: ReadonlyMap<string, string>, formEndpoint: string) => ({
  version: 1,
  origin: site.settings.origin,
  formEndpoint,
  pages: Object.fromEntries([...policies].map(([route, csp]) => [route, { file: fileOf(route), csp }])),
  redirects: site.settings.redirects ?? [],
})
