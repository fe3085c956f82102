import { remoteTrouble } from './remoteTrouble.ts'
import type { Target } from './repository.ts'
import type { Git } from './runGit.ts'
import { PublishTrouble } from './Trouble.ts'

/** How long the other side may say nothing, in milliseconds. */
export type Timeouts = { readonly talk: number; readonly push: number; readonly checks: number }

/** A push waits for what the server does with it, a commit for the checks of the repository. */
export const defaultTimeouts: Timeouts = { talk: 30_000, push: 120_000, checks: 300_000 }

/** The commit at which a remote's branch is now, which is here then; undefined where the remote has no such branch. Errors: `PublishTrouble`. */
export const remoteTip = async (
  git: Git,
  { remote, branch }: Pick<Target, 'remote' | 'branch'>,
  { talk }: Timeouts,
): Promise<string | undefined> => {
  const listed = await git(['ls-remote', '--heads', '--', remote, `refs/heads/${branch}`], {
    timeout: talk,
  })
  if (listed.status !== 0) throw new PublishTrouble(remoteTrouble(listed))
  const tip = listed.stdout.split(/\s/)[0]
  if (!tip) return undefined
  if ((await git(['cat-file', '-e', `${tip}^{commit}`])).status === 0) return tip
  const fetched = await git(
    ['fetch', '--no-tags', '--progress', '--', remote, `refs/heads/${branch}`],
    { timeout: talk },
  )
  if (fetched.status !== 0) throw new PublishTrouble(remoteTrouble(fetched))
  const { stdout } = await git(['rev-parse', '--verify', '--quiet', 'FETCH_HEAD^{commit}'])
  return stdout.trim() || tip
}
