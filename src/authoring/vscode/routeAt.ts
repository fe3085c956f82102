import { placeOf } from '../../core/document/sources.ts'

/** The address of the page that a file of a site is; undefined for other files. Paths with slashes. */
export const routeAt = (root: string, path: string): string | undefined =>
  path.startsWith(`${root}/pages/`) && path.endsWith('.json')
    ? placeOf(path.slice(root.length + 1))?.route
    : undefined
