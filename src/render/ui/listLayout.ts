import type { Theme } from '../../core/document/site.ts'

/** How a list of what has been published is set: whether what is featured leads it or all stand alike, and which entries show a picture. */
export type ListLayout = { readonly leads: boolean; readonly pictures: 'none' | 'lead' | 'all' }

const layouts: Readonly<Record<NonNullable<Theme['composition']>, ListLayout>> = {
  ledger: { leads: true, pictures: 'none' },
  hearth: { leads: false, pictures: 'all' },
  poster: { leads: false, pictures: 'all' },
  folio: { leads: true, pictures: 'lead' },
}

/** A register is an index: all are in it alike, by their numbers. */
export const listLayout = ({ composition = 'ledger', signature }: Theme): ListLayout =>
  composition === 'ledger' && signature === 'register'
    ? { leads: false, pictures: 'none' }
    : layouts[composition]
