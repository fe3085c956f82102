import { languageBase } from '../../../document/addresses.ts'
import { directionOf } from '../../../document/directionOf.ts'
import { memoize } from '../../../document/memoize.ts'
import type { SiteDocument } from '../../../document/site.ts'
import type { SiteLanguage } from '../../../kit/Site.ts'

/** Asked for with each document. */
const listed = memoize(
  (languages: NonNullable<SiteDocument['languages']>): readonly SiteLanguage[] =>
    languages.map(({ tag, name }, index) => ({
      tag,
      name,
      base: index === 0 ? '' : languageBase(tag),
      direction: directionOf(tag),
    })),
)

/** The languages of a site, the main one first; none where it has only one, since then nobody need hear of languages. */
export const languagesOf = ({
  languages = [],
}: Partial<Pick<SiteDocument, 'languages'>>): readonly SiteLanguage[] =>
  languages.length < 2 ? [] : listed(languages)

type InLanguage = Pick<SiteLanguage, 'base'>

const isBelow = (route: string, base: string): boolean =>
  base !== '' && (route === base || route.startsWith(`${base}/`))

/** The one of several that an address belongs to, by what it begins with: the first, the main one, where it begins with none of the others. */
export const languageAt = <T extends InLanguage>(
  languages: readonly T[],
  route: string,
): T | undefined => languages.find(({ base }) => isBelow(route, base)) ?? languages[0]

/** The address of the home page in a language. */
export const homeIn = ({ base }: InLanguage): string => (base === '' ? '/' : base)

/** An address in the main language without what its language begins with: `/about` of `/hi/about`. */
export const withoutBase = (route: string, { base }: InLanguage): string =>
  isBelow(route, base) ? route.slice(base.length) || '/' : route

/** The address that a page of the main language has in another one: `/hi/about` of `/about`. */
export const withBase = (route: string, { base }: InLanguage): string =>
  base === '' ? route : route === '/' ? base : base + route

/** The address that the same page has in another language, whether or not it is there. */
export const sameIn = (route: string, from: InLanguage, to: InLanguage): string =>
  withBase(withoutBase(route, from), to)
