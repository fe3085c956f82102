import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { WriteProblem } from '../../core/edits/change.ts'

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

const realOf = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    return '' // a link that leads nowhere, or to itself
  }
}

/** The real folder in which a file would come to lie: that of the nearest one that is there. */
const folderFor = (path: string): string =>
  isThere(dirname(path)) ? realOf(dirname(path)) : folderFor(dirname(path))

/**
 * Refuses what a link would lead out of a site's pages, judged by where the folders really lie at this moment. Errors: `WriteProblem`, also where the
 * site's own folder is gone.
 */
export const refuseOutside = (root: string, paths: readonly string[]): void => {
  const home = realOf(join(root, 'pages'))
  if (!isThere(join(root, 'pages')) && paths.includes('pages/_site.json')) return // a new site
  if (home === '')
    throw new WriteProblem({ code: 'pagesGone', data: { folder: join(root, 'pages') } })
  const folders = new Map(paths.map((path) => [dirname(path), path]))
  for (const path of folders.values()) {
    const folder = folderFor(join(root, path))
    if (folder !== home && !folder.startsWith(`${home}/`) && !folder.startsWith(`${home}\\`))
      throw new WriteProblem({ code: 'outsideLink', data: { file: path } })
  }
}
