import { joinSome } from '../../../core/text/joinWords.ts'
import type { BuildResult } from '../buildSite.ts'

/** What a person should know of a build besides that it was made: what somebody, or a disk, had done to its files since the last one. */
export const describeRepairs = ({
  out,
  changes: { mended, left },
}: Pick<BuildResult, 'out' | 'changes'>): string[] => [
  ...(mended.length > 0
    ? [
        `In ${out} these were missing, or not as the last build had left them, and were made anew: ${joinSome(mended, 5)}.`,
      ]
    : []),
  ...(left.length > 0
    ? [
        `In ${out} these were changed by somebody since the last build, which the site has no more use for: ${joinSome(left, 5)}. They stay; delete them if nobody needs them.`,
      ]
    : []),
]
