import type { KnownFile, LintFile } from '../types/file.ts'
import { didYouMean } from './didYouMean.ts'
import type { LinkAnswer } from './LinkAnswer.ts'
import { nearest } from './nearest.ts'

const hasTwins = ({ gathered: { ids } }: LintFile): boolean =>
  new Set(ids.map(({ id }) => id)).size < ids.length

/** What is wrong with the place that a link names, `href` with its `#…`, on a page that is there. */
export const judgePlace = (
  name: string,
  target: KnownFile,
  href: string,
): LinkAnswer | undefined => {
  if (!target.summary.sound || hasTwins(target)) return undefined // its ids may be among what is wrong there
  const { ids } = target
  if (ids.has(name)) return undefined
  const near = nearest(name, ids)
  return {
    cause: {
      name: `place ${target.path}#${name}`,
      told: {
        file: target.path,
        pointer: '/blocks',
        on: 'key',
        message: `Links lead to a place "#${name}", which this page does not have`,
        suggestion:
          'If an "id" or a heading was changed here, give that block the "id" that the links name, or change the links.',
      },
    },
    message: `${href} leads to a place "#${name}" that ${target.path} does not have.`,
    ...(near
      ? {
          others: [
            { label: `Write "#${near}"`, href: href.slice(0, href.length - name.length) + near },
          ],
        }
      : {}),
    suggestion: near
      ? didYouMean(`#${name}`, `#${near}`)
      : ids.size > 0
        ? `The page has ${[...ids]
            .slice(0, 12)
            .map((id) => `#${id}`)
            .join(', ')}.`
        : 'Give the block there that "id".',
  }
}
