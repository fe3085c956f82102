import { assetFolder, madeFolder } from '../../document/addresses.ts'

/**
 * Drawings (SVG) with colours of their own for a dark page, in a media query. Chromium and Firefox follow it where the drawing is
 * an `img`; WebKit shows such a drawing light whatever the page is. So the build writes it a second time, in its dark colours.
 */
export const hasDarkColours = (svg: string): boolean => /prefers-color-scheme\s*:\s*dark/.test(svg)

/** The address of a drawing in its dark colours. Takes that of the drawing, `/assets/logo.svg`. */
export const darkAddress = (address: string): string => address.replace(assetFolder, madeFolder)
