import { englishNameOf } from '../../../core/document/englishNameOf.ts'
import { placeOf } from '../../../core/document/sources.ts'

/** A document as authors know it: by its address, or by what it is. */
export const called = (path: string): string => {
  const place = placeOf(path)
  if (place?.kind === 'site') return 'the settings'
  if (place?.kind === 'language') return `the settings in ${englishNameOf(place.language ?? '')}`
  if (place?.kind === 'facts') return 'Fees & figures'
  if (place?.kind === 'translations') return 'the translations’ notes'
  if (place?.kind === 'checks') return 'what pages must say'
  return place?.route ?? path
}
