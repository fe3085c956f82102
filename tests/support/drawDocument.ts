import { exampleSite } from '../../src/authoring/workspace/gallery/exampleSite.ts'
import type { SiteDocument } from '../../src/core/document/site.ts'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../src/kits/standard/pageKit.ts'
import { opener } from '../../src/render/page/inlineScript.ts'
import type { SheetName } from '../../src/render/theme/compositionSheets.ts'
import { dialogSheet, parseSheet } from '../../src/render/theme/styleSheet.ts'
import { themeCss } from '../../src/render/theme/themeCss.ts'
import { renderFragment } from '../../src/site/build/pages/renderFragment.tsx'
import { renderPage } from '../../src/site/build/pages/renderPage.tsx'
import { dangersIn } from './dangersIn.ts'
import { type Made, paths, siteWith, textOf } from './documents.ts'

type Sheets = {
  readonly page: ReturnType<typeof parseSheet>
  readonly dialog: ReturnType<typeof dialogSheet>
}
const made = new Map<SheetName, Sheets>()

const sheetsOf = (name: SheetName, settings: SiteDocument): Sheets => {
  const known = made.get(name)
  if (known) return known
  const theme = themeCss(settings)
  const sheets = { page: parseSheet(theme), dialog: dialogSheet(theme) }
  made.set(name, sheets)
  return sheets
}

/** A document that was made as the page it becomes in the example site, set in a composition or as a register, and what is dangerous in it. */
export const drawDocument = (
  kind: 'page' | 'dialog',
  document: Made,
  look: SheetName = 'ledger',
): { html: string; dangers: string[] } => {
  const drawn = buildModel(standardKit, siteWith(paths[kind], textOf(document)), { drafts: true })
  const settings = {
    ...drawn.settings,
    theme: {
      ...exampleSite(standardKit, undefined, undefined).settings.theme,
      ...(look === 'register' ? { signature: look } : { composition: look }),
    },
  }
  const site = { ...drawn, settings }
  const sheets = sheetsOf(look, settings)
  const page = kind === 'page' ? site.pages.get('/made') : site.dialogs.get('made')
  if (!page) throw new Error('The document has become no page.')
  const context = {
    kit: standardPageKit,
    site,
    page,
    scripts: {
      'browser/entries/loader.ts': '/assets/b/loader.js',
      [opener]: '/assets/b/dialogs.js',
    },
    imports: {},
    formEndpoint: '',
    today: '2026-01-15',
  }
  const { html, csp } = renderPage(context, sheets.page)
  const fragment = page.documentType === 'dialog' ? renderFragment(context, sheets.dialog) : ''
  return { html, dangers: [...dangersIn(html, csp), ...dangersIn(fragment)] }
}
