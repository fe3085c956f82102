import type { Fact } from '../../../core/document/facts.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import type { Lookup } from '../../../core/model/figures/interpolate.ts'
import { factsOn } from '../../../core/model/site/factsOn.ts'
import type { Day } from '../../../core/model/site/shownOn.ts'
import { factsShown } from '../../lint/figures/factsShown.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'

/**
 * What each document shows in the place of a reference to a figure, in its language; nothing as long as settings or figures can't be relied on. `day`: the one
 * whose values are meant, if not those that are kept now.
 */
export const shownBy = (
  { kit, files }: Ground,
  day?: Day,
): ((file: Pick<KnownFile, 'place'>) => Lookup) => {
  const sound = (kind: 'site' | 'facts') =>
    files.find((file) => file.place?.kind === kind && file.summary.sound)?.value
  const site = sound('site') as SiteDocument | undefined // it follows its schema
  if (!site) return () => () => undefined
  const known = (sound('facts')?.['facts'] ?? {}) as Readonly<Record<string, Fact>> // as above
  const shown = factsShown({
    kit,
    site,
    facts: day === undefined ? known : factsOn(known, day),
    files,
  })
  return (file) => shown(file).lookup
}
/** What each document shows of figures. Errors: `OperationError` where the facts or the settings can't be relied on: a figure would be written out wrong. */
export const soundlyShown = (
  ground: Ground,
  facts: KnownFile,
): ((file: Pick<KnownFile, 'place'>) => Lookup) => {
  const site = ground.files.find(({ place }) => place?.kind === 'site')
  if (!site?.summary.sound || !facts.summary.sound) return refuse(say('figureNotWrittenOut'))
  return shownBy(ground)
}
