import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawing } from '../../../content/contentChecks/checkSite.ts'
import type { AnyPage, Site } from '../../../core/kit/Site.ts'
import { eachEdition, editionOf } from '../../../core/model/site/editions/editionOf.ts'
import { Main } from '../../../render/page/Page.tsx'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { shellOf } from './shellOf.tsx'

/** Draws the pages of a site for those who only read them: no script is named and no form sent. `today` as year-month-day. */
export const drawingOf = (site: Site, kit: PageContext['kit'], today: string): Drawing => {
  const contextOf = (page: AnyPage): PageContext => ({
    site: editionOf(site, page),
    kit,
    page,
    scripts: {},
    formEndpoint: '',
    today,
  })
  const first = (): AnyPage => {
    const [page] = (eachEdition(site)[0] ?? site).pages.values()
    if (!page) throw new Error('The site has no published page.')
    return page
  }
  return {
    page: (page) => renderToStaticMarkup(<Main context={contextOf(page)} />),
    frame: () => {
      const { top, bottom } = shellOf(contextOf(first()))
      return top + bottom
    },
  }
}
