import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import { languageAt } from '../../../../core/model/site/editions/languagesOf.ts'

type Ranked = {
  readonly title: string
  readonly route: string
  /** Whether its title or address has the words; else a place on it has them. */
  readonly isNamed: boolean
}

/** Where somebody writes who looks for a page, and the addresses at which the languages of the site begin. */
export type From = {
  readonly route: string
  readonly languages: readonly { readonly base: string }[]
}

/**
 * Pages as somebody looks for them: those whose title has the words before those whose address has them, both before those of which a place does;
 * of each those in the language of the page that is written on first, and that page before others. Pure.
 */
export const rankPages = <Page extends Ranked>(
  pages: readonly Page[],
  written: string,
  { route, languages }: From,
): Page[] => {
  const own = languageAt(languages, route)
  const rank = ({ title, route: at, isNamed }: Page): number =>
    (matchesQuery(written, title) ? 0 : isNamed ? 4 : 8) +
    (languageAt(languages, at) === own ? 0 : 2) +
    (at === route ? 0 : 1)
  return pages.toSorted((one, other) => rank(one) - rank(other))
}
