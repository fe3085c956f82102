import type { Ground, Plan } from '../../src/content/commands/Ground.ts'
import { errorMessage } from '../../src/core/text/errorMessage.mjs'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { carryOut } from '../../src/site/store/carryOut.ts'
import { officeDay } from '../../src/site/store/officeDay.ts'
import type { Io } from '../../src/site/terminal/io.mjs'
import { openProgress } from '../../src/site/terminal/progress.ts'
import { rootOf } from '../engineHere.mjs'
import { openSite } from './openSite.ts'

type Options = {
  readonly root: string | undefined
  readonly dryRun: boolean
  readonly tellsFindings?: boolean
}

/** Reports an error of a command in words; with DEBUG in the environment also where in the program it came from. */
export const reportError = (error: unknown, { env, tell }: Io): void => {
  if (env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
  tell(errorMessage(error))
}

/**
 * Carries an operation out on a site, as `carryOut` does, for a command: `root` and `dryRun` are its options as they were typed. Returns the exit code; what
 * can't be done is reported in words, with 1.
 */
export const runOperation = async (
  { root: typed, ...options }: Options,
  io: Io,
  operation: (ground: Ground) => Plan,
): Promise<number> => {
  const root = rootOf(typed)
  const { kit, engine } = await openSite(standardKit, root, io)
  const { progress, end } = openProgress()
  try {
    carryOut(
      kit,
      { ...options, root, engine, today: officeDay(root, Date.now()), progress, tell: io.say },
      (ground) => {
        end()
        return operation(ground)
      },
    )
    return 0
  } catch (error) {
    end()
    reportError(error, io)
    return 1
  }
}
