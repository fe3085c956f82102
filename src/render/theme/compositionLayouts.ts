import type { Theme } from '../../core/document/site.ts'

export type CompositionName = NonNullable<Theme['composition']>

/** What a composition does where a theme says nothing of it; faces are those of devices. */
export type CompositionLayout = {
  readonly heading: string
  readonly text: string
  readonly weight: number
  readonly tracking: string
  readonly radius: NonNullable<Theme['radius']>
  /** Where a theme's ornament repeats. */
  readonly frieze: string
}

const frieze = '.footer::before,.band::before'

const layouts: Readonly<Record<CompositionName, CompositionLayout>> = {
  ledger: {
    heading: 'Georgia,serif',
    text: 'system-ui,sans-serif',
    weight: 600,
    tracking: '-.015em',
    radius: 'small',
    frieze,
  },
  hearth: {
    heading: 'ui-rounded,"Arial Rounded MT Bold",Seravek,Calibri,sans-serif',
    text: 'Seravek,Calibri,system-ui,sans-serif',
    weight: 600,
    tracking: '-.01em',
    radius: 'large',
    frieze: '.footer::before',
  },
  poster: {
    heading: '"Helvetica Neue",Arial,sans-serif',
    text: '"Helvetica Neue",Arial,sans-serif',
    weight: 800,
    tracking: '-.035em',
    radius: 'none',
    frieze,
  },
  folio: {
    heading: '"Iowan Old Style","Palatino Linotype",Palatino,serif',
    text: '"Iowan Old Style","Palatino Linotype",Palatino,serif',
    weight: 400,
    tracking: '-.005em',
    radius: 'none',
    frieze: '.footer::before',
  },
}

export const layoutOf = ({ composition = 'ledger' }: Theme): CompositionLayout =>
  layouts[composition]
