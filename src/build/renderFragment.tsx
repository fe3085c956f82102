import { renderToStaticMarkup } from 'react-dom/server'
import { DialogFragment } from '../page/DialogFragment.tsx'
import type { PageContext } from '../page/PageContext.ts'
import { type Sheet, trimSheet } from '../theme/styleSheet.ts'
import { usedIn } from '../theme/usedIn.ts'

/** The inner part of a dialog with the style that pages without a form don't have. */
export const renderFragment = (context: PageContext, sheet: Sheet): string => {
  const body = renderToStaticMarkup(<DialogFragment context={context} />)
  const { classes, elements } = usedIn(`<dialog class="dialog">${body}`)
  const used = { classes: new Set([...classes, 'toast']), elements: new Set([...elements].filter((name) => name !== 'html' && name !== 'body')) }
  return `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>-</title><style>${trimSheet(sheet, used)}</style>${body}\n`
}
