/** `npm run dev`: the studio, in which authors write the site. Prints `ready http://HOST:PORT`. */

import { runStudio } from '../src/authoring/studio/server/runStudio.ts'
import { errorMessage } from '../src/core/text/errorMessage.mjs'
import { openParts } from '../src/kits/plugins/openParts.ts'
import { PartProblem } from '../src/kits/plugins/PartProblem.ts'
import { standardAuthoringKit } from '../src/kits/standard/authoringKit.ts'
import { readSettings } from '../src/site/server/settings.ts'
import { beginBaseline, lastCommit } from '../src/site/store/baseline.ts'
import { meantBrowser } from './browsers.mjs'
import { command } from './command.mjs'
import { engineHere, rootOf } from './engineHere.mjs'
import { dayOf } from './site/dayOf.ts'
import { usage } from './usage/dev.mjs'

export const main = command(usage, async ({ values }, io) => {
  const { env, tell } = io
  const { HOST, PORT } = readSettings(env)
  const root = rootOf(values.root)
  const reopen = () =>
    openParts({ root, engine: engineHere(), standard: standardAuthoringKit, tell })
  /** What the site has now; where a part of its own is wrong, the pages are shown without all of them until it is mended. */
  const begin = async () => {
    try {
      return await reopen()
    } catch (error) {
      if (!(error instanceof PartProblem)) throw error
      tell(error.message)
      return { kit: standardAuthoringKit, engine: engineHere(), problem: error.message }
    }
  }
  await runStudio({
    ...(await begin()),
    reopen,
    findBrowser: meantBrowser,
    root,
    // Shared, it is for others: where no address is named, for all in the network.
    host: values.share && !env['HOST'] ? '0.0.0.0' : HOST,
    share: values.share === true,
    asOf: values['as-of'] === undefined ? undefined : dayOf(root, usage, values['as-of']),
    port: PORT,
    origin: env['SITE_ORIGIN'] || undefined,
  })
  // Without git, what the author finds when the site is first opened is what changes are told from: see `npm run changes`.
  if (lastCommit(root) === undefined)
    await beginBaseline(root).catch((error: unknown) =>
      tell(`No state to tell changes from could be kept in data/baseline: ${errorMessage(error)}`),
    )
  return undefined
})
