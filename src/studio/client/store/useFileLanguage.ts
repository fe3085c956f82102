import type { SiteDocument } from '../../../document/site.ts'
import { placeOf } from '../../../document/sources.ts'
import type { SiteLanguage } from '../../../kit/Site.ts'
import { furtherLanguage } from '../../../lint/named/languagesOf.ts'
import { languagesOf } from '../../../model/editions/languagesOf.ts'
import { useDocument } from './useStudio.ts'
import { valueAt } from './valueAfter.ts'

/** The further language that a document is written in; nothing where that is the main one. */
export const useFileLanguage = (file: string): SiteLanguage | undefined => {
  const listed = valueAt(useDocument('pages/_site.json')?.value, ['languages'])
  const languages = Array.isArray(listed) ? languagesOf({ languages: listed as NonNullable<SiteDocument['languages']> }) : [] // lint tells what is wrong in it
  return furtherLanguage(languages, { place: placeOf(file) })
}
