import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** What a copy goes without: what is made, or large. */
const left = new Set(['.git', 'node_modules', 'dist', 'data', 'packed', 'pages'])

/**
 * Copies a project's folder with another site in the place of its own, and the same packages, so that its tests can be run there. Takes the
 * project's folder, the one that holds the other site's `pages/`, and the copy's, which is made. Throws what the file system says.
 * @param {string} project
 * @param {string} site
 * @param {string} copy
 */
export const copyWithSite = (project, site, copy) => {
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(project))
    if (!left.has(name)) cpSync(join(project, name), join(copy, name), { recursive: true })
  cpSync(join(project, site, 'pages'), join(copy, 'pages'), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'dir')
}
