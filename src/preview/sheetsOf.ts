import type { SiteDocument } from '../document/site.ts'
import { dialogSheet, parseSheet, type Sheet } from '../theme/styleSheet.ts'
import { themeCss } from '../theme/themeCss.ts'

/** The style sheets of a site: that of its pages, and what a dialog brings along. */
export type SiteSheets = { readonly page: Sheet; readonly dialog: Sheet }

let last: { readonly theme: string; readonly sheets: SiteSheets } | undefined

/** The site's style sheets, read again only when its theme has changed. */
export const sheetsOf = (settings: SiteDocument): SiteSheets => {
  const css = themeCss(settings)
  const theme = JSON.stringify(css)
  if (last?.theme !== theme) last = { theme, sheets: { page: parseSheet(css), dialog: dialogSheet(css) } }
  return last.sheets
}
