import type { SiteDocument } from '../../document/site.ts'
import type { Writing } from '../../kit/Writing.ts'
import { writingOfSome } from '../../model/writingOfSome.ts'
import type { Ground } from '../Ground.ts'

/** How the site writes figures. */
export const writingOf = ({ kit, files }: Ground): Writing =>
  writingOfSome(kit, (files.find(({ place }) => place?.kind === 'site')?.sound ?? {}) as Partial<SiteDocument>) // the settings' own
