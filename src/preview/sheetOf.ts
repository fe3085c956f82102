import type { SiteDocument } from '../document/site.ts'
import { parseSheet, type Sheet } from '../theme/styleSheet.ts'
import { themeCss } from '../theme/themeCss.ts'

let last: { readonly theme: string; readonly sheet: Sheet } | undefined

/** The site's style sheet, read again only when the theme has changed. */
export const sheetOf = (settings: SiteDocument): Sheet => {
  const theme = themeCss(settings)
  if (last?.theme !== theme) last = { theme, sheet: parseSheet(theme) }
  return last.sheet
}
