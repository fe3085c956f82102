import type { Sources } from '../../core/document/sources.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import { siteVersion } from '../../core/model/history/siteVersion.ts'
import { refuse } from './Ground.ts'
import { say } from './messages/say.ts'

/** Refuses a site that is written for a later version of the schema than the kit knows. Errors: `OperationError`. */
export const refuseNewer = ({ history }: Kit, sources: Sources): void => {
  const writtenFor = siteVersion(sources)
  if (writtenFor <= history.version) return
  refuse(say('newerSchema', { written: writtenFor, known: history.version }))
}
