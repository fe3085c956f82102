import { msg } from '../messages/msg.ts'
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
        message: msg('linksToMissingPlace', { name }),
        suggestion: msg('restorePlaceId'),
      },
    },
    message: msg('noSuchPlace', { href, name, path: target.path }),
    ...(near
      ? {
          others: [
            {
              label: msg('writePlace', { near }),
              href: href.slice(0, href.length - name.length) + near,
            },
          ],
        }
      : {}),
    suggestion: near
      ? didYouMean(`#${name}`, `#${near}`)
      : ids.size > 0
        ? msg('pageHasPlaces', { ids: [...ids].slice(0, 12) })
        : msg('giveBlockThatId'),
  }
}
