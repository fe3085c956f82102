import { isLocale } from '../../../../core/model/site/usableSettings.ts'
import { useDocument } from './useStudio.ts'
import { valueAt } from './valueAfter.ts'

/** How the site writes numbers: "en-IN". English, until its settings have come and where they name no language that is known. */
export const useSiteLocale = (): string => {
  const locale = valueAt(useDocument('pages/_site.json')?.value, ['locale'])
  return typeof locale === 'string' && isLocale(locale) ? locale : 'en'
}
