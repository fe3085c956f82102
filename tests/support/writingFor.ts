import type { Writing } from '../../src/core/kit/Writing.ts'
import { writingIn } from '../../src/core/kit/writingIn.ts'
import { languages } from '../../src/core/locale/registry.ts'

/** How a site writes whose language and locale are the same. */
export const writingFor = (locale: string, currency = 'GBP'): Writing =>
  writingIn({ languages }, { language: locale, locale, currency })
