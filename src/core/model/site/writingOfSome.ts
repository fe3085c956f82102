import type { SiteDocument } from '../../document/site.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { Writing } from '../../kit/Writing.ts'
import { writingIn } from '../../kit/writingIn.ts'
import { usableSettings } from './usableSettings.ts'

/** How a site writes of whose settings perhaps only a part is right: English and dollars stand for what is missing. */
export const writingOfSome = (kit: Kit, settings: Partial<SiteDocument>): Writing => {
  const { language = 'en', locale = 'en', currency = 'USD' } = usableSettings(settings)
  return writingIn(kit, { language, locale, currency })
}
