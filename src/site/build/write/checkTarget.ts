import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nextFolder } from '../../store/applyUpdate.ts'
import { readManifest } from '../../store/siteManifest.ts'
import { lookAt } from '../pages/lookAt.ts'
import { type BuildRecord, readRecord, recordFile } from './buildRecord.ts'

const isThere = (folder: string, { disk }: BuildRecord): boolean =>
  [...disk].some(
    ([path, [, size]]) =>
      !path.startsWith('.broadsheet/') && lookAt(join(folder, path))?.size === size,
  )

/** Whether every page that the server's own list names stands there. */
const isWholeSite = (folder: string): boolean => {
  try {
    return Object.values(readManifest(folder).pages).every(({ file }) =>
      lookAt(join(folder, file))?.isFile(),
    )
  } catch {
    return false // no list, or another one
  }
}

/**
 * Throws where the folder that is to be written is somebody else's. It will do if it is not there, if there is nothing in it but a build's own notes,
 * or if one of the files that the record of a build lists stands in it with the size that it had: a folder named `.broadsheet` alone proves nothing.
 * While an update is being finished, its record may still be among the new files. Where the record is damaged, all pages that the server knows of must
 * stand there: what is as it would be written is then taken over, and all else left.
 */
export const checkTarget = (target: string): void => {
  const stat = statSync(target, { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory())
    throw new Error(`${target} is a file. Name a folder that the site may be written to.`)
  const strange = readdirSync(target).filter(
    (name) => name !== '.broadsheet' || !lstatSync(join(target, name)).isDirectory(),
  )
  if (strange.length === 0) return
  const records = [readRecord(target), readRecord(join(target, nextFolder))]
  if (records.some((record) => typeof record === 'object' && isThere(target, record))) return
  if (records.includes('damaged') && isWholeSite(target)) return
  if (records.includes('damaged'))
    throw new Error(
      `the list of what was built into ${target} is damaged (${recordFile}), so nobody can tell which of its files are yours. Delete ${target} if none of them is, and run the command again; or name another folder with --out.`,
    )
  const some = strange.slice(0, 3).join(', ')
  throw new Error(
    `${target} holds something else than a built site (${some}${strange.length > 3 ? ', …' : ''}), and it stays as it is. Name an empty folder, or empty this one.`,
  )
}
