import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Writes into the file that FILE_TIMES names how many seconds each file of tests took, its imports and what it sets up included. */
export default class FileTimes implements Reporter {
  onTestRunEnd(files: Parameters<NonNullable<Reporter['onTestRunEnd']>>[0]) {
    const to = process.env['FILE_TIMES']
    if (!to) return
    const times = files.map((file) => {
      const { collectDuration, setupDuration, duration } = file.diagnostic()
      return {
        file: file.relativeModuleId,
        seconds: (collectDuration + setupDuration + duration) / 1000,
      }
    })
    writeFileSync(to, JSON.stringify(times))
  }
}
