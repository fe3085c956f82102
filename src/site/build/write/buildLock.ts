import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockOn, removeEmpty, tryLock } from '../../store/folderLock.ts'

/** How long a build waits for another one, in milliseconds. */
const timeout = 600_000

/** Runs `action` while no other build writes the folder. Says whom it waits for; throws after ten minutes, naming who it was. */
export const withBuildLock = async <T>(
  folder: string,
  tell: (line: string) => void,
  check: () => void,
  action: () => Promise<T>,
): Promise<T> => {
  let said = ''
  const isNew = !existsSync(folder)
  const end = Date.now() + timeout
  for (;;) {
    const other = lockOn(folder)
    if (!other) {
      check() // not before the other one is done, which may be making what is looked for
      const release = tryLock(folder)
      if (release)
        return action().finally(() => {
          release()
          if (isNew) removeEmpty(join(folder, '.broadsheet'), folder) // nothing was written into it after all
        })
    } else {
      const who = `process ${other.pid}, since ${new Date(other.since).toTimeString().slice(0, 8)} (${other.path})`
      if (Date.now() > end)
        throw new Error(
          `another build has been writing ${folder} for ten minutes: ${who}. Stop it, or delete that file if it is not running any more.`,
        )
      if (said !== other.name) tell(`Another build is writing ${folder}: ${who}. Waiting for it …`)
      said = other.name
    }
    await wait(100 + Math.random() * 100)
  }
}
