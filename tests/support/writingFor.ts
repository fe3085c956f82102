import type { Writing } from '../../src/kit/Writing.ts'
import { writingIn } from '../../src/kit/writingIn.ts'
import { languages } from '../../src/languages/registry.ts'

/** How a site writes whose language and locale are the same. */
export const writingFor = (locale: string, currency = 'GBP'): Writing => writingIn({ languages }, { language: locale, locale, currency })
