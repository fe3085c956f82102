import { renderFragment } from '../../src/build/renderFragment.tsx'
import { renderPage } from '../../src/build/renderPage.tsx'
import { buildModel } from '../../src/model/buildModel.ts'
import { opener } from '../../src/page/inlineScript.ts'
import { exampleSite } from '../../src/preview/gallery/exampleSite.ts'
import { standardKit } from '../../src/standard/kit.ts'
import { standardPageKit } from '../../src/standard/pageKit.ts'
import { dialogSheet, parseSheet } from '../../src/theme/styleSheet.ts'
import { themeCss } from '../../src/theme/themeCss.ts'
import { dangersIn } from './dangersIn.ts'
import { type Made, paths, siteWith, textOf } from './documents.ts'

const theme = themeCss(exampleSite(standardKit, undefined, undefined).settings)
const sheets = { page: parseSheet(theme), dialog: dialogSheet(theme) }

/** A document that was made as the page it becomes in the example site, and what is dangerous in it. */
export const drawDocument = (kind: 'page' | 'dialog', document: Made): { html: string; dangers: string[] } => {
  const site = buildModel(standardKit, siteWith(paths[kind], textOf(document)), { drafts: true })
  const page = kind === 'page' ? site.pages.get('/made') : site.dialogs.get('made')
  if (!page) throw new Error('The document has become no page.')
  const context = {
    kit: standardPageKit,
    site,
    page,
    scripts: { 'client/entries/loader.ts': '/assets/b/loader.js', [opener]: '/assets/b/dialogs.js' },
    imports: {},
    formEndpoint: '',
    today: '2026-01-15',
  }
  const { html, csp } = renderPage(context, sheets.page)
  const fragment = page.documentType === 'dialog' ? renderFragment(context, sheets.dialog) : ''
  return { html, dangers: [...dangersIn(html, csp), ...dangersIn(fragment)] }
}
