/** What the loader loads on intent, as one file: one round trip instead of several. */
export { openDialog } from './dialog.ts'
export { watchForm } from './forms.ts'
export { remind } from './remind.ts'
