import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { applyUpdate, journalFile } from './applyUpdate.ts'
import { recordFile } from './buildRecord.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // somebody else's process
  }
}

/** What builds that are no longer running have left beside a site: half of a new one, or the old one on its way out. */
const leftoversOf = (folder: string): { path: string; kind: string }[] => {
  const name = basename(folder)
  if (!existsSync(dirname(folder))) return []
  return readdirSync(dirname(folder)).flatMap((entry) => {
    const [, pid, kind = ''] = (entry.startsWith(`${name}.`) && /^\.(\d+)\.(part|old)$/.exec(entry.slice(name.length))) || []
    return pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid))) ? [] : [{ path: join(dirname(folder), entry), kind }]
  })
}

/**
 * Makes one whole site of what a killed build has left, and clears the rest away. The record is written last, so that a
 * folder with one is whole. Whoever builds or serves a folder calls this first; it costs nothing where nothing is left.
 */
export const recoverBuild = (folder: string): void => {
  const left = leftoversOf(folder)
  const whole = (kind: string) => left.find((one) => one.kind === kind && existsSync(join(one.path, recordFile)))
  const rescued = existsSync(folder) ? undefined : (whole('part') ?? whole('old'))
  if (rescued) renameSync(rescued.path, folder)
  for (const { path } of left) rmSync(path, { recursive: true, force: true })
  if (existsSync(join(folder, journalFile))) applyUpdate(folder)
}
