import type { AnyPage } from '../../kit/Site.ts'

/** The main heading of a page, as its `h1` says it: that of its first block; a dialog has its own. */
export const mainHeading = ({ documentType, document }: AnyPage): string => {
  if (documentType === 'dialog') return document.heading
  const heading = document.blocks[0]?.['heading']
  return typeof heading === 'string' ? heading : document.title
}
