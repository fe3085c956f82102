import { renderToStaticMarkup } from 'react-dom/server'
import { listsInOrder } from '../../../core/model/site/listsInOrder.ts'
import { DialogFragment } from '../../../render/page/DialogFragment.tsx'
import { type Sheet, trimSheet } from '../../../render/theme/styleSheet.ts'
import { usedIn } from '../../../render/theme/usedIn.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { htmlLanguage } from './htmlLanguage.ts'

const escaped = (text: string) => text.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The inner part of a dialog with the style that pages without a form don't have: in a template, since the policy of the page that fetches it allows no style. */
export const renderFragment = (context: PageContext, sheet: Sheet): string => {
  const body = listsInOrder(
    renderToStaticMarkup(<DialogFragment context={context} />),
    context.site,
  )
  const { classes, elements } = usedIn(
    `<dialog class="dialog"${htmlLanguage(context.site)}>${body}`,
  )
  // The page has styled itself: nothing outside the dialog is the dialog's to style.
  for (const page of ['html', 'body', 'head']) elements.delete(page)
  return `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>-</title><body><template>${escaped(trimSheet(sheet, { classes, elements }))}</template>${body}\n`
}
