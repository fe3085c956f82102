/** `npm run upgrade`: rewrites documents that were written for an earlier version of the schema. */
import { carryOut } from '../src/operations/carryOut.ts'
import { upgrade } from '../src/operations/upgrade.ts'
import { standardKit } from '../src/standard/kit.ts'
import { say, tell } from '../src/terminal/print.mjs'
import { openProgress } from '../src/terminal/progress.ts'
import { rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/upgrade.mjs'

const { values } = readArguments(usage)
const root = rootOf(values.root)
const { kit, engine } = await openSite(standardKit, root)
const { progress, end } = openProgress()
try {
  carryOut(kit, { root, engine, dryRun: values['dry-run'], progress, tell: say }, (ground) => {
    end()
    return upgrade(ground)
  })
} catch (error) {
  end()
  if (process.env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
  tell(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
