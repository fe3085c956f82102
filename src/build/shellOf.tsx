import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../model/buildModel.ts'
import { notFoundRoute } from '../model/sources.ts'
import { Bottom, Top } from '../page/Page.tsx'
import type { PageContext } from '../page/PageContext.ts'

type Shell = { readonly top: string; readonly bottom: string }

const shells = new WeakMap<Site['settings'], Shell>()

/**
 * Header and footer of a page. They differ between pages only in which link is the current one, so they are rendered
 * once for a site, at an address that no link leads to, and the current links are marked in the text.
 */
export const shellOf = (context: PageContext): Shell => {
  let shell = shells.get(context.site.settings)
  if (!shell) {
    const nowhere = { ...context, page: { ...context.page, route: notFoundRoute } }
    shell = { top: renderToStaticMarkup(<Top context={nowhere} />), bottom: renderToStaticMarkup(<Bottom context={nowhere} />) }
    shells.set(context.site.settings, shell)
  }
  return { top: marked(shell.top, context.page.route), bottom: marked(shell.bottom, context.page.route) }
}

/** The router writes `href` last but for a class; a route has no character that HTML would escape but `&`. */
const marked = (html: string, route: string): string => html.replaceAll(`href="${route.replaceAll('&', '&amp;')}"`, '$& aria-current="page"')
