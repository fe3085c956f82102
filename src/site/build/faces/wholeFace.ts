import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { clientFolder } from '../../../core/document/addresses.ts'
import {
  type FaceSubset,
  faceSource,
  familyNames,
  fontFamilies,
  weightIn,
} from '../../../core/document/fontFamilies.ts'
import { type Brought, slugOf } from '../../../render/theme/brought.ts'

/** The file of a family as its package has it: with all signs and weights. */
export const wholeFace = ({
  name,
  subset,
  weight,
}: Pick<Brought, 'name' | 'subset' | 'weight'>): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(faceSource(name, subset, weight)))

const pattern = new RegExp(
  `^${clientFolder}(.+)-(\\d+)-(latin|latin-ext|devanagari|arabic)\\.woff2$`,
)

/** What stands at the address of a face on a page that is drawn before it is built: its whole file; undefined at any other address. */
export const wholeFaceAt = (address: string): Buffer | undefined => {
  const [, slug, weight, subset] = pattern.exec(address) ?? []
  const name = familyNames.find((family) => slugOf(family) === slug)
  const subsets: readonly string[] = name ? fontFamilies[name].subsets : []
  if (
    !name ||
    !subset ||
    !subsets.includes(subset) ||
    weightIn(name, Number(weight)) !== Number(weight)
  )
    return undefined
  return wholeFace({ name, subset: subset as FaceSubset, weight: Number(weight) }) // one of the family's
}
