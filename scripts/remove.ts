/** `npm run remove`: takes a page, a dialog, a file, a fact … out of a site, and tells or leads elsewhere what pointed there. */
import { carryOut } from '../src/operations/carryOut.ts'
import { remove } from '../src/operations/remove.ts'
import { standardKit } from '../src/standard/kit.ts'
import { say, tell } from '../src/terminal/print.mjs'
import { openProgress } from '../src/terminal/progress.ts'
import { rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/remove.mjs'

const { values, positionals } = readArguments(usage)
const [what = ''] = positionals
const root = rootOf(values.root)
const { kit, engine } = await openSite(standardKit, root)
const { progress, end } = openProgress()
try {
  carryOut(kit, { root, engine, dryRun: values['dry-run'], progress, tell: say }, (ground) => {
    end()
    return remove(ground, what, values.to)
  })
} catch (error) {
  end()
  if (process.env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
  tell(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
