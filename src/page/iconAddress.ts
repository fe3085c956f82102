import type { SiteDocument } from '../document/site.ts'

/** The drawing that all icons are made from: the firm's logo, else one that the build makes of its initials. */
export const iconAddress = ({ firm }: SiteDocument): string => firm.logo ?? '/icon.svg'

/** Icons for what cannot show the drawing: old browsers ask for the first by themselves, phones for the others. Sides in pixels. */
export const rasterIcons = { favicon: '/favicon.ico', touch: '/apple-touch-icon.png', small: '/icon-192.png', large: '/icon-512.png' } as const

export const manifestAddress = '/site.webmanifest'
