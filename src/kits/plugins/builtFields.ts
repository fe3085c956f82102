import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FieldSet } from '../../render/fields/FieldSet.ts'
import { withOwnFields } from '../../render/form/ownFields.ts'
import { ownFile } from '../../site/store/siteManifest.ts'
import { fieldsIn } from './fieldsIn.ts'
import type { LoadedParts } from './OwnParts.ts'

/**
 * The fields of a built site, by which enquiries are judged and forms drawn anew: those that every site has, with those of its own, which the build has put beside
 * its manifest. No bundler is needed for that, nor the sources.
 */
export const builtFields = async (
  dir: string,
  standard: FieldSet,
  tell: (line: string) => void,
): Promise<FieldSet> => {
  const file = join(dir, ownFile)
  if (!existsSync(file)) return standard
  const { give } = await import('./given.ts')
  give()
  tell(
    `The site in ${dir} has fields of its own: the programs that judge them were built with it, and run here.`,
  )
  const loaded = (await import(
    /* @vite-ignore */ `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
  )) as LoadedParts // see partsEntry.ts
  return withOwnFields(standard, fieldsIn(loaded))
}
