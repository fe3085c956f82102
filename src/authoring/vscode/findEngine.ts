import { posix } from 'node:path'

/** A program of Node and what it is called with. */
export type Program = { readonly path: string; readonly args: readonly string[] }

/** An engine in a folder: its program, and the words that name the site to it where that is not the folder that it runs in. */
export type FoundEngine = { readonly path: string; readonly site: readonly string[] }

const checkoutMarks = ['scripts/run.mjs', 'scripts/package/broadsheet.ts']

const checkoutAbove = (folder: string, exists: (path: string) => boolean): string | undefined => {
  if (checkoutMarks.every((mark) => exists(posix.join(folder, mark)))) return folder
  const above = posix.dirname(folder)
  return above === folder || above === '.' ? undefined : checkoutAbove(above, exists)
}

/**
 * The engine that a site brings: the package that is installed in its folder, or the checkout that it lies in. Undefined where there is none. It is code
 * of that folder, to be run only where the folder is trusted. `root` with slashes.
 */
export const findEngine = (
  root: string,
  exists: (path: string) => boolean,
): FoundEngine | undefined => {
  const installed = `${root}/node_modules/broadsheet/packed/broadsheet.js`
  if (exists(installed)) return { path: installed, site: [] }
  const checkout = checkoutAbove(root, exists)
  return checkout === undefined
    ? undefined
    : { path: posix.join(checkout, 'scripts/run.mjs'), site: ['--root', root] }
}
