/** What opens dialogs and looks after forms, as one file: it comes on intent, called for by the page's inline script and by the loader. */
export { openDialog } from '../dialog.ts'
export { watchForm } from '../forms.ts'
export { remind } from '../remind.ts'
