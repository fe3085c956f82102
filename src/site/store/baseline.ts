import { existsSync, renameSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isPassedOver } from '../../core/document/passedOver.ts'
import { commitAt, filesAt } from './git.ts'
import { privateFolder } from './privateFolder.ts'

/** Where a site without git keeps the state with which its changes are compared: a copy of its `pages/`, below the site's data. */
export const baselineOf = (root: string): string => join(root, 'data', 'baseline')

export const hasBaseline = (root: string): boolean => existsSync(join(baselineOf(root), 'pages'))

/** The last commit of a site whose documents are kept in git; undefined for all others. */
export const lastCommit = (root: string): string | undefined => {
  const commit = commitAt(root, 'HEAD')
  return commit !== undefined && filesAt(root, commit).size > 0 ? commit : undefined
}

const copyPages = async (root: string): Promise<void> => {
  const folder = baselineOf(root)
  const [next, old] = [`${folder}.next`, `${folder}.old`] // what a killed command has left of them is written over
  if (!existsSync(join(root, 'pages'))) return // whoever reads the site says so
  await Promise.all([next, old].map((path) => rm(path, { recursive: true, force: true })))
  try {
    privateFolder(next)
    await cp(join(root, 'pages'), join(next, 'pages'), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !isPassedOver(basename(path)),
    })
    // At once, so that nobody in this process finds neither.
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(next, folder)
  } finally {
    await Promise.all([next, old].map((path) => rm(path, { recursive: true, force: true })))
  }
}

/** The last copy that is being made of each site: two at once would take each other's files away. */
const underWay = new Map<string, Promise<void>>()

/** Keeps the site as it is now in the place of what was kept before; whole or not at all, one after the other. Hidden files are left out. */
export const keepBaseline = (root: string): Promise<void> => {
  const work: Promise<void> = (underWay.get(root) ?? Promise.resolve())
    .catch(() => undefined) // told to whoever asked for it
    .then(() => copyPages(root))
    .finally(() => {
      if (underWay.get(root) === work) underWay.delete(root)
    })
  underWay.set(root, work)
  return work
}

/** Keeps the site as it is now where nothing is kept yet, once for all who ask at the same time. */
export const beginBaseline = (root: string): Promise<void> =>
  underWay.get(root) ?? (hasBaseline(root) ? Promise.resolve() : keepBaseline(root))
