import type { Timeouts } from './remoteTip.ts'
import { remoteTrouble } from './remoteTrouble.ts'
import type { Git } from './runGit.ts'
import { PublishTrouble } from './Trouble.ts'

/** What became of a push: taken, with what the server said; or the branch has moved on there meanwhile. */
export type Pushed = { readonly isTaken: true; readonly said: string } | { readonly isTaken: false }

/** Sends a commit to a branch of a remote; never by force. Errors: `PublishTrouble`. */
export const pushCommit = async (
  git: Git,
  commit: string,
  to: { readonly remote: string; readonly branch: string },
  { push }: Timeouts,
): Promise<Pushed> => {
  const args = [
    'push',
    '--porcelain',
    '--progress',
    '--no-follow-tags',
    '--',
    to.remote,
    `${commit}:refs/heads/${to.branch}`,
  ]
  const answer = await git(args, { timeout: push })
  if (answer.status === 0) return { isTaken: true, said: answer.said }
  if (
    /\[rejected\].*\((fetch first|non-fast-forward|stale info)\)|cannot lock ref|failed to update ref/i.test(
      answer.stdout,
    )
  )
    return { isTaken: false }
  throw new PublishTrouble(remoteTrouble(answer))
}
