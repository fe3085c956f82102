import { statSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import { manifestFile } from '../store/siteManifest.ts'
import { type BuiltSite, readBuiltSite } from './readBuiltSite.ts'

const stampOf = (dir: string): string | undefined => {
  try {
    const { mtimeMs, ino } = statSync(join(dir, manifestFile))
    return `${mtimeMs}:${ino}`
  } catch {
    return undefined // between two builds there may be no manifest for a moment
  }
}

/**
 * Gives the built site as it is now: a new build in the same folder is taken up without a restart, looked for at most once a
 * second. One that can't be used (`accept` throws) is reported once, and the one before stays.
 */
export const watchSite = (
  dir: string,
  accept: (site: BuiltSite) => void,
  report: (line: string) => void,
): (() => BuiltSite) => {
  let stamp = stampOf(dir)
  let site = readBuiltSite(dir)
  accept(site)
  let looked = Date.now()
  return () => {
    if (Date.now() - looked < 1000) return site
    looked = Date.now()
    const current = stampOf(dir)
    if (current === undefined || current === stamp) return site
    stamp = current
    try {
      const next = readBuiltSite(dir)
      accept(next)
      site = next
    } catch (error) {
      report(`The new build is not served: ${errorMessage(error)}`)
    }
    return site
  }
}
