import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The nearest folder at or above another one that is a repository; `.git` is a file in a worktree. */
const repositoryAt = (folder: string): string | undefined => {
  if (existsSync(join(folder, '.git'))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : repositoryAt(above)
}

const real = (path: string): string | undefined => {
  try {
    return realpathSync(path)
  } catch {
    return undefined // it does not exist
  }
}

/**
 * Where a site is in its repository, as `website/docs`; `''` if it is the whole of it, or in none. `workspace` is the
 * folder that counts where there is no repository, such as GITHUB_WORKSPACE.
 */
export const folderInRepository = (root: string, workspace: string | undefined): string => {
  const site = real(root)
  if (site === undefined) return ''
  const top = repositoryAt(site) ?? (workspace === undefined ? undefined : real(workspace))
  const path = top === undefined ? '' : relative(top, site)
  return path === '..' || path.startsWith(`..${sep}`) ? '' : path.split(sep).join('/')
}
