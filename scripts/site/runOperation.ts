import type { Ground, Plan } from '../../src/content/commands/Ground.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { carryOut } from '../../src/site/store/carryOut.ts'
import { officeDay } from '../../src/site/store/officeDay.ts'
import { say, tell } from '../../src/site/terminal/print.mjs'
import { openProgress } from '../../src/site/terminal/progress.ts'
import { rootOf } from '../engineHere.mjs'
import { openSite } from './openSite.ts'

type Options = {
  readonly root: string | undefined
  readonly dryRun: boolean
  readonly tellsFindings?: boolean
}

/**
 * Carries an operation out on a site, as `carryOut` does, for a command: `root` and `dryRun` are its options as they were typed. What can't be done is told
 * in words, and the command ends with 1; with DEBUG in the environment the place in the program is told too.
 */
export const runOperation = async (
  { root: typed, ...options }: Options,
  operation: (ground: Ground) => Plan,
): Promise<void> => {
  const root = rootOf(typed)
  const { kit, engine } = await openSite(standardKit, root)
  const { progress, end } = openProgress()
  try {
    carryOut(
      kit,
      { ...options, root, engine, today: officeDay(root, Date.now()), progress, tell: say },
      (ground) => {
        end()
        return operation(ground)
      },
    )
  } catch (error) {
    end()
    if (process.env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
    tell(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
