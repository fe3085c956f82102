import { useSiteLocale } from '../../store/useSiteLocale.ts'
import { useDocument, useNames } from '../../store/useStudio.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { inOwnExamples } from './inOwnExamples.ts'

/** Puts examples into a hint that are those of the site: an amount in its money, the name of a figure that it has. */
export const useOwnExamples = (): ((hint: string) => string) => {
  const locale = useSiteLocale()
  const currency = valueAt(useDocument('pages/_site.json')?.value, ['currency'])
  const name = useNames()?.facts[0]?.name
  return (hint) =>
    inOwnExamples(hint, {
      locale,
      currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
      name,
    })
}
