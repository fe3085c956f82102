import { directionOf } from '../../../core/document/directionOf.ts'
import type { Site } from '../../../core/kit/Site.ts'

/** What the root of a page says of its language, as attributes. Browsers take a page from left to right where nothing is said. */
export const htmlLanguage = ({ settings: { language } }: Pick<Site, 'settings'>): string =>
  ` lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`
