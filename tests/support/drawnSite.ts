import type { AnyPage, Site } from '../../src/core/kit/Site.ts'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { editionOf } from '../../src/core/model/site/editions/editionOf.ts'
import { everyPage } from '../../src/core/model/site/editions/everyPage.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../src/kits/standard/pageKit.ts'
import { parseSheet } from '../../src/render/theme/styleSheet.ts'
import { themeCss } from '../../src/render/theme/themeCss.ts'
import type { PageContext } from '../../src/render/ui/PageContext.ts'
import { pageHtml, pageParts } from '../../src/site/build/pages/pageHtml.tsx'
import { readSite } from '../../src/site/store/readSite.ts'
import { boatyard } from './sites.ts'

/** The boatyard's site, in memory: it has every kind of page. */
export const boatyardSite = (): Site => buildModel(standardKit, readSite(boatyard))

/** The same site as it will be once the firm's name and address are real. */
export const realSite = (): Site => {
  const site = boatyardSite()
  return { ...site, settings: { ...site.settings, placeholder: false } }
}

/** What a page is drawn with; scripts have no addresses here. */
export const surroundings = (site: Site): Omit<PageContext, 'page'> => ({
  kit: standardPageKit,
  site,
  scripts: {},
  imports: {},
  formEndpoint: '',
  today: '2026-01-15',
})

/** Every document of a site that becomes a page: pages, dialogs, the not-found page, in all of its languages. */
export const allDocuments = (site: Site): AnyPage[] => everyPage(site)

/** Every page of a site as the build draws it, by its route. */
export const drawnPages = (site: Site): Map<string, string> => {
  const sheet = parseSheet(themeCss(site.settings))
  return new Map(
    allDocuments(site).map((page) => {
      const context = { ...surroundings(editionOf(site, page)), page }
      return [page.route, pageHtml(context, pageParts(context, sheet))]
    }),
  )
}
