import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findParts } from '../../kits/plugins/findParts.ts'

/** A folder of schema files, and what changes whenever they are written anew. */
export type Schemas = { readonly folder: string; readonly stamp: string }

/**
 * The schemas by which a site's documents are written: those in its own folder where it has parts of its own, as the command `schema` has written them; else the
 * engine's. They are data: also where nothing of the site may be run.
 */
export const schemasOf = (root: string, engine: string): Schemas => {
  const own = join(root, 'schema')
  const page = join(own, 'page.schema.json')
  if (!existsSync(page) || findParts(root).length === 0) return { folder: engine, stamp: engine }
  return { folder: own, stamp: `${own} ${statSync(page).mtimeMs}` }
}
