import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Git } from './runGit.ts'
import { stop } from './Trouble.ts'

/** So often, and in steps of so many milliseconds, somebody looks whether another git has come to its end. */
const tries = 10
const step = 150

/** Waits until no other git writes in the folder. Errors: `PublishTrouble` where one does not come to an end, or was ended in the middle of it. */
export const untilFree = async (git: Git): Promise<void> => {
  const lock = `${(await git(['rev-parse', '--path-format=absolute', '--git-path', 'index'])).stdout.trim()}.lock`
  for (let count = 0; count < tries; count += 1) {
    if (!existsSync(lock)) return
    await setTimeout(step)
  }
  stop(
    'Git is at work in this folder, so nothing was published.',
    'Let it finish, then publish again. If nobody is at work there, a git that was ended by force has left the file below: whoever set the site up takes it away.',
    lock,
  )
}
