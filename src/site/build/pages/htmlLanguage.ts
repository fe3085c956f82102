import { directionOf } from '../../../core/document/directionOf.ts'

/** What the root of a page says of its language, as attributes. Browsers take a page from left to right where nothing is said. */
export const htmlLanguage = ({
  settings: { language },
}: {
  readonly settings: { readonly language: string }
}): string => ` lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`
