import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { notFoundRoute } from '../../../core/document/addresses.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { listsInOrder } from '../../../core/model/site/listsInOrder.ts'
import { escapeHtml } from '../../../core/text/escapeHtml.mjs'
import { Bottom, Top } from '../../../render/page/Page.tsx'
import { Languages } from '../../../render/shell/Languages.tsx'
import { type Used, usedIn } from '../../../render/theme/usedIn.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'

type Shell = {
  readonly top: string
  readonly bottom: string /** What occurs in both, for the style. */
  readonly used: Used
}

/** Drawn by src/render/shell/Header.tsx. */
const placeOfLanguages = '<div data-languages=""></div>'

const shells = new WeakMap<Site['settings'], Shell>()

/**
 * Header and footer of a page. They differ between pages only in which link is the current one, so they are rendered
 * once for a site, at an address that no link leads to, and the current links are marked in the text.
 */
export const shellOf = (context: PageContext): Shell => {
  let shell = shells.get(context.site.settings)
  if (!shell) {
    const nowhere = { ...context, page: { ...context.page, route: notFoundRoute } }
    const drawn = (part: ReactElement) => listsInOrder(renderToStaticMarkup(part), context.site)
    const [top, bottom] = [drawn(<Top context={nowhere} />), drawn(<Bottom context={nowhere} />)]
    shell = { top, bottom, used: usedIn(top + bottom) }
    shells.set(context.site.settings, shell)
  }
  const [top, bottom] = [
    marked(shell.top, context.page.route),
    marked(shell.bottom, context.page.route),
  ]
  return context.site.editions
    ? withLanguages({ top, bottom, used: shell.used }, context)
    : { top, bottom, used: shell.used }
}

/** Where else the page is, which no two pages share, and what is said of a page that is not there. */
const withLanguages = ({ top, bottom, used }: Shell, { site, page }: PageContext): Shell => {
  const languages = renderToStaticMarkup(<Languages site={site} page={page} />)
  const own = usedIn(languages)
  return {
    top: top.replace(placeOfLanguages, () => languages),
    bottom,
    used: {
      classes: new Set([...used.classes, ...own.classes]),
      elements: new Set([...used.elements, ...own.elements]),
    },
  }
}

/** The router writes `href` last but for a class; a route has no character that HTML would escape but `&`. */
const marked = (html: string, route: string): string =>
  html.replaceAll(`href="${escapeHtml(route)}"`, '$& aria-current="page"')
