import { madeIcon } from '../../core/document/addresses.ts'
import type { SiteDocument } from '../../core/document/site.ts'

/** The drawing that all icons are made from: the firm's logo, else one that the build makes of its initials. */
export const iconAddress = ({ firm }: SiteDocument): string => firm.logo ?? madeIcon
