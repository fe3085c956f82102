import type { Kit } from '../../../core/kit/Kit.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { fileOf } from '../../../core/model/site/fileOf.ts'
import { liveRedirects } from '../../../core/model/site/liveRedirects.ts'
import type { SiteManifest } from '../../store/siteManifest.ts'
import { formDescriptions } from '../pages/formDescriptions.ts'
import { serverWords } from '../pages/serverWords.ts'

/** What the server needs to know of a built site beyond its files; its shape is checked by src/site/store/siteManifest.ts. */
export const siteManifest = (
  kit: Kit,
  site: Site,
  policies: ReadonlyMap<string, string>,
  formEndpoint: string,
): SiteManifest => ({
  version: 1,
  origin: site.settings.origin,
  formEndpoint,
  firm: site.settings.firm.name,
  words: serverWords(site),
  timeZone: site.settings.timeZone,
  ...(site.editions ? { languages: site.editions.map(({ language }) => language.tag) } : {}),
  ...(site.asOf === undefined ? {} : { asOf: site.asOf }),
  pages: Object.fromEntries(
    [...policies].map(([route, csp]) => [route, { file: fileOf(route), csp }]),
  ),
  redirects: liveRedirects(site).map(({ from, to }) => ({ from, to })),
  forms: formDescriptions(kit, site),
  ...(site.isPreview ? { preview: true } : {}),
})
