import { renderToStaticMarkup } from 'react-dom/server'
import type { Block } from '../../../core/document/page.ts'
import type { Site } from '../../../core/kit/Site.ts'
import type { Examples } from '../../../core/kit/schemaFiles.ts'
import { Main } from '../../../render/page/Page.tsx'
import { faceRules } from '../../../render/theme/faceCss.ts'
import { trimSheet } from '../../../render/theme/styleSheet.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { pageHtml } from '../../../site/build/pages/pageHtml.tsx'
import { shellOf } from '../../../site/build/pages/shellOf.tsx'
import { seenAtOnce } from '../seenAtOnce.ts'
import { sheetsOf } from '../sheetsOf.ts'

/** Every name is in this set: a page of the gallery keeps the whole style, since a script may draw any of its parts. */
class Everything extends Set<string> {
  override has() {
    return true
  }
}
const everything = { classes: new Everything(), elements: new Everything() }

export type PageOptions = Pick<PageContext, 'kit' | 'scripts' | 'imports' | 'today'>

type Options = PageOptions & {
  /** Whether header and footer are drawn, and with them the place of toasts. */
  readonly withShell?: boolean
  /** Put at the end of the body. */
  readonly extra?: string
}

/**
 * Draws blocks on a page of their own. Where none of them brings the page's main heading, the page has a hidden one, so
 * that its outline is whole.
 */
export const galleryPage = (
  site: Site,
  title: string,
  blocks: readonly Block[],
  { withShell, extra = '', ...pageOptions }: Options,
): string => {
  // Without a home page there is no way up from here, and so no breadcrumbs.
  const pages = new Map([...site.pages].filter(([route]) => route !== '/'))
  const document = { $schema: '', title, description: title, blocks: [...blocks] }
  const context: PageContext = {
    ...pageOptions,
    site: { ...site, pages },
    page: { documentType: 'page', route: '/~example', file: '', document },
    formEndpoint: '',
  }
  const drawn = renderToStaticMarkup(<Main context={context} />)
  const main = drawn.includes('<h1')
    ? drawn
    : drawn.replace(/<main[^>]*>/, `$&<h1 class="ui-hidden">${title}</h1>`)
  const { top, bottom } = withShell ? shellOf(context) : { top: '', bottom: '' }
  return pageHtml(context, {
    body: `${top}${main}${bottom}${extra}`,
    style:
      seenAtOnce(faceRules(site)) +
      trimSheet(sheetsOf(site.settings, pageOptions.kit).page, everything),
  })
}

/** The examples of a block type, all or one by its number; undefined where there are none. */
export const examplePage = (
  site: Site,
  examples: Examples,
  type: string,
  index: number | undefined,
  pageOptions: PageOptions,
): string | undefined => {
  const all = examples.get(type)
  const shown = index === undefined ? all : all?.slice(index, index + 1)
  return shown && shown.length > 0 ? galleryPage(site, type, shown, pageOptions) : undefined
}
