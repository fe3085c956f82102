import type { SiteDocument } from '../../core/document/site.ts'
import { dialogSheet, parseSheet, type Sheet } from '../../render/theme/styleSheet.ts'
import { themeCss } from '../../render/theme/themeCss.ts'
import type { PageKit } from '../../render/ui/PageKit.ts'

/** The style sheets of a site: that of its pages, and what a dialog brings along. */
export type SiteSheets = { readonly page: Sheet; readonly dialog: Sheet }

/** As many themes as are looked at in turns: the site's own, and the gallery's light and dark ones. */
const limit = 4
const known = new Map<string, SiteSheets>()

/** The sheet of dialogs is read once one is looked at: the page that is opened first need not wait for it. */
const read = (css: Parameters<typeof parseSheet>[0]): SiteSheets => {
  let dialog: Sheet | undefined
  return {
    page: parseSheet(css),
    get dialog() {
      dialog ??= dialogSheet(css)
      return dialog
    },
  }
}

/** The site's style sheets, read again only when its theme or the style of its own parts has changed. */
export const sheetsOf = (settings: SiteDocument, { own }: Pick<PageKit, 'own'>): SiteSheets => {
  const css = { ...themeCss(settings), own: own?.styles ?? '' }
  const theme = JSON.stringify(css)
  const sheets = known.get(theme) ?? read(css)
  known.delete(theme)
  known.set(theme, sheets)
  if (known.size > limit) known.delete([...known.keys()][0] ?? '') // the one that was looked at longest ago
  return sheets
}
