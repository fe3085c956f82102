import { renderToStaticMarkup } from 'react-dom/server'
import { listsInOrder } from '../../../core/model/site/listsInOrder.ts'
import type { WrapBlock } from '../../../render/page/BlockList.tsx'
import { Head } from '../../../render/page/Head.tsx'
import { inlineScript } from '../../../render/page/inlineScript.ts'
import { Main } from '../../../render/page/Page.tsx'
import { speculationRules } from '../../../render/page/speculationRules.ts'
import { faceRules } from '../../../render/theme/faceCss.ts'
import { scriptCss } from '../../../render/theme/scriptCss.ts'
import { type Sheet, trimSheet } from '../../../render/theme/styleSheet.ts'
import { usedIn } from '../../../render/theme/usedIn.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { htmlLanguage } from './htmlLanguage.ts'
import { shellOf } from './shellOf.tsx'

/** The parts that a page is put together from. */
export type PageParts = { readonly body: string; readonly style: string }

/** Draws what is a page's own. Throws what a block throws. */
export const drawMain = (context: PageContext, wrapBlock?: WrapBlock): string =>
  listsInOrder(renderToStaticMarkup(<Main context={context} wrapBlock={wrapBlock} />), context.site)

/** Draws a page's body and picks its style. Pure, so that the checker draws the same page in the browser. Throws what a block throws. */
export const pageParts = (context: PageContext, sheet: Sheet, wrapBlock?: WrapBlock): PageParts => {
  const main = drawMain(context, wrapBlock)
  const { top, bottom, used } = shellOf(context)
  const { classes, elements } = usedIn(`<html${htmlLanguage(context.site)}>${main}`)
  for (const name of used.classes) classes.add(name)
  for (const name of used.elements) elements.add(name)
  return {
    body: `${top}${main}${bottom}`,
    style:
      faceRules(context.site) +
      trimSheet(sheet, { classes, elements }) +
      scriptCss(context.site.settings),
  }
}

/** Puts a page together. `csp` is left out only where the page stands in a preview. */
export const pageHtml = (
  context: PageContext,
  { body, style }: PageParts,
  csp?: string,
): string => {
  const head = renderToStaticMarkup(<Head context={context} />)
  const loader = context.scripts['browser/entries/loader.ts'] ?? ''
  const policy =
    csp === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${csp}">`
  return `<!doctype html><html${htmlLanguage(context.site)}><head>${policy}${head}<style>${style}</style><script>${inlineScript(context)}</script><script type="speculationrules">${speculationRules}</script><script type="module" src="${loader}"></script></head><body>${body}</body></html>\n`
}
