import type { Theme } from '../document/site.ts'

export type CompositionName = NonNullable<Theme['composition']>

/** What a composition does where a theme says nothing of it; faces are those of devices. */
export type CompositionLayout = {
  readonly heading: string
  readonly text: string
  readonly weight: number
  readonly tracking: string
  readonly radius: NonNullable<Theme['radius']>
}

export const layouts: Readonly<Record<CompositionName, CompositionLayout>> = {
  ledger: { heading: 'Georgia,serif', text: 'system-ui,sans-serif', weight: 600, tracking: '-.015em', radius: 'small' },
  hearth: {
    heading: 'ui-rounded,"Arial Rounded MT Bold",Seravek,Calibri,sans-serif',
    text: 'Seravek,Calibri,system-ui,sans-serif',
    weight: 600,
    tracking: '-.01em',
    radius: 'large',
  },
  poster: { heading: '"Helvetica Neue",Arial,sans-serif', text: '"Helvetica Neue",Arial,sans-serif', weight: 800, tracking: '-.035em', radius: 'none' },
  folio: {
    heading: '"Iowan Old Style","Palatino Linotype",Palatino,serif',
    text: '"Iowan Old Style","Palatino Linotype",Palatino,serif',
    weight: 400,
    tracking: '-.005em',
    radius: 'none',
  },
}

export const layoutOf = ({ composition = 'ledger' }: Theme): CompositionLayout => layouts[composition]
