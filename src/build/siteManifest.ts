import type { Site } from '../model/buildModel.ts'
import { formsIn } from '../model/formsIn.ts'
import { fileOf } from './fileOf.ts'

/** What the server needs to know of a built site beyond its files; its shape is checked by src/server/siteManifest.ts. */
export const siteManifest = (site: Site, policies: ReadonlyMap<string, string>, formEndpoint: string) => ({
  version: 1,
  origin: site.settings.origin,
  formEndpoint,
  firm: site.settings.firm.name,
  words: site.words,
  pages: Object.fromEntries([...policies].map(([route, csp]) => [route, { file: fileOf(route), csp }])),
  redirects: site.settings.redirects ?? [],
  forms: [...site.pages.values(), ...site.dialogs.values()].flatMap(({ route, document }) =>
    formsIn(document.blocks).map((form) => ({
      name: form.name,
      id: site.settings.forms[form.name]?.id ?? '',
      formType: form.formType,
      route,
      next: form.success.page ?? '/',
      fields: form.fields,
    })),
  ),
})
