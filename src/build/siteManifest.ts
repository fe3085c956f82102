import type { Site } from '../model/buildModel.ts'
import type { SiteManifest } from '../server/siteManifest.ts'
import { fileOf } from './fileOf.ts'
import { formDescriptions } from './formDescriptions.ts'

/** What the server needs to know of a built site beyond its files; its shape is checked by src/server/siteManifest.ts. */
export const siteManifest = (site: Site, policies: ReadonlyMap<string, string>, formEndpoint: string): SiteManifest => ({
  version: 1,
  origin: site.settings.origin,
  formEndpoint,
  firm: site.settings.firm.name,
  words: site.words,
  timeZone: site.settings.timeZone,
  pages: Object.fromEntries([...policies].map(([route, csp]) => [route, { file: fileOf(route), csp }])),
  redirects: site.settings.redirects ?? [],
  forms: formDescriptions(site),
})
