import type { LinkAnswer } from '../links/LinkAnswer.ts'
import type { Fix, Offer, Report } from '../types/report.ts'

/** What may be done about an address: `fixOf` writes another one where it stands. */
export const offersOf = (
  { right, others = [] }: Partial<LinkAnswer>,
  fixOf: (href: string) => Fix,
): Pick<Report, 'fix' | 'offers'> => ({
  ...(right === undefined ? {} : { fix: fixOf(right) }),
  ...(others.length > 0
    ? {
        offers: others.map(
          ({ href, ...other }): Offer => ({
            ...other,
            ...(href === undefined ? {} : { fix: fixOf(href) }),
          }),
        ),
      }
    : {}),
})
