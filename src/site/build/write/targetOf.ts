import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** The place that a path names once all links are followed, though nothing may be there yet. */
const follow = (path: string, links = 0): string => {
  try {
    return realpathSync.native(path)
  } catch (error) {
    if (codeOf(error) === 'ELOOP' || links > 40)
      throw new Error(`${path} is a link that leads to itself. Name a folder.`)
    if (codeOf(error) !== 'ENOENT') throw error
  }
  const parent = dirname(path)
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    return follow(resolve(follow(parent, links), readlinkSync(path)), links + 1)
  return parent === path ? path : join(follow(parent, links), basename(path))
}

/** The folder that a build writes: where a link leads to, not the link. Throws for one inside of `pages/`, whose files are the site's documents. */
export const targetOf = (out: string, root: string): string => {
  const target = follow(resolve(out))
  const pages = follow(resolve(root, 'pages'))
  if (target === pages || target.startsWith(pages + sep))
    throw new Error(
      `${out} is inside of ${pages}, which holds the site's documents: what is built would be taken for pages. Name a folder outside of it.`,
    )
  return target
}
