import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { commitAt, filesAt } from './git.ts'

/** Where a site without git keeps the state with which its changes are compared: a copy of its `pages/`, below the site's data. */
export const baselineOf = (root: string): string => join(root, 'data', 'baseline')

export const hasBaseline = (root: string): boolean => existsSync(join(baselineOf(root), 'pages'))

/** The last commit of a site whose documents are kept in git; undefined for all others. */
export const lastCommit = (root: string): string | undefined => {
  const commit = commitAt(root, 'HEAD')
  return commit !== undefined && filesAt(root, commit).size > 0 ? commit : undefined
}

/** Keeps the site as it is now in the place of what was kept before; whole or not at all. Hidden files are left out. */
export const keepBaseline = async (root: string): Promise<void> => {
  const folder = baselineOf(root)
  const [next, old] = [`${folder}.next`, `${folder}.old`] // what a killed command has left of them is written over
  if (!existsSync(join(root, 'pages'))) return // whoever reads the site says so
  await mkdir(dirname(folder), { recursive: true })
  await Promise.all([next, old].map((path) => rm(path, { recursive: true, force: true })))
  try {
    await cp(join(root, 'pages'), join(next, 'pages'), { recursive: true, preserveTimestamps: true, filter: (path) => !basename(path).startsWith('.') })
    if (existsSync(folder)) await rename(folder, old)
    await rename(next, folder)
  } finally {
    await Promise.all([next, old].map((path) => rm(path, { recursive: true, force: true })))
  }
}
