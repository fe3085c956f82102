import type { Theme } from '../../core/document/site.ts'

/** Whether a section is told by its kind beside its heading: a ledger's margin does so, unless it numbers them, and nobody misses it where a label would stand above the heading. */
export const hasMargin = ({ composition = 'ledger', signature }: Theme): boolean =>
  composition === 'ledger' && signature !== 'register'
