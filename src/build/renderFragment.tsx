import { renderToStaticMarkup } from 'react-dom/server'
import { DialogFragment } from '../page/DialogFragment.tsx'
import type { PageContext } from '../page/PageContext.ts'
import { type Sheet, trimSheet } from '../theme/styleSheet.ts'
import { usedIn } from '../theme/usedIn.ts'

/** The inner part of a dialog with the style that pages without a form don't have. */
export const renderFragment = (context: PageContext, sheet: Sheet): string => {
  const body = renderToStaticMarkup(<DialogFragment context={context} />)
  const used = usedIn(`<dialog class="dialog">${body}`)
  return `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>-</title><style>${trimSheet(sheet, { ...used, classes: new Set([...used.classes, ...atRunTime]) })}</style>${body}\n`
}

/** Classes that the form takes on only in the browser. */
const atRunTime = ['dialog', 'form-error', 'form-alert', 'form-done', 'toast']
