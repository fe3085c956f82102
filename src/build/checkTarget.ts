import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Throws where the folder that is to be written holds anything but a built site: a build replaces all that is in it.
 * An empty folder and one that is not there will do.
 */
export const checkTarget = (target: string): void => {
  if (!existsSync(target)) return
  if (!statSync(target).isDirectory()) throw new Error(`${target} is a file. Name a folder that the site may be written to.`)
  if (readdirSync(target).length === 0 || existsSync(join(target, '.broadsheet'))) return
  throw new Error(`${target} holds something else than a built site, and would be replaced. Name an empty folder, or empty this one.`)
}
