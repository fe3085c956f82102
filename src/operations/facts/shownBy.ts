import type { Fact } from '../../document/facts.ts'
import type { SiteDocument } from '../../document/site.ts'
import { type Lookup, lookupIn } from '../../model/interpolate.ts'
import type { Ground } from '../Ground.ts'
import { writingOf } from './writingOf.ts'

/** What pages show in the place of a reference to a figure; nothing as long as settings or figures can't be relied on. */
export const shownBy = (ground: Ground): Lookup => {
  const sound = (kind: 'site' | 'facts') => ground.files.find((file) => file.place?.kind === kind && file.summary.sound)?.value
  const [site, facts] = [sound('site'), sound('facts')]
  if (!site) return () => undefined
  return lookupIn((facts?.['facts'] ?? {}) as Readonly<Record<string, Fact>>, site as unknown as SiteDocument, writingOf(ground)) // both follow their schemas
}
